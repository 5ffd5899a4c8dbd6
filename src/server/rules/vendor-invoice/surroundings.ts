import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { operatingAgency } from '../../database/operating-agency';
import type { Db } from '../../database/tables';
import { invalid } from '../refuse';

type File = Recorded<'file'>;
/** What is known of a file that is billed. `directBilling`: its client pays vendors itself. */
export type BilledFile = Pick<
  File,
  '_id' | 'ref' | 'state' | 'closed' | 'clientId' | 'assetType' | 'contractType'
> & {
  readonly directBilling: boolean;
};
export type PayableLine = Recorded<'companyFee'>;

/** So many units, and those of them that cost nothing. */
export interface Units {
  readonly units: number;
  readonly free: number;
}

/** What the lines of an invoice are reckoned by. */
export interface Surroundings {
  readonly vendor: Pick<
    Recorded<'company'>,
    '_id' | 'state' | 'gstRegistered' | 'qstNumber' | 'paymentTermsDays' | 'companyName'
  >;
  readonly files: ReadonlyMap<string, BilledFile>;
  /** The lines that may price what it bills, and whose lists they are, the nearest first. */
  readonly prices: { readonly lines: readonly PayableLine[]; readonly sources: readonly string[] };
  /** What the vendor billed before and that was approved, by file and kind of fee: `<fileId> <feeType>`. */
  readonly billed: ReadonlyMap<string, Units>;
  /** The rates of the files' provinces, of all times. */
  readonly rates: readonly Recorded<'provinceTax'>[];
}

/** Reads what an invoice of a company about these files is reckoned by. */
export async function readSurroundings(
  db: Db,
  companyId: string,
  fileIds: readonly string[],
): Promise<Surroundings> {
  const vendor = await db
    .selectFrom('company')
    .select([
      ...(['_id', 'state', 'gstRegistered', 'qstNumber', 'paymentTermsDays'] as const),
      ...(['companyName', 'lineage', 'activityType'] as const),
    ])
    .where('_id', '=', companyId)
    .executeTakeFirstOrThrow();
  if (vendor.activityType === 'lender')
    throw invalid('companyId', sentence('vendorInvoices.lenderSendsNoInvoices'));
  const files = await sql<BilledFile>`
    select f._id, f.ref, f.state, f.closed, f."clientId", f."assetType", f."contractType",
      coalesce((c.playbook->>'vendorDirectBilling')::boolean, false) "directBilling"
    from file f join company c on c._id = f."clientId" where f._id = any(${fileIds}::uuid[])`.execute(db);
  const platform = await sql<{ _id: string }>`select ${operatingAgency} _id`.execute(db);
  const sources = [...vendor.lineage].reverse().concat(platform.rows.map(({ _id }) => _id));
  const { rows: lines } = await sql<PayableLine>`
    select * from "companyFee" where direction = 'payable' and "isActive" and "deletedAt" is null
    and "companyId" = any(${sources}::uuid[])`.execute(db);
  const billed = await sql<Units & { about: string }>`
    select "fileId" || ' ' || "feeType" about, sum(quantity) units, coalesce(sum(least(quantity, coalesce("freeUnits", 0))), 0) free from fee
    where "fileId" = any(${fileIds}::uuid[]) and "companyId" = ${companyId}::uuid and direction = 'payable'
      and "vendorInvoiceId" is not null and status <> all('{void,declined,written_off}') and "deletedAt" is null
    group by 1`.execute(db);
  const provinces = [...new Set(files.rows.map(({ state }) => state))];
  const rates = provinces.length
    ? await db.selectFrom('provinceTax').selectAll().where('province', 'in', provinces).execute()
    : [];
  return {
    vendor,
    files: new Map(files.rows.map((file) => [file._id, file])),
    prices: { lines, sources },
    billed: new Map(billed.rows.map(({ about, ...units }) => [about, units])),
    rates,
  };
}
