import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useRights } from '../../data/rights';
import { useState } from 'react';
import { Pagination, useEvent, useListContext, useNotify } from 'react-admin';
import { EmptyList } from '../../generated/empty-list';
import { FailedList } from '../../generated/failed-list';
import { FilterBar } from '../../generated/filter-bar';
import { pageSizes } from '../../generated/list-address';
import { ViewTabs } from '../../generated/view-tabs';
import { WaitingRows } from '../../generated/waiting-rows';
import { useWords } from '../../i18n/words';
import { formatInteger } from '../../kinds/format';
import { PageHead } from '../../parts/page-head';
import { useFailure } from '../failure';
import type { NoteRow } from '../file/notes/file-notes';
import { InboxBulk } from './inbox-bulk';
import { InboxLines } from './inbox-lines';
import { useSortNotes } from './note-calls';
import { NoteReader } from './note-reader';
import { useSteadyOrder } from './steady-order';
import { useOpenNote } from './use-open-note';

/** The list, and beside it the note that is read; on a narrow screen one of the two. */
const Panes = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(320px, 440px) minmax(0, 1fr)',
  flex: 1,
  minHeight: 0,
  '& > section': { minWidth: 0, overflowY: 'auto' },
  '& > section:first-of-type': { borderRight: `1px solid ${theme.vars?.palette.divider}` },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: '1fr',
    '& > section:first-of-type': { border: 0 },
    '&[data-reading] > section:first-of-type, &:not([data-reading]) > section:last-of-type': {
      display: 'none',
    },
  },
}));

/** What was written to this person, unread first; what is read stays where it is. */
export function Inbox() {
  const { t, locale } = useWords();
  const explain = useFailure();
  const notify = useNotify();
  const sorting = useSortNotes();
  const { data, total, error, filterValues, sort, page, selectedIds, onSelect, onToggleItem, refetch } =
    useListContext<NoteRow>();
  const [readHere, setReadHere] = useState<ReadonlyMap<string, NoteRow>>(new Map());
  const [openId, setOpen] = useOpenNote();
  const filters = filterValues as Readonly<Record<string, unknown>>;
  const notes = useSteadyOrder(data, JSON.stringify([filters, sort, page]), readHere);
  const open = notes?.find(({ id }) => id === openId);
  const chosen = (notes ?? []).filter(({ id }) => selectedIds.includes(id)).map(({ id }) => id);
  const isArchive = 'myArchive' in filters;
  const archives = useRights().serves('archiveNotes');

  const act = async (run: () => Promise<void>, done?: string) => {
    try {
      await run();
      onSelect([]);
      setReadHere(new Map());
      if (done) notify(done, { type: 'success' });
    } catch (failure) {
      notify(explain(failure), { type: 'error' });
    }
  };
  const mark = (ids: readonly string[], unread: boolean) =>
    act(() => sorting.read(ids, unread), unread ? undefined : t('note.read', { count: ids.length }));
  const file = (ids: readonly string[], archived: boolean) =>
    act(
      () => sorting.archive(ids, archived),
      t(archived ? 'note.archived' : 'note.unarchived', { count: ids.length }),
    );
  const read = useEvent((note: NoteRow) => {
    setOpen(note.id);
    if (!note.unread) return;
    setReadHere(new Map(readHere).set(note.id, { ...note, unread: false }));
    sorting.read([note.id]).catch((failure: unknown) => notify(explain(failure), { type: 'error' }));
  });
  const aside = open ? { display: { xs: 'none', md: 'block' } } : {};

  return (
    <Box component="section" sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <Box sx={{ px: { xs: 2, sm: 2.5 }, pt: 1.75 }}>
        <PageHead
          title={t('note.title')}
          {...(total !== undefined && { count: formatInteger(total, locale) })}
        />
      </Box>
      <Box sx={aside}>
        <ViewTabs name="note" />
        <FilterBar name="note" />
      </Box>
      <Panes data-reading={open ? true : undefined} sx={{ borderTop: 1, borderColor: 'divider' }}>
        <section aria-label={t('note.list')}>
          {error && !data && <FailedList error={error} retry={() => void refetch()} />}
          {!notes && !error && <WaitingRows rows={10} />}
          {notes && notes.length > 0 && (
            <InboxBulk
              chosen={chosen.length}
              all={notes.length}
              archived={isArchive}
              onAll={(every) => onSelect(every ? notes.map(({ id }) => id) : [])}
              onRead={(unread) => void mark(chosen, unread)}
              onArchive={archives ? () => void file(chosen, !isArchive) : undefined}
            />
          )}
          {notes && (
            <InboxLines
              notes={notes}
              openId={openId}
              tickedIds={selectedIds as readonly string[]}
              onTick={onToggleItem}
              onOpen={read}
            />
          )}
          {notes?.length === 0 && <EmptyList name="note" canCreate={false} />}
          <Pagination rowsPerPageOptions={[...pageSizes]} />
        </section>
        <section aria-label={t('note.body')}>
          {open ? (
            <NoteReader
              key={open.id}
              note={open}
              onBack={() => setOpen(null)}
              onUnread={() => void mark([open.id], true).then(() => setOpen(null))}
              onArchive={
                archives ? () => void file([open.id], !isArchive).then(() => setOpen(null)) : undefined
              }
              archived={isArchive || open.archived === true}
            />
          ) : (
            <Typography sx={{ pt: 12, textAlign: 'center', color: 'text.secondary' }}>
              {t('note.choose')}
            </Typography>
          )}
        </section>
      </Panes>
    </Box>
  );
}
