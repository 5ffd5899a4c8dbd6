import { sql } from 'kysely';
import { afterSale } from '#contract/money/fee-cutoff';
import type { FeeStanding } from '#contract/money/fee-cutoff';
import { provinceZones } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import type { Db, Sql } from '../../database/tables';

/** A fee that a client is charged, as it is and as it was when the day of the sale began; nothing where it was gone or not there yet. */
export interface FeeAtSale {
  readonly _id: string;
  readonly now: (FeeStanding & Pick<Recorded<'fee'>, 'incurredOn'>) | null;
  readonly atSale: FeeStanding | null;
}

/** The fees of a file that its client is charged and takes before a sale alone, as history tells them. */
export async function readFeesAtSale(
  db: Db,
  file: Pick<Recorded<'file'>, '_id' | 'state'>,
  day: string,
): Promise<FeeAtSale[]> {
  const begins = sql`(${day}::timestamp at time zone ${provinceZones[file.state]})`;
  const { rows } = await sql<FeeAtSale>`
    select e._id,
      case when e."deletedAt" is null then json_build_object(
        'totalAmount', e."totalAmount"::text, 'status', e.status, 'incurredOn', e."incurredOn") end "now",
      case when e."createdAt" < ${begins} and coalesce(e."deletedAt" >= ${begins}, true) then json_build_object(
        'totalAmount', coalesce(${changedSince('totalAmount', begins)}, e."totalAmount"::text),
        'status', coalesce(${changedSince('status', begins)}, e.status)) end "atSale"
    from fee e
    where e."fileId" = ${file._id}::uuid and e.direction = 'receivable' and e."feeType" <> all(${afterSale}::text[])`.execute(
    db,
  );
  return rows;
}

// What a field was before the first change of it since then.
const changedSince = (field: string, then: Sql): Sql => sql`(
  select c->>'before' from history h cross join jsonb_array_elements(h.changes) c
  where h."entityId" = e._id and h.entity = 'fee' and h.at >= ${then} and c->>'field' = ${field}
  order by h.at, h._id limit 1)`;
