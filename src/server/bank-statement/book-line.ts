import { sql } from 'kysely';
import { amountOf, centsOf } from '#contract/money/cents';
import { oldestFirst } from '#contract/money/oldest-first';
import { bankStatementCommands } from '#contract/commands/bank-statement';
import type { Input } from '#contract/commands/input';
import { sentence } from '#contract/words/sentence';
import { createRecord } from '../records/create';
import { checkReferences } from '../records/references';
import { take } from '../records/take';
import { updateRecord } from '../records/update';
import type { TransactionContext } from '../request/context';
import { conflict, invalid } from '../rules/refuse';
import { claimLine, whyGone } from './claim-line';
import { readOpenInvoices } from './read-open';
import type { KeptLine } from './read-lines';

/** What a person says that a line is. */
type Choice = Input<'bookBankLines'>['lines'][number];
const { fields } = bankStatementCommands.bookBankLines.body.lines;

/**
 * Books a line of a bank's statement: the payment that waited for it has cleared, or one is made of it that pays invoices of a client, the
 * oldest first. When it came, how much and that it is there are the bank's words and nobody's else. Answers the payment.
 */
export async function bookLine(context: TransactionContext, choice: Choice): Promise<string> {
  await checkReferences(context, fields, choice);
  const line = await claimLine(context, choice._id, false);
  if (!line) throw await whyGone(context, choice._id);
  const paymentId = choice.paymentId
    ? await clearPayment(context, line, choice.paymentId)
    : await payInvoices(context, line, choice);
  await context.db.updateTable('bankLine').set({ paymentId }).where('_id', '=', line._id).execute();
  return paymentId;
}

async function clearPayment(context: TransactionContext, line: KeptLine, id: string): Promise<string> {
  const payment = await take(context, 'payment', id);
  const signed = amountOf((payment.direction === 'in' ? 1 : -1) * centsOf(payment.amount));
  if (signed !== line.amount)
    throw conflict(sentence('money.bankLineOtherAmount', { line: line.amount, payment: signed }));
  await updateRecord(context, 'payment', payment, { status: 'cleared', clearedDate: line.bookedOn });
  return id;
}

async function payInvoices(
  context: TransactionContext,
  line: KeptLine,
  { clientId, invoiceIds }: Choice,
): Promise<string> {
  if (centsOf(line.amount) <= 0) throw conflict(sentence('money.bankLineWentOut'));
  if (!clientId) throw invalid('lines', sentence('money.bankLineNeedsWhat'));
  const open = await readOpenInvoices(context, { clientId, ...(invoiceIds?.length && { invoiceIds }) });
  // What a client disputes is paid where it is named, and not because it is old.
  const { paid } = oldestFirst(
    line.amount,
    invoiceIds?.length ? open : open.filter(({ isDisputed }) => !isDisputed),
  );
  const [first] = paid;
  if (!first) throw conflict(sentence('money.bankLinePaysNothing'));
  const files = await sql<{ fileId: string }>`
    select "fileId" from invoice where _id = ${first.invoice.id}::uuid`.execute(context.db);
  const payment = await createRecord(context, 'payment', {
    fileId: files.rows[0]?.fileId ?? '',
    paymentType: 'invoice_payment',
    direction: 'in',
    method: methodOf(line.description),
    amount: line.amount,
    receivedDate: line.bookedOn,
    status: 'pending',
    isTrust: false,
    reference: line.description.slice(0, 60),
    payerName: first.invoice.clientName.slice(0, 120),
    allocations: paid.map(({ invoice, amount }) => ({ invoiceId: invoice.id, amount })),
  });
  await updateRecord(context, 'payment', payment, { status: 'cleared', clearedDate: line.bookedOn });
  return payment._id;
}

function methodOf(description: string): 'interac_etransfer' | 'wire' | 'eft' {
  if (/interac|e-?transfer|virement interac/i.test(description)) return 'interac_etransfer';
  return /\bwire\b|virement t[ée]l[ée]graphique/i.test(description) ? 'wire' : 'eft';
}
