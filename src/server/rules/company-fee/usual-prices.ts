import { sql } from 'kysely';
import type { ValueOf } from '#contract/vocabularies/index';
import { operatingAgency } from '../../database/operating-agency';
import type { Sql } from '../../database/tables';
import { askedAt } from '../../request/caller';
import type { Caller } from '../../request/caller';

/**
 * The prices of the platform's own list that hold for a client or a vendor: of their side, in force or to come, for nobody else alone,
 * and where no line of their own covers all that such a line is for. A condition on the alias `t`.
 */
export function usualPrices(caller: Caller, direction: ValueOf<'feeDirection'>): Sql {
  const today = sql`(${askedAt(caller).toISOString()}::timestamptz at time zone ${caller.timeZone})::date`;
  return sql`(t."companyId" = ${operatingAgency} and t.direction = ${direction} and t."isActive"
    and (t."effectiveTo" is null or t."effectiveTo" >= ${today})
    and ${forThem(caller, direction)}
    and not exists (select from "companyFee" o
      where o."companyId" in (${caller.companyId}::uuid, ${caller.headCompanyId}::uuid)
        and o.direction = t.direction and o."feeType" = t."feeType" and o."isActive" and o."deletedAt" is null
        and o."effectiveFrom" <= ${today} and (o."effectiveTo" is null or o."effectiveTo" >= ${today})
        and ${coversAll}))`;
}

// What a vendor is paid for one client alone names that client.
const forThem = ({ headCompanyId }: Caller, direction: ValueOf<'feeDirection'>): Sql =>
  direction === 'payable'
    ? sql`t."clientId" is null`
    : sql`(t."clientId" is null or t."clientId" = ${headCompanyId}::uuid)`;

const coversAll = sql.join(
  ['clientId', 'state', 'assetType', 'contractType'].map((key) => {
    const column = sql.raw(`"${key}"`);
    return sql`(o.${column} is null or o.${column} = t.${column})`;
  }),
  sql.raw(' and '),
);
