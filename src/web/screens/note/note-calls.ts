import { useEffect, useRef } from 'react';
import { log } from '../../data/log';
import { useCommand } from '../../data/use-command';
import { useFetchAgain } from '../../data/use-fetch-again';
import { useWriting } from '../../data/use-writing';
import { useDoing } from '../../parts/use-doing';

interface NoteLike {
  readonly id: string;
  readonly unread: boolean | null;
}

/** Changes one note, such as its pin. */
export function useChangeNote() {
  const { change } = useWriting('note');
  const { run } = useDoing();
  return (note: NoteLike, given: Readonly<Record<string, unknown>>) =>
    run(async () => void (await change(note, given)));
}

/** Marks notes as read or unread, and puts them in the archive or takes them out. */
export function useSortNotes() {
  const readNotes = useCommand('readNotes');
  const archiveNotes = useCommand('archiveNotes');
  const fetchNotes = useFetchAgain('note');
  return {
    read: async (noteIds: readonly string[], unread = false) => {
      await readNotes({ noteIds: [...noteIds], ...(unread && { unread }) });
      await fetchNotes();
    },
    archive: async (noteIds: readonly string[], archived: boolean) => {
      await archiveNotes({ noteIds: [...noteIds], archived });
      await fetchNotes();
    },
  };
}

const sight = 1500;

/** Whoever looks at the notes of a file has read them, after a moment. */
export function useReadOnSight(fileId: string, notes: readonly NoteLike[] | undefined): void {
  const readNotes = useCommand('readNotes');
  const fetchNotes = useFetchAgain('note');
  const told = useRef(new Set<string>());
  const unread = (notes ?? []).filter((note) => note.unread).map(({ id }) => id);
  const key = unread.join();
  useEffect(() => {
    const ids = key.split(',').filter((id) => id && !told.current.has(id));
    if (ids.length === 0) return;
    const timer = setTimeout(() => {
      for (const id of ids) told.current.add(id);
      readNotes({ noteIds: ids, fileId })
        .then(fetchNotes)
        .catch((error: unknown) => log('Notes could not be marked as read.', error));
    }, sight);
    return () => clearTimeout(timer);
  }, [fetchNotes, fileId, key, readNotes]);
}
