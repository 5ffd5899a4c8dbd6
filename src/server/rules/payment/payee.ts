import { sql } from 'kysely';
import { amountOf, centsOf } from '#contract/money/cents';
import { sentence } from '#contract/words/sentence';
import type { Db, Sql } from '../../database/tables';
import type { BillingFile } from '../invoice/billing-file';
import { invalid } from '../refuse';
import type { Proposed } from './check-allocations';
import { plain, shareOf, type Moved } from './share-of';

/**
 * Holds what is given back to somebody whose money it can be: a party of the file or who brought it there, under the name that stands there;
 * our own money to the client as well. What came into trust is given back from there, and our own from ours. Two people who agree pay
 * nobody else. What refunds a credit note says by that whose it is.
 * @throws Problem INVALID naming the field
 */
export async function checkPayee(db: Db, payment: Proposed, { clientId }: BillingFile): Promise<void> {
  if (payment.paymentType !== 'refund') return;
  const { companyId, relatedPartyId, payerName, isTrust } = payment;
  const isClient = !isTrust && companyId === clientId;
  if (companyId && !isClient && !(await brought(db, payment, companyId)))
    throw invalid('companyId', sentence('money.refundPayee'));
  if (!payerName) {
    // A party was held to its file.
    const isSaid = relatedPartyId ?? companyId ?? (!isTrust && payment.allocations?.length);
    if (isSaid) return;
    throw invalid('payerName', sentence('money.refundPayee'));
  }
  const names = await namesOf(db, payment, clientId);
  if (!names.includes(plain(payerName))) throw invalid('payerName', sentence('money.refundPayee'));
}

/**
 * Holds what is given back to somebody who is neither a party of the file nor the client to what they brought there, less what they, or
 * whoever else stands on the same receipts, had back: a cent that somebody paid in opens nobody else's money to them, and what came under a
 * company and a name is not given back to the one and then to the other.
 * @throws Problem INVALID naming the amount, with what there is of theirs
 */
export async function checkShare(db: Db, payment: Proposed, { clientId }: BillingFile): Promise<void> {
  const { paymentType, companyId, relatedPartyId, payerName, isTrust, allocations } = payment;
  if (paymentType !== 'refund' || (relatedPartyId && !companyId)) return;
  // What refunds credit notes is held to them.
  if (!isTrust && (companyId === clientId || allocations?.length)) return;
  if (!companyId) {
    const others = await namesOf(db, payment, clientId, { withPayers: false });
    if (others.includes(plain(payerName ?? ''))) return;
  }
  const { rows } = await sql<Moved>`
    select p."companyId", p."payerName", p.amount, p.direction from payment p where ${came(payment)}
    union all select p."companyId", p."payerName", p.amount, p.direction from payment p
      where p."fileId" = ${payment.fileId}::uuid and p."isTrust" = ${isTrust} and p."paymentType" = 'refund'
      and p.status in ('pending', 'cleared') and p."deletedAt" is null and p._id is distinct from ${payment._id ?? null}::uuid`.execute(
    db,
  );
  const share = shareOf({ companyId, payerName: companyId ? null : payerName }, rows);
  if (centsOf(payment.amount) > share)
    throw invalid('amount', sentence('money.refundShare', { amount: amountOf(Math.max(share, 0)) }));
}

const came = ({
  fileId,
  isTrust,
}: Proposed): Sql => sql`p."fileId" = ${fileId}::uuid and p."isTrust" = ${isTrust}
  and p.direction = 'in' and p.method <> 'trust_transfer' and p.status = 'cleared' and p."deletedAt" is null`;

async function brought(db: Db, payment: Proposed, companyId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from payment p
    where ${came(payment)} and p."companyId" = ${companyId}::uuid limit 1`.execute(db);
  return rows.length > 0;
}

/** The names that a payee may be paid under: those of whom the payment names, or, where it names nobody by a record, of all who may be. */
async function namesOf(
  db: Db,
  payment: Proposed,
  clientId: string,
  { withPayers = true } = {},
): Promise<string[]> {
  const { fileId, relatedPartyId, companyId } = payment;
  const isAnybody = relatedPartyId === null && companyId === null;
  const company = companyId ?? (isAnybody && !payment.isTrust ? clientId : null);
  const { rows } = await sql<{ name: string }>`
    with party as (select * from "relatedParty" r where r."fileId" = ${fileId}::uuid and r."deletedAt" is null
      and (${isAnybody} or r._id = ${relatedPartyId}::uuid))
    select coalesce("businessName", concat_ws(' ', "firstName", "lastName")) name from party
    union select concat_ws(' ', "firstName", "middleName", "lastName") from party
    union select p."payerName" from payment p where ${withPayers} and ${came(payment)} and p."payerName" is not null
      and (${isAnybody} or p."companyId" = ${companyId}::uuid or p."relatedPartyId" = ${relatedPartyId}::uuid)
    union select "companyName" from company where _id = ${company}::uuid`.execute(db);
  return rows.map(({ name }) => plain(name));
}
