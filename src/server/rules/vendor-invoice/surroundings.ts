import { sql } from 'kysely';
import type { Places } from '#contract/money/place-of-supply';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { operatingAgency } from '../../database/operating-agency';
import type { Db } from '../../database/tables';
import { readPlaces } from '../fee/read-places';
import { invalid } from '../refuse';
import { readExpected } from './expected-fees';
import type { ExpectedFees } from './expected-fees';

type File = Recorded<'file'>;
/** What is known of a file that is billed. `directBilling`: its client pays vendors itself. `places`: where its work may be taxed. */
export type BilledFile = Pick<
  File,
  '_id' | 'ref' | 'state' | 'closed' | 'clientId' | 'assetType' | 'contractType'
> & {
  readonly directBilling: boolean;
  readonly places: Places;
};
export type PayableLine = Recorded<'companyFee'>;

/** So many units, and those of them that cost nothing. */
export interface Units {
  readonly units: number;
  readonly free: number;
}

/** What the lines of an invoice are calculated by. */
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
  /** What was expected of the vendor on these files, and nobody billed yet. */
  readonly expected: ExpectedFees;
  /** The rates of every province, of all times. */
  readonly rates: readonly Recorded<'provinceTax'>[];
}

/** Reads what an invoice of a company about these files is calculated by. */
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
  const files = await sql<Omit<BilledFile, 'places'>>`
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
  const rates = await db.selectFrom('provinceTax').selectAll().where('deletedAt', 'is', null).execute();
  const places = await readPlaces(db, fileIds, { direction: 'payable', companyId });
  const expected = await readExpected(db, companyId, fileIds);
  return {
    vendor,
    files: new Map(
      files.rows.flatMap((file) => {
        const around = places.get(file._id);
        return around ? [[file._id, { ...file, places: around }]] : [];
      }),
    ),
    prices: { lines, sources },
    billed: new Map(billed.rows.map(({ about, ...units }) => [about, units])),
    expected,
    rates,
  };
}
