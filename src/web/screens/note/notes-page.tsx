import { ListBase, useStore } from 'react-admin';
import { Navigate, useSearchParams } from 'react-router-dom';
import { declarationOf } from '#contract/resources/index';
import { listPath, resourcePaths } from '../../data/resource-paths';
import { usualAddress, whole } from '../../generated/list-address';
import { listMeta, sizeKey, usualRowsOf } from '../../generated/list-ahead';
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
  const [usualSize] = useStore(sizeKey('note'), usualRowsOf('note'));
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
        queryOptions={{ meta: listMeta(declarationOf('note')) }}
        // Who opens it was asked at the page's door.
        disableAuthentication
      >
        <Inbox />
      </ListBase>
    </ListRouter>
  );
}
