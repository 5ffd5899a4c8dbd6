import { sql } from 'kysely';
import { sentence } from '#contract/words/sentence';
import type { Db, Sql } from '../../database/tables';
import type { BillingFile } from '../invoice/billing-file';
import { invalid } from '../refuse';
import type { Proposed } from './check-allocations';

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
async function namesOf(db: Db, payment: Proposed, clientId: string): Promise<string[]> {
  const { fileId, relatedPartyId, companyId } = payment;
  const isAnybody = relatedPartyId === null && companyId === null;
  const company = companyId ?? (isAnybody && !payment.isTrust ? clientId : null);
  const { rows } = await sql<{ name: string }>`
    with party as (select * from "relatedParty" r where r."fileId" = ${fileId}::uuid and r."deletedAt" is null
      and (${isAnybody} or r._id = ${relatedPartyId}::uuid))
    select coalesce("businessName", concat_ws(' ', "firstName", "lastName")) name from party
    union select concat_ws(' ', "firstName", "middleName", "lastName") from party
    union select p."payerName" from payment p where ${came(payment)} and p."payerName" is not null
      and (${isAnybody} or p."companyId" = ${companyId}::uuid or p."relatedPartyId" = ${relatedPartyId}::uuid)
    union select "companyName" from company where _id = ${company}::uuid`.execute(db);
  return rows.map(({ name }) => plain(name));
}

/** As people write a name: capitals, accents and spaces set aside. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
