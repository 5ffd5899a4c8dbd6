import { ListBase, useStore } from 'react-admin';
import { Navigate, useSearchParams } from 'react-router-dom';
import { declarationOf } from '#contract/resources/index';
import { listPath, resourcePaths } from '../../data/resource-paths';
import { usualAddress, whole } from '../../generated/list-address';
import { sortPayload } from '../../generated/list-params';
import { ListRouter } from '../../generated/list-router';
import { Inbox } from './inbox';

const usual = usualAddress('note');

/** The views that addresses named before they said what they show. */
const formerViews: Readonly<Record<string, string>> = {
  mine: '',
  archive: '?myArchive=true',
  all: whole,
};

/** The inbox: a list as any other, read beside it. */
export function NotesPage() {
  const [query] = useSearchParams();
  const [usualSize] = useStore('size.note', 50);
  const former = formerViews[query.get('view') ?? ''];
  if (former !== undefined) return <Navigate replace to={`${listPath('note')}${former}`} />;
  return (
    <ListRouter name="note" usualSize={usualSize}>
      <ListBase
        resource={resourcePaths.note}
        perPage={usualSize}
        sort={sortPayload(declarationOf('note'), usual.sort)}
        filterDefaultValues={usual.filters}
        exporter={false}
        queryOptions={{ meta: { buckets: true } }}
      >
        <Inbox />
      </ListBase>
    </ListRouter>
  );
}
