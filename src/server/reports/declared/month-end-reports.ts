import { sql } from 'kysely';
import { conditions } from '../../records/conditions';
import type { Sql } from '../../database/tables';
import { movementsOf } from '../payment-movements';
import { accounts, cents, company, day, money, text } from '../report-type';
import type { ReportAsk, ReportType } from '../report-type';

/**
 * What moved what a client owes, each with the invoice that it is of: invoices, credit notes, and the money that paid either. What is taken
 * back is told on the day that it was, so that a statement of before stays true.
 */
const movements = ({ caller }: ReportAsk): Sql => sql`
  select t."issueDate" "day", case when t."creditOfInvoiceId" is null then 'invoice' else 'credit_note' end kind, 1 place,
    t._id, t."createdAt" "at", t."fileId", t."invoiceNumber" "number", t."dueDate", t.total amount
  from invoice t where ${conditions('invoice', {}, caller)} and t."clientId" = c.client and t."issueDate" is not null
  union all
  select t."voidedOn", 'invoice_void', 4, t._id, t."createdAt", t."fileId", t."invoiceNumber", null, -t.total
  from invoice t where ${conditions('invoice', {}, caller)} and t."clientId" = c.client and t."issueDate" is not null and t.status = 'void'
  union all
  select m."day", m.kind, m.place, p._id, p."createdAt", t."fileId", t."invoiceNumber", null,
    m.sign * case p.direction when 'in' then -1 else 1 end * (l->>'amount')::numeric
  from invoice t join payment p on p.status in ('cleared', 'reversed', 'refunded') and p."deletedAt" is null and jsonb_typeof(p.allocations) = 'array'
    and p.allocations @> jsonb_build_array(jsonb_build_object('invoiceId', t._id))
  cross join lateral jsonb_array_elements(p.allocations) l
  cross join lateral (values (p."clearedDate", case p.direction when 'in' then 'payment' else 'refund' end, 2, 1),
    ((p."reversedAt" at time zone ${caller.timeZone})::date, case p.status when 'refunded' then 'refund' else 'payment_reversed' end, 3, -1)) m("day", kind, place, sign)
  where ${conditions('invoice', {}, caller)} and t."clientId" = c.client and l->>'invoiceId' = t._id::text
    and p."clearedDate" is not null and m."day" is not null`;

/** The movements with what is owed after each, and, where a statement begins with a day, what was owed before it. */
const account = (ask: ReportAsk): Sql => {
  const from = ask.parameters.dateFrom;
  const running = sql`select m.*, sum(m.amount) over (order by m."day", m.place, m."number", m."at", m._id) balance
    from (${movements(ask)}) m`;
  if (!from) return running;
  return sql`${running} union all
    select ${from}::date, 'brought_forward', 0, null, null, null, null, null, null, ${cents(sql`sum(m.amount)`)}
    from (${movements(ask)}) m where m."day" < ${from}::date having count(*) > 0`;
};

/** What moved in the trust of the file of a remittance by its own day; what was taken back by then has not moved. */
const inTrust =
  (which: Sql) =>
  (ask: ReportAsk): Sql =>
    cents(sql`(select sum(n.sign * p.amount) from payment p ${movementsOf('p', 'n', ask)}
    where p."fileId" = t."fileId" and p."isTrust" and p."deletedAt" is null and n."day" <= m."day" and ${which})`);
const received = inTrust(sql`p.direction = 'in' and p.method <> 'trust_transfer'`);
const takenForFees = inTrust(sql`p.method = 'trust_transfer'`);
const refunded = inTrust(sql`p.direction = 'out' and p."paymentType" <> 'client_remittance'`);
const remittedBefore = inTrust(sql`p."paymentType" = 'client_remittance'
  and (n."day", -n.sign, p."createdAt", p._id) < (m."day", -m.sign, t."createdAt", t._id)`);
