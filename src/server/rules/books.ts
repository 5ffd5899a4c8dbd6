import { sql } from 'kysely';
import { sideOf } from '#contract/roles/sides';
import type { Caller } from '../request/caller';
import { goesOneByOne } from '../records/one-by-one';
import type { Scope } from '../records/rules';
import { onFileInScope, within } from './scopes';

/**
 * The records of what passes between an agency and its client, on files in scope: for the agency that handles the file and for
 * the client. Who only works on it, a vendor or another agency, has no part in them.
 */
export function booksInScope(caller: Caller): Scope {
  const side = sideOf(caller.activityType);
  if (side === 'vendor') return 'nothing';
  const reachable = onFileInScope(caller);
  if (side === 'client' || caller.scope === 'all') return reachable;
  const handled = sql`b."agencyId" = any(${caller.family}::uuid[])`;
  return within(
    reachable,
    goesOneByOne(caller)
      ? sql`(select ${handled} from file b where b._id = t."fileId")`
      : sql`t."fileId" in (select b._id from file b where ${handled})`,
  );
}
