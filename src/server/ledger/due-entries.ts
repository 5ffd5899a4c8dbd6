import { sql } from 'kysely';
import { issuedInvoice } from '#contract/lifecycles/client-invoice';
import type { LedgerKind } from '#contract/money/ledger';
import type { Sql } from '../database/tables';
import { conditions } from '../records/conditions';
import type { RequestContext } from '../request/context';

/** What is to be entered in the accounts and is not: `key` is the same whenever it is asked. */
export interface DueEntry {
  readonly key: string;
  readonly kind: LedgerKind;
  readonly invoiceId: string | null;
  readonly paymentId: string | null;
}

const isEntered = (record: 'invoiceId' | 'paymentId', kinds: Sql): Sql =>
  sql`exists (select from "ledgerEntry" e where e.${sql.ref(record)} = t._id and ${kinds})`;

const kindOfMoney = sql`case when t.direction = 'in' then 'receipt' when t."paymentType" = 'client_remittance' then 'remittance'
  else 'refund' end`;
/** What a payment brings: less than nothing where it leaves. */
const moved = sql`(case when t.direction = 'in' then t.amount else -t.amount end)`;

/**
 * Everything that nobody has asked to enter, up to a day and after the day until which the books are closed, in the caller's reach, as
 * a query: what `DueEntry` holds, with `fileId`, `number`, `day` and `total`. What takes back is due once what it takes back stands in
 * the accounts.
 */
export function dueEntries(context: Pick<RequestContext, 'caller' | 'now'>, until: string): Sql {
  const { caller } = context;
  const invoices = conditions('invoice', {}, caller);
  const payments = conditions('payment', {}, caller);
  const { closed, voided, reversed } = daysOf(context);
  const day = (of: Sql): Sql => sql`${of} <= ${until}::date and ${of} > ${closed}`;
  const takenBack = sql`t.status in ('reversed', 'refunded')`;
  return sql`
    select case when t."creditOfInvoiceId" is null then 'invoice' else 'credit_note' end kind, t._id "invoiceId",
      null::uuid "paymentId", t."fileId", t."invoiceNumber" "number", t."issueDate" "day", t.total
    from invoice t where ${invoices} and t.status = any(${issuedInvoice}::text[]) and ${day(sql`t."issueDate"`)}
      and not ${isEntered('invoiceId', sql`e.kind <> 'void'`)}
    union all
    select 'void', t._id, null, t."fileId", t."invoiceNumber", ${voided}, -t.total
    from invoice t where ${invoices} and t.status = 'void' and ${voided} <= ${until}::date and ${isEntered('invoiceId', sql`e.kind <> 'void' and e.status = 'posted'`)}
      and not ${isEntered('invoiceId', sql`e.kind = 'void'`)}
    union all
    select ${kindOfMoney}, null, t._id, t."fileId", t.reference, t."clearedDate", ${moved}
    from payment t where ${payments} and t.status = 'cleared' and ${day(sql`t."clearedDate"`)}
      and not ${isEntered('paymentId', sql`true`)}
    union all
    select 'reversal', null, t._id, t."fileId", t.reference, ${reversed}, -${moved}
    from payment t where ${payments} and ${takenBack} and ${reversed} <= ${until}::date and ${isEntered('paymentId', sql`e.kind <> 'reversal' and e.status = 'posted'`)}
      and not ${isEntered('paymentId', sql`e.kind = 'reversal'`)}`;
}

/**
 * What was asked for and does not stand in the accounts yet, up to a day, in the caller's reach; the columns of `dueEntries`, with `state`,
 * `said` and `entryId`.
 */
export function openEntries(context: Pick<RequestContext, 'caller' | 'now'>, until: string): Sql {
  const { caller } = context;
  const { voided, reversed } = daysOf(context);
  return sql`select o.* from (
    select e.kind, e."invoiceId", null::uuid "paymentId", t."fileId", t."invoiceNumber" "number",
      case when e.kind = 'void' then ${voided} else t."issueDate" end "day",
      case when e.kind = 'void' then -t.total else t.total end total, e.status state, e.said, e._id "entryId"
    from "ledgerEntry" e join invoice t on t._id = e."invoiceId"
    where e.status <> 'posted' and ${conditions('invoice', {}, caller)}
    union all
    select e.kind, null, e."paymentId", t."fileId", t.reference, case when e.kind = 'reversal' then ${reversed} else t."clearedDate" end,
      case when e.kind = 'reversal' then -${moved} else ${moved} end, e.status, e.said, e._id
    from "ledgerEntry" e join payment t on t._id = e."paymentId"
    where e.status <> 'posted' and ${conditions('payment', {}, caller)}) o
    where o."day" <= ${until}::date`;
}

/** The days that entries of a record `t` bear: `closed`, until which its books are closed; `voided` and `reversed`, of what takes it back. */
function daysOf({ caller, now }: Pick<RequestContext, 'caller' | 'now'>): {
  readonly closed: Sql;
  readonly voided: Sql;
  readonly reversed: Sql;
} {
  const closed = sql`coalesce((
    select h."booksClosedUntil" from file f join company a on a._id = f."agencyId" join company h on h._id = a.lineage[1]
    where f._id = t."fileId"), '-infinity'::date)`;
  const dayAt = (instant: Sql): Sql => sql`(${instant} at time zone ${caller.timeZone})::date`;
  // What is taken back bears the day on which it was, and today's where that is closed meanwhile.
  const back = (of: Sql): Sql =>
    sql`(case when ${of} > ${closed} then ${of} else ${dayAt(sql`${now.toISOString()}::timestamptz`)} end)`;
  return { closed, voided: back(sql`t."voidedOn"`), reversed: back(dayAt(sql`t."reversedAt"`)) };
}
