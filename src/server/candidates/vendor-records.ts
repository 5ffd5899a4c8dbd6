import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import { conditions } from '../records/conditions';
import { countedRows } from '../records/counted-values';
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

/** The same of the files of one client in one province. */
interface Alike extends Omit<VendorRecord, 'alike'> {
  readonly clientId: string;
  readonly state: string;
}

/** What became of the assignments of the last year that the caller reads, by company. Of many it may be told as it was a minute ago. */
export async function vendorRecords(
  { db, caller, now }: RequestContext,
  { clientId, state }: Recorded<'file'>,
): Promise<ReadonlyMap<string, VendorRecord>> {
  const today = now.toISOString().slice(0, 10);
  const counted = await countedRows(
    db,
    sql<Alike>`
      select t."companyId", f."clientId", f.state, count(*)::integer asked, count(t."acceptedAt")::integer accepted,
        count(*) filter (where t."acceptedAt" is not null and f.recovery ->> 'vendorCompanyId' = t."companyId"::text
          and f.recovery ->> 'securedDate' is not null)::integer secured
      from "companyAssignment" t join file f on f._id = t."fileId"
      where ${conditions('companyAssignment', {}, caller)} and t."assignedAt" > ${today}::date - interval '1 year'
      group by 1, 2, 3`,
    (rows) => rows.reduce((sum, { asked }) => sum + asked, 0),
  );
  const records = new Map<string, VendorRecord>();
  for (const { companyId, asked, accepted, secured, ...of } of counted) {
    const before = records.get(companyId) ?? { companyId, asked: 0, accepted: 0, secured: 0, alike: 0 };
    records.set(companyId, {
      companyId,
      asked: before.asked + asked,
      accepted: before.accepted + accepted,
      secured: before.secured + secured,
      alike: before.alike + (of.clientId === clientId && of.state === state ? accepted : 0),
    });
  }
  return records;
}
