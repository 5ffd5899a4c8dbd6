import Button from '@mui/material/Button';
import AutoAwesomeIcon from '@mui/icons-material/AutoAwesomeOutlined';
import Skeleton from '@mui/material/Skeleton';
import PushPinIcon from '@mui/icons-material/PushPinOutlined';
import { Unseen } from '../../../parts/words-in-line';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { vocabularies } from '#contract/vocabularies/index';
import { useRights } from '../../../data/rights';
import { useSession } from '../../../identity/identity-context';
import { useWords } from '../../../i18n/words';
import { dayOf, formatDate } from '../../../kinds/format';
import { useNow } from '../../../kinds/now';
import { Failed, Standstill } from '../../../generated/list-states';
import { useTranslate } from '../../../i18n/use-translate';
import { NoteComposer } from '../../note/note-composer';
import { useReadOnSight } from '../../note/note-calls';
import { mayWith, useFileRecord } from '../file-record';
import type { NoteRow } from './file-notes';
import { useFileNotes } from './file-notes';
import { NoteCard } from './note-card';
import { SummaryPanel } from './summary-panel';
import '../../note/note.css';

/** Everything written on the file, the newest first, with the pinned ones on top, and the place to write. */
export function NotesTab() {
  const file = useFileRecord();
  const t = useTranslate();
  const { choice, locale } = useWords();
  const rights = useRights();
  const { user } = useSession();
  const { hash } = useLocation();
  const now = useNow();
  const [size, setSize] = useState(50);
  const [noteType, setNoteType] = useState('');
  const [replyTo, setReplyTo] = useState<NoteRow | null>(null);
  const [summing, setSumming] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const { data: notes, total = 0, error, refetch } = useFileNotes(file.id, size, noteType || undefined);
  const writes = rights.may('note', 'create') && mayWith(file, 'work');
  useReadOnSight(file.id, notes);

  const loaded = notes !== undefined;
  useEffect(() => {
    const id = hash.slice(1);
    if (loaded && id && id !== 'compose')
      list.current?.querySelector(`[id="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'center' });
  }, [hash, loaded]);

  const pinned = notes?.filter((note) => note.pinned) ?? [];
  const others = notes?.filter((note) => !note.pinned) ?? [];
  const today = dayOf(new Date(now).toISOString(), user?.timeZone);
  const dayWords = (day: string) => {
    const gap = Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000);
    return gap === 0 ? t('note.today') : gap === 1 ? t('note.yesterday') : formatDate(day, locale);
  };
  const card = (note: NoteRow) => (
    <NoteCard
      key={note.id}
      note={note}
      notes={notes ?? []}
      onReply={writes ? () => setReplyTo(note) : undefined}
    />
  );
  return (
    <section className="tab-part notes-tab" aria-label={t('note.title')}>
      <div className="tab-head">
        <h2>{t('note.title')}</h2>
        <label className="inline-field">
          <Unseen>{t('note.typeFilter')}</Unseen>
          <select className="box" value={noteType} onChange={({ target }) => setNoteType(target.value)}>
            <option value="">{t('note.anyType')}</option>
            {vocabularies.noteType.map((type) => (
              <option key={type} value={type}>
                {choice('noteType', type)}
              </option>
            ))}
          </select>
        </label>
        {rights.may('note', 'summarize') && total > 0 && (
          <Button
            startIcon={<AutoAwesomeIcon />}
            aria-expanded={summing}
            onClick={() => setSumming(!summing)}
          >
            {t('note.summarize')}
          </Button>
        )}
      </div>
      {summing && <SummaryPanel fileId={file.id} onClose={() => setSumming(false)} />}
      {writes && (
        <NoteComposer
          key={replyTo?.id ?? 'new'}
          fileId={file.id}
          replyTo={replyTo ?? undefined}
          focused={hash === '#compose' || replyTo !== null}
          onDone={() => setReplyTo(null)}
        />
      )}
      {error && <Failed title={t('note.failed')} retry={() => void refetch()} />}
      <div className="timeline" ref={list}>
        {!notes && !error && <Skeleton variant="rounded" height={72} />}
        {notes?.length === 0 && (
          <Standstill
            title={noteType ? t('note.noMatch') : t('note.fileNone')}
            lead={noteType || !writes ? '' : t('note.fileNoneLead')}
          />
        )}
        {pinned.length > 0 && (
          <>
            <h3 className="day">
              <PushPinIcon /> {t('note.pinned')}
            </h3>
            <ul className="note-list">{pinned.map(card)}</ul>
          </>
        )}
        {groupByDay(others, user?.timeZone).map(([day, ofDay]) => (
          <section key={day}>
            <h3 className="day">{dayWords(day)}</h3>
            <ul className="note-list">{ofDay.map(card)}</ul>
          </section>
        ))}
        {total > size && <Button onClick={() => setSize(size + 100)}>{t('note.more')}</Button>}
      </div>
    </section>
  );
}

function groupByDay(notes: readonly NoteRow[], zone: string | undefined): [string, NoteRow[]][] {
  const days = new Map<string, NoteRow[]>();
  for (const note of notes) {
    const day = dayOf(note.createdAt, zone);
    days.set(day, [...(days.get(day) ?? []), note]);
  }
  return [...days];
}
