import { sql } from 'kysely';
import type { Places } from '#contract/money/place-of-supply';
import type { Recorded } from '#contract/resources/index';
import type { Db, Sql } from '../../database/tables';

/** Which way money goes for what is done, and for what is charged, the company that is. */
type Side = Pick<Recorded<'fee'>, 'direction' | 'companyId'>;

/** Where what is done on files may be taxed, by file. */
export async function readPlaces(
  db: Db,
  fileIds: readonly string[],
  side: Side,
): Promise<ReadonlyMap<string, Places>> {
  const { rows } = await sql<Places & { _id: string }>`
    select f._id, f.state file, l.state lot, a.state auction,
      case when r.country = 'CA' then coalesce(r."taxationState", r.state) end recipient
    from file f join company c on c._id = f."clientId" left join company r on r._id = ${chargedOf(side)}
      left join company l on l._id = (f.storage->>'lotCompanyId')::uuid
      left join company a on a._id = (f.remarketing->>'auctionId')::uuid
    where f._id = any(${fileIds}::uuid[])`.execute(db);
  return new Map(rows.map(({ _id, ...places }) => [_id, places]));
}

// Who owes it is who receives it: the client's office, or the agency where the client does not pay vendors itself.
function chargedOf({ direction, companyId }: Side): Sql {
  if (direction === 'receivable') return sql`coalesce(f."clientOfficeId", ${companyId}::uuid)`;
  return sql`case when (c.playbook->>'vendorDirectBilling')::boolean
    then coalesce(f."clientOfficeId", f."clientId") else f."agencyId" end`;
}
