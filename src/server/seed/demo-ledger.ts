import { sql } from 'kysely';
import { issuedInvoice } from '#contract/lifecycles/client-invoice';
import type { Db } from '../database/tables';
import type { Calendar } from './demo-bundle';

/** The last days whose invoices and payments nobody has entered in the accounts yet. */
const waitingDays = 12;

/** Has everything of the demo's invoices and of the money that came and went in the accounts, but for what is of the last days. */
export async function seedDemoLedger(db: Db, calendar: Calendar): Promise<void> {
  const until = calendar.dayAgo(waitingDays);
  await sql`
    insert into "ledgerEntry" (_id, key, kind, "invoiceId", "paymentId", status, attempts, "entryId", provider, "createdAt", "postedAt")
    select gen_random_uuid(), kind || '-' || coalesce("invoiceId", "paymentId"), kind, "invoiceId", "paymentId", 'posted', 1,
      'SBE-' || lpad(nextval('"sandboxEntryNumber"')::text, 6, '0'), 'sandbox', "day" + time '22:00', "day" + time '22:00'
    from (
      select case when "creditOfInvoiceId" is null then 'invoice' else 'credit_note' end kind, _id "invoiceId", null::uuid "paymentId",
        "issueDate" "day" from invoice where status = any(${issuedInvoice}::text[]) and "issueDate" <= ${until}::date
      union all
      select case when direction = 'in' then 'receipt' when "paymentType" = 'client_remittance' then 'remittance' else 'refund' end,
        null, _id, "clearedDate" from payment
      where status = 'cleared' and "clearedDate" <= ${until}::date
      order by "day"
    ) entered`.execute(db);
}
