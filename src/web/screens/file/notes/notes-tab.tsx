import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import AutoAwesomeIcon from '@mui/icons-material/AutoAwesomeOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import Skeleton from '@mui/material/Skeleton';
import PushPinIcon from '@mui/icons-material/PushPinOutlined';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { resourcePaths } from '../../../data/resource-paths';
import { useRights } from '../../../data/rights';
import { FilterBar } from '../../../generated/filter-bar';
import { useSession } from '../../../identity/identity-context';
import { useWords } from '../../../i18n/words';
import { dayOf, formatDate } from '../../../kinds/format';
import { useNow } from '../../../kinds/now';
import { FailedPart } from '../../../parts/failure';
import { Section } from '../../../parts/section';
import { Standstill } from '../../../parts/standstill';
import { NoteComposer } from '../../note/note-composer';
import { useReadOnSight } from '../../note/note-calls';
import { mayWith, useFileRecord } from '../file-record';
import { TabPart } from '../tab-part';
import type { NoteRow } from './file-notes';
import { NoteCard } from './note-card';
import { SummaryPanel } from './summary-panel';

/** Everything written on the file, the newest first, with the pinned ones on top, and the place to write. */
export function NotesTab() {
  const { id } = useFileRecord();
  return (
    <ListBase
      resource={resourcePaths.note}
      filter={{ fileId: id }}
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={50}
      disableSyncWithLocation
      storeKey={false}
      exporter={false}
      queryOptions={{ meta: { buckets: true } }}
    >
      <FileNotes />
    </ListBase>
  );
}

function FileNotes() {
  const file = useFileRecord();
  const { t, locale } = useWords();
  const rights = useRights();
  const { user } = useSession();
  const { hash } = useLocation();
  const now = useNow();
  const [replyTo, setReplyTo] = useState<NoteRow | null>(null);
  const [summing, setSumming] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const {
    data: notes,
    total = 0,
    error,
    refetch,
    filterValues,
    perPage,
    setPerPage,
  } = useListContext<NoteRow>();
  const isNarrowed = Object.keys(filterValues as object).length > 0;
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
    <TabPart>
      <Section
        title={t('note.title')}
        actions={
          rights.may('note', 'summarize') &&
          (total > 0 || isNarrowed) && (
            <Button
              startIcon={<AutoAwesomeIcon />}
              aria-expanded={summing}
              onClick={() => setSumming(!summing)}
            >
              {t('note.summarize')}
            </Button>
          )
        }
      >
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
        <Box sx={{ mx: { xs: -2, sm: -2.5 } }}>
          <FilterBar name="note" without={['fileId']} />
        </Box>
        {error && <FailedPart title={t('note.failed')} retry={() => void refetch()} />}
        <Stack ref={list} sx={{ gap: 2, mt: 2 }}>
          {!notes && !error && <Skeleton variant="rounded" height={72} />}
          {notes?.length === 0 && (
            <Standstill
              title={isNarrowed ? t('note.noMatch') : t('note.fileNone')}
              lead={isNarrowed || !writes ? '' : t('note.fileNoneLead')}
            />
          )}
          {pinned.length > 0 && (
            <div>
              <Day>
                <PushPinIcon fontSize="inherit" /> {t('note.pinned')}
              </Day>
              <Cards>{pinned.map(card)}</Cards>
            </div>
          )}
          {groupByDay(others, user?.timeZone).map(([day, ofDay]) => (
            <div key={day}>
              <Day>{dayWords(day)}</Day>
              <Cards>{ofDay.map(card)}</Cards>
            </div>
          ))}
          {total > perPage && (
            <Button onClick={() => setPerPage(perPage + 100)} sx={{ alignSelf: 'start' }}>
              {t('note.more')}
            </Button>
          )}
        </Stack>
      </Section>
    </TabPart>
  );
}

const Cards = styled('ul')({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' });

function Day({ children }: { children: ReactNode }) {
  return (
    <Typography
      component="h3"
      variant="overline"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'text.secondary' }}
    >
      {children}
    </Typography>
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
