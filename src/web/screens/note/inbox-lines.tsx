import List from '@mui/material/List';
import { useDeferredValue, useRef } from 'react';
import type { NoteRow } from '../file/notes/file-notes';
import { InboxLine } from './inbox-line';
import { useLineKeys } from './use-line-keys';

/** So many lines fill the window; the others are drawn as soon as these stand, without holding what is typed or pressed meanwhile. */
const inSight = 12;

interface InboxLinesProps {
  readonly notes: readonly NoteRow[];
  readonly openId: string | null;
  readonly tickedIds: readonly string[];
  readonly onTick: (id: string) => void;
  readonly onOpen: (note: NoteRow) => void;
}

/** The notes of the inbox, one below the other. */
export function InboxLines({ notes, openId, tickedIds, onTick, onOpen }: InboxLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  useLineKeys(list);
  const drawn = useDeferredValue(notes, notes.slice(0, inSight));
  return (
    <List ref={list} disablePadding>
      {drawn.map((note) => (
        <InboxLine
          key={note.id}
          note={note}
          open={note.id === openId}
          ticked={tickedIds.includes(note.id)}
          onTick={onTick}
          onOpen={onOpen}
        />
      ))}
    </List>
  );
}
