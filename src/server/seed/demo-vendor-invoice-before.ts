import type { Recorded } from '#contract/resources/index';
import type { BilledBefore } from '../rules/vendor-invoice/checks/billed-twice';
import type { Seeded } from './demo-bundle';
import type { RequestContext } from './demo-vendor-invoice-works';

const dropped: readonly unknown[] = ['draft', 'rejected', 'void'];
const waiting: readonly unknown[] = ['submitted', 'in_review', 'disputed'];

/** What a vendor of the demo had billed of the files of an invoice when that came in, and what it was still owed for. */
export function billedBefore(
  { companyId, fileIds }: Pick<Recorded<'vendorInvoice'>, 'companyId' | 'fileIds'>,
  works: readonly RequestContext[],
  earlier: readonly Seeded<'vendorInvoice'>[],
): BilledBefore {
  const lines = earlier
    .filter(({ invoiceStatus }) => !dropped.includes(invoiceStatus))
    .flatMap(({ invoiceNumber = '', invoiceStatus, lines: own = [] }) =>
      own
        .filter(({ fileId }) => fileIds.includes(fileId))
        .map((line) => ({ ...line, invoiceNumber, waits: waiting.includes(invoiceStatus) })),
    );
  const kinds = new Map<
    string,
    { -readonly [F in keyof BilledBefore['fees'][number]]: BilledBefore['fees'][number][F] }
  >();
  for (const { fileId, feeType } of works
    .filter((context) => context.companyId === companyId && fileIds.includes(context.fileId))
    .flatMap(({ fees }) => fees)) {
    const kind = kinds.get(`${fileId} ${feeType}`) ?? { fileId, feeType, expected: 0, settled: 0 };
    kinds.set(`${fileId} ${feeType}`, { ...kind, expected: kind.expected + 1 });
  }
  for (const { fileId, feeType, waits } of lines) {
    const kind = kinds.get(`${fileId} ${feeType}`);
    if (!kind || waits) continue;
    kind.expected -= 1;
    kind.settled += 1;
  }
  return { lines, fees: [...kinds.values()] };
}
