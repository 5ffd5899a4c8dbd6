import { sql } from 'kysely';
import { centsOf } from '#contract/money/cents';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { TransactionContext } from '../../request/context';
import type { BillingFile } from '../invoice/billing-file';
import { conflict, invalid } from '../refuse';
import { completeReminders, remind } from '../reminder/rule-reminders';
import type { Proposed } from './check-allocations';
import { trustHeld, trustShortfall } from './trust';

type Payment = Recorded<'payment'>;

/**
 * Holds a remittance to whom it is due: the client of the file, in its own name, and not while trust of that client is short. Answers
 * the payee.
 * @throws Problem INVALID naming the field, CONFLICT where trust is short
 */
export async function checkRemittance(
  context: TransactionContext,
  { paymentType, companyId, payerName, relatedPartyId }: Proposed,
  file: BillingFile,
): Promise<Partial<Payment>> {
  if (paymentType !== 'client_remittance') return {};
  const { clientId } = file;
  if (companyId && companyId !== clientId) throw invalid('companyId', sentence('money.remittanceClient'));
  if (relatedPartyId) throw invalid('relatedPartyId', sentence('money.remittanceClient'));
  const { companyName } = await context.db
    .selectFrom('company')
    .select('companyName')
    .where('_id', '=', clientId)
    .executeTakeFirstOrThrow();
  if (payerName && payerName !== companyName)
    throw invalid('payerName', sentence('money.remittanceOwnName', { name: companyName }));
  const short = await trustShortfall(context.db, file);
  if (centsOf(short) > 0) throw conflict(sentence('money.trustShort', { amount: short }));
  return { companyId: clientId, payerName: companyName };
}

/** Puts a shortfall of trust on the desks of who keeps the agency's books, and takes it from them once it is made good. */
export async function followShortfall(
  context: TransactionContext,
  before: Payment,
  { fileId, isTrust, status }: Payment,
): Promise<void> {
  if (!isTrust || status === before.status) return;
  const { rows } = await sql<{ ref: string; owners: string[] }>`
    select f.ref, array(select u._id from "user" u join role r on r._id = u."roleId" join company a on a._id = f."agencyId"
      where u."companyId" = any(a.lineage) and u."userStatus" = 'active' and r.key in ('supervisor', 'accountant')
      order by u._id) owners
    from file f where f._id = ${fileId}::uuid`.execute(context.db);
  const [{ ref, owners } = { ref: '', owners: [] }] = rows;
  const about = { fileId, title: sentence('money.makeTrustGood', { ref }) };
  const isShort = centsOf(await trustHeld(context.db, fileId)) < 0;
  if (!isShort && status === 'cleared') return completeReminders(context, about);
  if (!isShort || before.status !== 'cleared') return;
  for (const userId of owners)
    await remind(context, {
      ...about,
      userId,
      reminderType: 'payment_due',
      dueDate: context.now.toISOString(),
    });
}
