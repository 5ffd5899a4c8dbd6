import type { RowOf, Unworded } from '#contract/commands/input';
import { find } from '../records/find';
import { readId } from '../request/read-id';
import { invalid } from '../rules/refuse';
import { postInvoice } from '../vendor-invoices/post-invoice';
import { eachOnItsOwn } from './each-on-its-own';
import type { Handler } from './handler';
import { sentence } from '#contract/words/sentence';

const most = 100;

/** Posts invoices to the accounts, each on its own. One that is there already is answered with its number there. */
export const postVendorInvoices: Handler<'postVendorInvoices'> = async (context, { vendorInvoiceIds }) => {
  if (vendorInvoiceIds.length === 0 || vendorInvoiceIds.length > most)
    throw invalid('vendorInvoiceIds', sentence('vendorInvoices.vendorInvoiceIdsUpTo', { most }));
  const data: Unworded<RowOf<'postVendorInvoices'>>[] = [];
  for (const id of new Set(vendorInvoiceIds))
    data.push(
      await eachOnItsOwn(context, id, async () => {
        await find(context.db, 'vendorInvoice', readId(id, 'vendorInvoiceIds'), context.caller);
        const posting = await postInvoice(context.app, id, context);
        return { ...posting, ok: posting.outcome === 'posted' };
      }),
    );
  return { body: { data } };
};
