import { ListBase, useStore } from 'react-admin';
import { Navigate, useSearchParams } from 'react-router-dom';
import { declarationOf } from '#contract/resources/index';
import { resourcePaths } from '../../data/resource-paths';
import { usualAddress } from '../../generated/list-address';
import { listMeta, sizeKey, usualRowsOf } from '../../generated/list-ahead';
import { sortPayload } from '../../generated/list-params';
import { ListRouter } from '../../generated/list-router';
import { formerAddress } from '../former-addresses';
import { Inbox } from './inbox';

const usual = usualAddress('note');

/** The inbox: a list as any other, read beside it. */
export function NotesPage() {
  const [query] = useSearchParams();
  const [usualSize] = useStore(sizeKey('note'), usualRowsOf('note'));
  const now = formerAddress('note', query, '');
  if (now !== undefined) return <Navigate replace to={now} />;
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
