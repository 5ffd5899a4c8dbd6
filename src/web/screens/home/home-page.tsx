import Typography from '@mui/material/Typography';
import { Line, Lines } from '../../parts/lines';
import { Quiet } from '../../parts/words-in-line';
import { TextLink } from '../../parts/text-link';
import { useGetList } from 'ra-core';
import type { ReactNode } from 'react';
import { writeListQuery } from '#contract/list-query';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import { useQuery } from '@tanstack/react-query';
import type { DeskRecord } from '../../data/record';
import { listPath, resourcePaths } from '../../data/resource-paths';
import { useRights } from '../../data/rights';
import { failureText } from '../../parts/failure-text';
import { PageTitle } from '../../frame/page-title';
import { RecordLink } from '../../generated/record-link';
import { useIdentity, useSession } from '../../identity/identity-context';
import { useWords } from '../../i18n/words';
import { ReferenceName } from '../../kinds/cells/reference';
import { MomentCell } from '../../kinds/cells/time';
import { StageBars } from './stage-bars';
import type { Counts } from './counts';
import { Totals } from './totals';
import './home.css';

/** The start of a day: what needs attention, where the files stand, what is due and what is new. */
export function HomePage() {
  const words = useWords();
  const { t } = words;
  const { user } = useSession();
  const { http } = useIdentity();
  const rights = useRights();
  const counts = useQuery({
    queryKey: [resourcePaths.file, 'getList', 'counts'],
    queryFn: async ({ signal }) => (await http.call('GET', '/file/bucketList', { signal })).body as Counts,
    enabled: rights.may('file', 'list'),
  });
  return (
    <div className="home">
      <header className="page-head">
        <PageTitle title={user?.firstName ? t('home.greeting', { name: user.firstName }) : t('home.title')} />
      </header>
      {rights.may('file', 'list') && (
        <>
          {counts.error && <p role="alert">{failureText(counts.error, words)}</p>}
          <Totals counts={counts.data} />
          <StageBars counts={counts.data} />
        </>
      )}
      <div className="home-lists">
        {rights.may('reminder', 'list') && user && (
          <Few
            name="reminder"
            title={t('home.due')}
            none={t('home.dueNone')}
            all={t('home.allReminders')}
            filter={{ view: ['due_now'], userId: [user._id] }}
            sort={{ field: 'dueDate', order: 'ASC' }}
            time="dueDate"
          />
        )}
        {rights.may('note', 'list') && user && (
          <Few
            name="note"
            title={t('home.unread')}
            none={t('home.unreadNone')}
            all={t('home.allNotes')}
            filter={{ unread: ['true'], recipientId: [user._id] }}
            sort={{ field: 'createdAt', order: 'DESC' }}
            time="createdAt"
          />
        )}
      </div>
    </div>
  );
}

interface FewProps {
  readonly name: ResourceName;
  readonly title: string;
  readonly none: string;
  readonly all: string;
  readonly filter: Readonly<Record<string, readonly string[]>>;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly time: string;
}

/** The first few of a list, and the way to all of them. */
function Few({ name, title, none, all, filter, sort, time }: FewProps) {
  const words = useWords();
  const { data, error } = useGetList<DeskRecord>(resourcePaths[name], {
    pagination: { page: 1, perPage: 6 },
    sort,
    filter,
    meta: { rows: true },
  });
  const search = writeListQuery(declarationOf(name), { filters: filter }).toString();
  const line = (record: DeskRecord): ReactNode => (
    <Line key={record.id}>
      <span className="line-main">
        <RecordLink name={name} record={record} />
        {typeof record.fileId === 'string' && (
          <Quiet>
            <ReferenceName to="file" id={record.fileId} />
          </Quiet>
        )}
      </span>
      <Quiet>
        <MomentCell value={String(record[time])} place="row" />
      </Quiet>
    </Line>
  );
  return (
    <section className="home-box">
      <h2>{title}</h2>
      {error ? (
        <p>{failureText(error, words)}</p>
      ) : !data ? (
        <div className="skeleton-box" />
      ) : data.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {none}
        </Typography>
      ) : (
        <Lines>{data.map(line)}</Lines>
      )}
      <TextLink sx={{ color: 'primary.main' }} to={`${listPath(name)}?${search}`}>
        {all}
      </TextLink>
    </section>
  );
}
