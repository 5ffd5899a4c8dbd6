import type { RowOf, Unworded } from '#contract/commands/input';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import type { Recorded } from '#contract/resources/index';
import { changeRecord } from '../records/change';
import { find } from '../records/find';
import { inTransaction } from '../request/in-transaction';
import type { RequestContext } from '../request/context';
import { withoutIdempotencyKey } from '../request/without-idempotency-key';
import { readId } from '../request/read-id';
import { invalid } from '../rules/refuse';
import { decideInvoice } from '../rules/vendor-invoice/decide';
import type { Decision } from '../rules/vendor-invoice/decide';
import type { Handler } from './handler';
import { eachOnItsOwn } from './each-on-its-own';

const most = 100;

/** Decides invoices, each on its own: what one of them does not allow says so, and the others are decided. */
export const decideVendorInvoices: Handler<'decideVendorInvoices'> = async (context, input) => {
  const { ids, versions, decision } = input;
  if (ids.length === 0 || ids.length > most)
    throw invalid('ids', sentence('vendorInvoices.idsUpTo', { most }));
  if (versions && versions.length !== ids.length)
    throw invalid('versions', sentence('vendorInvoices.versionsManyIds'));
  const lines = input.lines ?? [];
  if (lines.length > 0 && ids.length > 1)
    throw invalid('lines', sentence('vendorInvoices.linesThoseOneInvoice'));
  const said = { decision, note: input.note ?? null, lines, noteField: 'note', linesField: 'lines' };
  const data: Unworded<RowOf<'decideVendorInvoices'>>[] = [];
  for (const [index, id] of ids.entries()) {
    const seen = versions?.[index];
    data.push(await eachOnItsOwn(context, id, () => decideOne(context, id, seen, said)));
  }
  return { body: { data } };
};

async function decideOne(
  context: RequestContext,
  given: string,
  seen: string | undefined,
  said: Decision,
): Promise<Pick<Recorded<'vendorInvoice'>, 'invoiceStatus' | 'approvalLevel' | 'version'>> {
  const id = readId(given, 'ids');
  // As it stood when the call came in: who loses a race decides nothing that they have not seen.
  const before = await find(context.db, 'vendorInvoice', id, context.caller);
  const expected = seen === undefined ? before.version : Number(seen);
  const answer = await inTransaction(withoutIdempotencyKey(context), async (context) => {
    const { invoiceStatus, approvalLevel, version } = await changeRecord(
      context,
      'vendorInvoice',
      id,
      (current) => {
        if (current.version !== expected)
          throw new Problem('STALE_VERSION', {
            message: sentence('vendorInvoices.somebodyElseDecidedChangedInvoice'),
          });
        return decideInvoice(context, current, said);
      },
    );
    return { body: { invoiceStatus, approvalLevel, version } };
  });
  return answer.body;
}
