import { postable } from '#contract/lifecycles/vendor-invoice';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Said } from '#contract/words/sentence';
import type { Cause } from '../history/write-history';
import { Refused, Unreachable } from '../integrations/sage/port';
import type { PostedBill } from '../integrations/sage/port';
import { delayAfter } from '../jobs/delay-after';
import { Held, holding } from '../jobs/takeover';
import type { AppContext } from '../request/context';
import { wordsFor } from '../words/words-for';
import { sageBillOf } from './sage-bill';
import { byTheHost, recordOutcome } from './record-outcome';

type Invoice = Recorded<'vendorInvoice'>;

/** What became of a posting. `busy`: another worker is at it. `message`: what the accounts said. */
export interface Posting {
  readonly outcome: 'posted' | 'refused' | 'unreachable' | 'not_postable' | 'busy';
  readonly sageBillId?: string | null;
  readonly message?: Said;
}

/**
 * Posts an approved invoice to the accounts, once. Its key was written with its approval, and that a post was tried is written
 * before it is tried: so whoever finds a try without an outcome asks the accounts for the invoice before it posts again.
 */
export async function postInvoice(app: AppContext, invoiceId: string, cause?: Cause): Promise<Posting> {
  try {
    return await holding(app.db, invoiceId, () => post(app, invoiceId, cause ?? byTheHost(app)));
  } catch (error) {
    if (error instanceof Held)
      return { outcome: 'busy', message: sentence('vendorInvoices.beingPostedMoment') };
    throw error;
  }
}

async function post(app: AppContext, invoiceId: string, cause: Cause): Promise<Posting> {
  const { db } = app;
  const invoice = await db
    .selectFrom('vendorInvoice')
    .selectAll()
    .where('_id', '=', invoiceId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  const posting = await db
    .selectFrom('sagePosting')
    .selectAll()
    .where('vendorInvoiceId', '=', invoiceId)
    .executeTakeFirst();
  if (!invoice || !posting || !postable.includes(invoice.invoiceStatus))
    return { outcome: 'not_postable', sageBillId: invoice?.sageBillId ?? null };
  const { key, attempts } = posting;
  await db
    .updateTable('sagePosting')
    .set({ attempts: attempts + 1 })
    .where('vendorInvoiceId', '=', invoiceId)
    .execute();
  try {
    const bill = await sageBillOf(db, invoice);
    const known = attempts > 0 ? await app.sage.findBill(key) : undefined;
    const { billId } = known ?? (await app.sage.postBill(bill, key));
    await recordPosted(app, invoice, { billId, bookedOn: bill.billDate }, cause);
    return { outcome: 'posted', sageBillId: billId };
  } catch (error) {
    if (error instanceof Refused) return recordRefused(app, invoice, error.said, cause);
    if (error instanceof Unreachable) return recordDelay(app, invoice, attempts + 1, error.said, cause);
    throw error;
  }
}

async function recordPosted(
  app: AppContext,
  { _id }: Invoice,
  { billId, bookedOn }: PostedBill & { readonly bookedOn: string },
  cause: Cause,
): Promise<void> {
  await recordOutcome(app, _id, cause, async ({ invoiceStatus }, tx) => {
    if (!postable.includes(invoiceStatus)) return undefined;
    await tx
      .updateTable('sagePosting')
      .set({ billId, lastError: null })
      .where('vendorInvoiceId', '=', _id)
      .execute();
    return {
      invoiceStatus: 'posted',
      sageBillId: billId,
      sageStatus: 'open',
      sageError: null,
      provider: app.sage.provider,
      postedAt: cause.now.toISOString(),
      bookedOn,
      paidAmount: '0.00',
    };
  });
}

async function recordRefused(app: AppContext, { _id }: Invoice, said: Said, cause: Cause): Promise<Posting> {
  const message = typeof said === 'string' ? said.slice(0, 500) : said;
  const change = {
    invoiceStatus: 'post_failed',
    sageError: message,
    provider: app.sage.provider,
  } as const;
  await recordOutcome(
    app,
    _id,
    cause,
    async ({ invoiceStatus }, tx) => {
      if (!postable.includes(invoiceStatus)) return undefined;
      await tx
        .updateTable('sagePosting')
        .set({ lastError: wordsFor()(message) })
        .where('vendorInvoiceId', '=', _id)
        .execute();
      return change;
    },
    'internal',
  );
  return { outcome: 'refused', message };
}

async function recordDelay(
  app: AppContext,
  { _id }: Invoice,
  attempts: number,
  said: Said,
  cause: Cause,
): Promise<Posting> {
  const message = typeof said === 'string' ? said.slice(0, 500) : said;
  const nextAt = new Date(app.now().getTime() + delayAfter(attempts));
  await recordOutcome(
    app,
    _id,
    cause,
    async ({ invoiceStatus }, tx) => {
      if (!postable.includes(invoiceStatus)) return undefined;
      await tx
        .updateTable('sagePosting')
        .set({ lastError: wordsFor()(message), nextAt: nextAt.toISOString() })
        .where('vendorInvoiceId', '=', _id)
        .execute();
      await app.jobs.enqueuePosting(tx, _id, nextAt);
      return { invoiceStatus: 'pending_post', sageError: message, provider: app.sage.provider };
    },
    'internal',
  );
  return { outcome: 'unreachable', message };
}
