import { sql } from 'kysely';
import type { Rates } from '#contract/money/taxes';
import { ratesOn } from '#contract/money/taxes';
import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import { operatingAgency } from '../database/operating-agency';
import type { Db } from '../database/tables';
import { invalid } from '../rules/refuse';

type File = Recorded<'file'>;
/** What is known of a file that is billed. `directBilling`: its client pays vendors itself. */
export type BilledFile = Pick<
  File,
  '_id' | 'ref' | 'state' | 'closed' | 'clientId' | 'assetType' | 'contractType'
> & {
  readonly directBilling: boolean;
};
export type PayableLine = Recorded<'companyFee'>;

/** What the lines of an invoice are reckoned by. */
export interface Surroundings {
  readonly vendor: Pick<Recorded<'company'>, '_id' | 'gstRegistered' | 'paymentTermsDays' | 'companyName'>;
  readonly files: ReadonlyMap<string, BilledFile>;
  /** The vendor's own price list, and the platform's for what it leaves out. */
  readonly prices: { readonly own: readonly PayableLine[]; readonly usual: readonly PayableLine[] };
  readonly rates: ReadonlyMap<ValueOf<'province'>, Rates | undefined>;
}

/** Reads what an invoice of a company about these files, dated so, is reckoned by. */
export async function readSurroundings(
  db: Db,
  companyId: string,
  fileIds: readonly string[],
  invoiceDate: string,
): Promise<Surroundings> {
  const vendor = await db
    .selectFrom('company')
    .select(['_id', 'gstRegistered', 'paymentTermsDays', 'companyName', 'lineage', 'activityType'])
    .where('_id', '=', companyId)
    .executeTakeFirstOrThrow();
  if (vendor.activityType === 'lender') throw invalid('companyId', 'a lender sends no bills');
  const files = await sql<BilledFile>`
    select f._id, f.ref, f.state, f.closed, f."clientId", f."assetType", f."contractType",
      coalesce((c.playbook->>'vendorDirectBilling')::boolean, false) "directBilling"
    from file f join company c on c._id = f."clientId" where f._id = any(${fileIds}::uuid[])`.execute(db);
  const prices = await sql<PayableLine & { isOwn: boolean }>`
    select t.*, t."companyId" = any(${vendor.lineage}::uuid[]) "isOwn" from "companyFee" t
    where t.direction = 'payable' and t."isActive" and t."deletedAt" is null
    and (t."companyId" = any(${vendor.lineage}::uuid[]) or t."companyId" = ${operatingAgency})`.execute(db);
  const rates = await db.selectFrom('provinceTax').selectAll().execute();
  const provinces = [...new Set(files.rows.map(({ state }) => state))];
  return {
    vendor,
    files: new Map(files.rows.map((file) => [file._id, file])),
    prices: {
      own: prices.rows.filter(({ isOwn }) => isOwn),
      usual: prices.rows.filter(({ isOwn }) => !isOwn),
    },
    rates: new Map(
      provinces.map((state) => [
        state,
        ratesOn(
          rates.filter(({ province }) => province === state),
          invoiceDate,
        ),
      ]),
    ),
  };
}
