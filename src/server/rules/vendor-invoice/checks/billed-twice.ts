import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Db } from '../../../database/tables';
import type { Line, CalculatedLine } from '../calculate-lines';

/**
 * Where work of a line is billed already. `billedBy`: the numbers of other invoices of its vendor, none where it was paid without one.
 * `repeats`: the number, from 1, of the line before it that says the same.
 */
export interface BilledTwice {
  readonly billedBy: readonly string[];
  readonly repeats: number | null;
}

/** What is known of what a vendor billed of files before. */
export interface BilledBefore {
  /** The lines of its other invoices that count. `waits`: nothing is owed for it yet. */
  readonly lines: readonly (Pick<Line, 'fileId' | 'feeType' | 'description' | 'incurredOn'> & {
    readonly invoiceNumber: string;
    readonly waits: boolean;
  })[];
  /** By file and kind of fee, how many are expected that no invoice bills, and how many are billed or paid. */
  readonly fees: readonly {
    readonly fileId: string;
    readonly feeType: ValueOf<'feeType'>;
    readonly expected: number;
    readonly settled: number;
  }[];
}

/** Reads what the vendor of an invoice billed of its files on others that were sent in and that neither he nor we dropped. */
export async function readBilledBefore(
  db: Db,
  { _id, companyId, fileIds }: Pick<Recorded<'vendorInvoice'>, '_id' | 'companyId' | 'fileIds'>,
): Promise<BilledBefore> {
  const lines = await sql<BilledBefore['lines'][number]>`
    select v."invoiceNumber", v."invoiceStatus" in ('submitted', 'in_review', 'disputed') waits,
      l->>'fileId' "fileId", l->>'feeType' "feeType", l->>'description' description, l->>'incurredOn' "incurredOn"
    from "vendorInvoice" v cross join lateral jsonb_array_elements(v.lines) l
    where v."companyId" = ${companyId}::uuid and v._id <> ${_id}::uuid and v."fileIds" && ${fileIds}::uuid[]
      and v."invoiceStatus" <> all('{draft,rejected,void}') and v."deletedAt" is null
    order by v."invoiceDate", v._id`.execute(db);
  const fees = await sql<BilledBefore['fees'][number]>`
    select "fileId", "feeType", count(*) filter (where "vendorInvoiceId" is null and status <> 'paid')::integer expected,
      count(*) filter (where "vendorInvoiceId" is not null or status = 'paid')::integer settled
    from fee where "fileId" = any(${fileIds}::uuid[]) and "companyId" = ${companyId}::uuid and direction = 'payable'
      and status <> all('{void,declined,written_off}') and "deletedAt" is null
    group by 1, 2`.execute(db);
  return { lines: lines.rows, fees: fees.rows };
}

/**
 * The lines whose work is billed already: another invoice bills it of the same day, or bills it of any day and no more of it is
 * expected on the file, or the invoice itself says it before.
 */
export function findBilledTwice(
  lines: readonly CalculatedLine[],
  before: BilledBefore,
): ReadonlyMap<CalculatedLine, BilledTwice> {
  return new Map(
    lines.flatMap((one, index) => {
      const repeats = lines.findIndex((other) => isSame(other.line, one.line) && isOfOneDay(other, one));
      const billedBy = billersOf(lines, index, before);
      if (repeats === index && !billedBy) return [];
      return [[one, { billedBy: billedBy ?? [], repeats: repeats < index ? repeats + 1 : null }]];
    }),
  );
}

function billersOf(
  lines: readonly CalculatedLine[],
  index: number,
  before: BilledBefore,
): readonly string[] | undefined {
  const { line } = lines[index] as CalculatedLine;
  const others = before.lines.filter((other) => isSame(other, line));
  const ofTheDay = others.filter(({ incurredOn }) => incurredOn === line.incurredOn);
  if (ofTheDay.length > 0) return numbersOf(ofTheDay);
  // What only its description tells apart is neither expected nor settled as a kind.
  if (isDescribed(line)) return undefined;
  const { expected = 0, settled = 0 } =
    before.fees.find(({ fileId, feeType }) => fileId === line.fileId && feeType === line.feeType) ?? {};
  if (others.length === 0 && settled === 0) return undefined;
  const taken =
    others.filter(({ waits }) => waits).length +
    lines.slice(0, index).filter((other) => isSame(other.line, line)).length;
  return expected > taken ? undefined : numbersOf(others);
}

type RequestContext = Pick<Line, 'fileId' | 'feeType' | 'description'>;

const described: readonly ValueOf<'feeType'>[] = ['other', 'write_off_adjustment'];
const isDescribed = ({ feeType }: RequestContext): boolean => described.includes(feeType);

function isSame(one: RequestContext, other: RequestContext): boolean {
  return (
    one.fileId === other.fileId &&
    one.feeType === other.feeType &&
    (!isDescribed(one) || wordsOf(one) === wordsOf(other))
  );
}

const wordsOf = ({ description }: RequestContext): string => (description ?? '').trim().toLowerCase();
const isOfOneDay = (one: CalculatedLine, other: CalculatedLine): boolean =>
  one.line.incurredOn === other.line.incurredOn;

const numbersOf = (lines: BilledBefore['lines']): readonly string[] => [
  ...new Set(lines.map(({ invoiceNumber }) => invoiceNumber)),
];
