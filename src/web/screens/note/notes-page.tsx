import Skeleton from '@mui/material/Skeleton';
import { Quiet } from '../../parts/words-in-line';
import { useGetList, useNotify } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { resourcePaths } from '../../data/resource-paths';
import { useRights } from '../../data/rights';
import { isTyping } from '../../frame/keys';
import { PageTitle } from '../../frame/page-title';
import { Failed, Standstill } from '../../generated/list-states';
import { useTranslate } from '../../i18n/use-translate';
import { useFailure } from '../failure';
import { ViewBar, viewIn } from '../../parts/view-bar';
import type { NoteRow } from '../file/notes/file-notes';
import { InboxBulk } from './inbox-bulk';
import { InboxFilters } from './inbox-filters';
import { InboxLine } from './inbox-line';
import { NoteReader } from './note-reader';
import { useSortNotes } from './note-calls';
import { useSteadyOrder } from './steady-order';
import '../screens.css';
import './note.css';

const views = ['mine', 'archive', 'all'] as const;
type View = (typeof views)[number];
const switchOf: Record<View, string> = { mine: 'myMessages', archive: 'myArchive', all: 'allMessages' };
const filterNames = ['noteType', 'companyId', 'dateFrom', 'dateTo'];

/** The inbox: what was written to this person, unread first, read beside the list. */
export function NotesPage() {
  const t = useTranslate();
  const rights = useRights();
  const explain = useFailure();
  const notify = useNotify();
  const sorting = useSortNotes();
  const [query, setQuery] = useSearchParams();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [size, setSize] = useState(50);
  const [readHere, setReadHere] = useState<ReadonlyMap<string, NoteRow>>(new Map());
  const list = useRef<HTMLUListElement>(null);
  const view: View = viewIn(views, query.get('view'));
  const unreadOnly = query.get('unread') === 'true';
  const openId = query.get('note');
  const filters = Object.fromEntries(
    filterNames.flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : [])),
  );

  const go = (change: Readonly<Record<string, string | null>>, replace = false) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setQuery(next, { replace });
  };
  const bounds = {
    ...(filters.dateFrom && { dateFrom: `${filters.dateFrom}T00:00:00Z` }),
    ...(filters.dateTo && { dateTo: `${filters.dateTo}T23:59:59Z` }),
  };
  const { data, total, error, refetch } = useGetList<NoteRow>(
    resourcePaths.note,
    {
      filter: { ...filters, ...bounds, [switchOf[view]]: true, ...(unreadOnly && { unread: true }) },
      pagination: { page: 1, perPage: size },
      sort:
        view === 'mine'
          ? { field: 'unread,createdAt', order: 'DESC' }
          : { field: 'createdAt', order: 'DESC' },
    },
    { placeholderData: (before) => before },
  );
  const notes = useSteadyOrder(data, [view, unreadOnly, ...Object.values(filters)].join(), readHere);
  const open = notes?.find(({ id }) => id === openId);
  const chosen = notes?.filter(({ id }) => ticked.has(id)) ?? [];

  const act = async (run: () => Promise<void>, done?: string) => {
    try {
      await run();
      setTicked(new Set());
      setReadHere(new Map());
      if (done) notify(done, { type: 'success' });
    } catch (failure) {
      notify(explain(failure), { type: 'error' });
    }
  };
  const read = (note: NoteRow) => {
    go({ note: note.id }, openId !== null);
    if (note.unread) setReadHere(new Map(readHere).set(note.id, { ...note, unread: false }));
    if (note.unread)
      void sorting.read([note.id]).catch((failure: unknown) => notify(explain(failure), { type: 'error' }));
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || event.ctrlKey || event.metaKey || (event.key !== 'j' && event.key !== 'k'))
        return;
      const lines = [...(list.current?.querySelectorAll<HTMLElement>('.inbox-open') ?? [])];
      const at = lines.indexOf(document.activeElement as HTMLElement);
      lines[Math.max(0, Math.min(lines.length - 1, at + (event.key === 'j' ? 1 : -1)))]?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const shownViews = views.filter((one) => one !== 'all' || rights.may('note', 'delete'));
  return (
    <div className={open ? 'desk-page inbox inbox-reading' : 'desk-page inbox'}>
      <PageTitle title={t('note.title')}>
        <Quiet style={{ fontVariantNumeric: 'tabular-nums' }}>
          {total !== undefined && t('note.count', { smart_count: total })}
        </Quiet>
      </PageTitle>
      <ViewBar
        label={t('note.views.label')}
        views={shownViews}
        nameOf={(one) => t(`note.views.${one}`)}
        current={view}
        onView={(one) => setQuery(one === 'mine' ? {} : { view: one })}
      />
      <InboxFilters
        filters={filters}
        unreadOnly={unreadOnly}
        onChange={(change) => go({ ...change, note: null })}
      />
      {error && <Failed title={t('note.failed')} lead={explain(error)} retry={() => void refetch()} />}
      <div className="inbox-panes">
        <section className="inbox-list" aria-label={t('note.list')}>
          {!notes && !error && <Skeleton variant="rounded" height={72} />}
          {notes && notes.length > 0 && (
            <InboxBulk
              chosen={chosen}
              all={notes.length}
              archived={view === 'archive'}
              onAll={(every) => setTicked(new Set(every ? notes.map(({ id }) => id) : []))}
              onRead={(unread) =>
                void act(
                  () => sorting.read([...ticked], unread),
                  unread ? undefined : t('note.read', { count: ticked.size }),
                )
              }
              onArchive={(archived) =>
                void act(
                  () => sorting.archive([...ticked], archived),
                  t(archived ? 'note.archived' : 'note.unarchived', { count: ticked.size }),
                )
              }
            />
          )}
          <ul ref={list}>
            {notes?.map((note) => (
              <InboxLine
                key={note.id}
                note={note}
                open={note.id === openId}
                ticked={ticked.has(note.id)}
                onTick={(tick) => {
                  const next = new Set(ticked);
                  if (tick) next.add(note.id);
                  else next.delete(note.id);
                  setTicked(next);
                }}
                onOpen={() => read(note)}
              />
            ))}
          </ul>
          {notes?.length === 0 && (
            <Standstill
              title={
                Object.keys(filters).length > 0 || unreadOnly ? t('note.noMatch') : t(`note.none.${view}`)
              }
              lead=""
            />
          )}
          {total !== undefined && total > size && (
            <button type="button" className="button inbox-more" onClick={() => setSize(size + 100)}>
              {t('note.more')}
            </button>
          )}
        </section>
        <section className="inbox-reader" aria-label={t('note.body')}>
          {open ? (
            <NoteReader
              key={open.id}
              note={open}
              onBack={() => go({ note: null }, true)}
              onUnread={() =>
                void act(() => sorting.read([open.id], true)).then(() => go({ note: null }, true))
              }
              onArchive={() =>
                void act(
                  () => sorting.archive([open.id], view !== 'archive'),
                  t(view === 'archive' ? 'note.unarchived' : 'note.archived', { count: 1 }),
                ).then(() => go({ note: null }, true))
              }
              archived={view === 'archive' || open.archived === true}
            />
          ) : (
            <p className="inbox-none quiet">{t('note.choose')}</p>
          )}
        </section>
      </div>
    </div>
  );
}
