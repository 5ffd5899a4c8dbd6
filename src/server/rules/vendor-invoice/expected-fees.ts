import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import type { Db } from '../../database/tables';

type Fee = Recorded<'fee'>;
type Work = Pick<Fee, 'fileId' | 'feeType'>;

/** Fees that nobody billed yet, the oldest first, by `<fileId> <feeType>`. */
export type ExpectedFees = ReadonlyMap<string, readonly Fee[]>;

/** Reads what is owed to a vendor on files and was not billed yet. */
export async function readExpected(
  db: Db,
  companyId: string,
  fileIds: readonly string[],
): Promise<ExpectedFees> {
  const { rows } = await sql<Fee>`
    select * from fee where "fileId" = any(${fileIds}::uuid[]) and "companyId" = ${companyId}::uuid
      and direction = 'payable' and status = any('{draft,pending_approval,approved}')
      and "vendorInvoiceId" is null and "deletedAt" is null order by "incurredOn", _id`.execute(db);
  const fees = new Map<string, Fee[]>();
  for (const fee of rows) fees.set(about(fee), [...(fees.get(about(fee)) ?? []), fee]);
  return fees;
}

/** The fee that each line of an invoice bills, where one was expected: a fee is billed once, the oldest first. */
export function expectedOf(lines: readonly Work[], expected: ExpectedFees): readonly (Fee | undefined)[] {
  const taken = new Map<string, number>();
  return lines.map((line) => {
    const before = taken.get(about(line)) ?? 0;
    taken.set(about(line), before + 1);
    return expected.get(about(line))?.[before];
  });
}

const about = ({ fileId, feeType }: Work): string => `${fileId} ${feeType}`;