const left = (ask: ReportAsk): Sql =>
  sql`(${received(ask)} - ${takenForFees(ask)} - ${refunded(ask)} - ${remittedBefore(ask)} - m.sign * t.amount)::numeric(14,2)`;

const intoAccount = sql`(select case when t."isTrust" then h."sageTrustCode" else h."sageBankCode" end
  from file f join company a on a._id = f."agencyId" join company h on h._id = a.lineage[1] where f._id = t."fileId")`;

/** The papers of the end of a month: what a client is told that it owes and is paid, and what is taken to the bank. */
export const monthEndReports = {
  client_statement: {
    of: 'company',
    besides: ['invoice', 'payment'],
    roles: [...accounts, 'lender_supervisor'],
    worked: {
      client: { field: company, as: () => sql`t._id` },
      onDay: { field: day, as: () => sql`x."day"` },
      movement: { field: { kind: 'choice', of: 'statementMovement' }, as: () => sql`x.kind` },
      ofInvoice: { field: text, as: () => sql`x."number"` },
      onFile: { field: { kind: 'reference', to: 'file' }, as: () => sql`x."fileId"` },
      dueOn: { field: day, as: () => sql`x."dueDate"` },
      lineAmount: { field: money, as: () => sql`x.amount::numeric(14,2)` },
      balanceOwed: { field: money, as: () => sql`x.balance::numeric(14,2)` },
    },
    joins: (ask) => sql`cross join lateral (select t._id client) c cross join lateral (${account(ask)}) x`,
    narrows: { clientId: sql`t._id` },
    dated: () => sql`x."day"`,
    order: sql`t."companyName", t._id, x."day", x.place, x."number", x."at", x._id`,
  },
  remittance_advice: {
    of: 'payment',
    sums: ['lineAmount'],
    roles: [...accounts, 'lender_supervisor'],
    own: ['companyId', 'fileId', 'method', 'reference'],
    worked: {
      onDay: { field: day, as: () => sql`m."day"` },
      movement: {
        field: { kind: 'choice', of: 'remittanceMovement' },
        as: () => sql`case m.sign when 1 then 'remittance' else 'remittance_reversed' end`,
      },
      clientReference: {
        field: text,
        as: () => sql`(select f."clientReference" from file f where f._id = t."fileId")`,
      },
      receivedInTrust: { field: money, as: received },
      takenForFees: { field: money, as: takenForFees },
      refunded: { field: money, as: refunded },
      remittedBefore: { field: money, as: remittedBefore },
      lineAmount: { field: money, as: () => sql`(m.sign * t.amount)` },
      leftInTrust: { field: money, as: left },
    },
    // An advice that was sent stays true: what is taken back after it is told on the day on which it was.
    joins: (ask) => movementsOf('t', 'm', ask),
    on: () => sql`t."paymentType" = 'client_remittance'`,
    narrows: { clientId: sql`t."companyId"` },
    dated: () => sql`m."day"`,
    order: sql`m."day", -m.sign, t."createdAt", t._id`,
  },
  deposit_slip: {
    of: 'payment',
    sums: ['amount'],
    roles: accounts,
    own: ['isTrust', 'receivedDate', 'method', 'payerName', 'reference', 'fileId', 'amount'],
    worked: {
      intoAccount: { field: text, as: () => intoAccount },
      depositTotal: {
        field: money,
        as: () =>
          cents(
            sql`sum(t.amount) over (partition by ${intoAccount}, t."isTrust" order by t."receivedDate", t._id)`,
          ),
      },
    },
    // What a client told of came to the client; it is in nobody's drawer here.
    on: () => sql`t.direction = 'in' and t.status = 'pending' and t.method in ('cash', 'certified_cheque', 'bank_draft')
      and not exists (select from "user" u join company c on c._id = u."companyId" where u._id = t."createdBy" and c."activityType" = 'lender')`,
    dated: () => sql`t."receivedDate"`,
    order: sql`t."isTrust" desc, ${intoAccount}, t."receivedDate", t._id`,
  },
} satisfies Partial<Record<string, ReportType>>;
