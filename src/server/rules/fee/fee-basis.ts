import { sql } from 'kysely';
import type { TaxBasis } from '#contract/money/fee-taxes';
import type { ClientLimits } from '#contract/money/client-limits';
import type { FeeLine, PriceBasis } from '#contract/money/quote';
import { lineAmong } from '#contract/money/sources';
import { ratesOn } from '#contract/money/taxes';
import type { FeeRates } from '#contract/money/fee-taxes';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { operatingAgency } from '../../database/operating-agency';
import type { Db } from '../../database/tables';
import { invalid } from '../refuse';
import { readClientLimits } from './client-limits';

export type Line = FeeLine & Pick<Recorded<'companyFee'>, 'companyId' | 'glCode' | 'billToDebtor'>;

/** What a fee is worked out for. */
export interface Subject extends Pick<
  Recorded<'fee'>,
  'feeType' | 'direction' | 'companyId' | 'state' | 'incurredOn'
> {
  readonly file: Recorded<'file'>;
  /** The fee itself, where there is one already. */
  readonly feeId?: string;
  /** The day on which the tax becomes payable: until it is billed, today. */
  readonly taxedOn: string;
}

/** What a fee is worked out on, and what else the line says. */
export type FeeBasis = PriceBasis & {
  readonly line: Line | undefined;
  readonly client: ClientLimits | null;
};

/**
 * Reads what a fee is worked out on: the line of the price lists that prices it, the rates of the day, whether the supplier is
 * registered, how much of the same stands on the file, and what of the free units that took up.
 * @throws Problem INVALID naming `incurredOn` for a day without rates
 */
export async function readFeeBasis(db: Db, subject: Subject): Promise<FeeBasis> {
  const { file, direction, companyId, state, incurredOn, taxedOn } = subject;
  // A day of which no rates are known is a slip of the pen.
  if (incurredOn < taxedOn) await readRates(db, state, incurredOn);
  const counterpart = direction === 'receivable' ? (file.clientOfficeId ?? companyId) : companyId;
  const supplier = direction === 'receivable' ? file.agencyId : companyId;
  const [lines, rates, liable, { rows }] = [
    await readLines(db, counterpart, subject),
    await readRates(db, state, taxedOn),
    await readLiable(db, supplier, direction === 'receivable' ? companyId : file.agencyId),
    await sql<{ earlierUnits: number; freeTaken: number }>`
      select coalesce(sum(quantity) filter (where status <> 'written_off'), 0) "earlierUnits",
        coalesce(sum(least(quantity, coalesce("freeUnits", 0))), 0) "freeTaken"
      from fee where "fileId" = ${file._id}::uuid and "feeType" = ${subject.feeType}
        and direction = ${direction} and "companyId" = ${companyId}::uuid and "deletedAt" is null
        and status <> all('{void,declined}') and _id is distinct from ${subject.feeId ?? null}::uuid`.execute(
      db,
    ),
  ];
  const line = lineAmong(lines.rows, lines.sources, {
    clientId: file.clientId,
    assetType: file.assetType,
    contractType: file.contractType,
    state,
    incurredOn,
  });
  const { earlierUnits = 0, freeTaken = 0 } = rows[0] ?? {};
  const { feeType, feeId } = subject;
  const client = await readClientLimits(db, { fileId: file._id, feeType, direction, feeId });
  return { line, rates, ...liable, earlierUnits, freeTaken, client };
}

/** The lines that may price a kind of fee for a company, and whose lists they are, the nearest first. */
async function readLines(
  db: Db,
  companyId: string,
  { feeType, direction, incurredOn }: Subject,
): Promise<{ rows: Line[]; sources: string[] }> {
  const { rows: around } = await sql<{ lineage: string[]; platform: string }>`
    select lineage, ${operatingAgency} platform from company where _id = ${companyId}::uuid`.execute(db);
  const [{ lineage, platform } = { lineage: [], platform: companyId }] = around;
  const sources = [...lineage].reverse().concat(platform);
  const { rows } = await sql<Line>`
    select _id, "companyId", "clientId", state, "assetType", "contractType", amount, unit, "minimumAmount", "maximumAmount",
      "freeUnits", "maxQuantity", "effectiveFrom", "effectiveTo", "preApprovalThreshold", taxable, "glCode", "billToDebtor"
    from "companyFee" where "companyId" = any(${sources}::uuid[]) and "feeType" = ${feeType} and direction = ${direction}
      and "isActive" and "deletedAt" is null and "effectiveFrom" <= ${incurredOn}::date
      and ("effectiveTo" is null or "effectiveTo" >= ${incurredOn}::date)`.execute(db);
  return { rows, sources };
}

/** By which taxes a supplier is bound, and whether who is charged has no address in Canada. */
export async function readLiable(
  db: Db,
  supplierId: string,
  chargedId: string,
): Promise<Pick<TaxBasis, 'registered' | 'hasQstNumber' | 'isNonResident'>> {
  const { rows } = await sql<{ registered: boolean; hasQstNumber: boolean; isNonResident: boolean }>`
    select s."gstRegistered" registered, s."qstNumber" is not null "hasQstNumber", c.country <> 'CA' "isNonResident"
    from company s, company c where s._id = ${supplierId}::uuid and c._id = ${chargedId}::uuid`.execute(db);
  return rows[0] ?? { registered: false, hasQstNumber: false, isNonResident: false };
}

/**
 * The rates of a province that are in force on the day on which the tax becomes payable.
 * @throws Problem INVALID naming `incurredOn` for a day without rates
 */
export async function readRates(db: Db, state: Recorded<'fee'>['state'], day: string): Promise<FeeRates> {
  const { rows } = await sql<FeeRates & { effectiveFrom: string; effectiveTo: string | null }>`
    select province, "gstRate", "hstRate", "pstRate", "pstFees", "effectiveFrom", "effectiveTo" from "provinceTax"
    where province = ${state} and "deletedAt" is null`.execute(db);
  const rates = ratesOn(rows, day);
  if (!rates) throw invalid('incurredOn', sentence('money.thereNoTaxRates', { province: state, day }));
  return rates;
}
