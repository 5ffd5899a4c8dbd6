import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import { conditions } from '../records/conditions';
import type { RequestContext } from '../request/context';

/** What a company did with the files that it was asked to work in the last year. */
export interface VendorRecord {
  readonly companyId: string;
  readonly asked: number;
  readonly accepted: number;
  readonly secured: number;
  /** Accepted of the same client in the same province. */
  readonly alike: number;
}

/** What became of the assignments of the last year that the caller reads, by company. */
export async function vendorRecords(
  { db, caller, now }: RequestContext,
  { clientId, state }: Recorded<'file'>,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, VendorRecord>> {
  const { rows } = await sql<VendorRecord>`
    select t."companyId", count(*)::integer asked, count(t."acceptedAt")::integer accepted,
      count(*) filter (where t."acceptedAt" is not null and f.recovery ->> 'vendorCompanyId' = t."companyId"::text
        and f.recovery ->> 'securedDate' is not null)::integer secured,
      count(*) filter (where t."acceptedAt" is not null and f."clientId" = ${clientId}::uuid and f.state = ${state})::integer alike
    from "companyAssignment" t join file f on f._id = t."fileId"
    where ${conditions('companyAssignment', {}, caller)} and t."companyId" = any(${companyIds}::uuid[])
      and t."assignedAt" > ${now.toISOString()}::timestamptz - interval '1 year'
    group by 1`.execute(db);
  return new Map(rows.map((row) => [row.companyId, row]));
}
