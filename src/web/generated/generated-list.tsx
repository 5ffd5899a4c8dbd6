import { ListBase, useStore } from 'react-admin';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import { resourcePaths } from '../data/resource-paths';
import { usualAddress } from './list-address';
import { listMeta, sizeKey, usualRowsOf } from './list-ahead';
import { ListPage } from './list-page';
import { sortPayload } from './list-params';
import { ListRouter } from './list-router';
import type { AnySlots } from './slots';

/** The list of any resource: react-admin's, by its declaration, its layout and its slots. */
export function GeneratedList({ name, slots }: { name: ResourceName; slots: AnySlots }) {
  const declaration = declarationOf(name);
  const [usualSize] = useStore(sizeKey(name), usualRowsOf(name));
  const usual = usualAddress(name);
  return (
    <ListRouter name={name} usualSize={usualSize}>
      <ListBase
        resource={resourcePaths[name]}
        perPage={usualSize}
        sort={sortPayload(declaration, usual.sort)}
        filterDefaultValues={usual.filters}
        exporter={false}
        queryOptions={{ meta: listMeta(declaration) }}
        // Who opens it was asked at the page's door, and by this answer its rows would wait two more times.
        disableAuthentication
      >
        <ListPage name={name} slots={slots} />
      </ListBase>
    </ListRouter>
  );
}
