import { sql } from 'kysely';
import { countedFee } from '#contract/lifecycles/fee';
import { ageing, ageingBrackets } from '#contract/money/ageing';
import type { AgeingBracket } from '#contract/money/ageing';
import { conditions } from '../../records/conditions';
import type { Sql } from '../../database/tables';
import { trustEffect } from '../../rules/payment/trust';
import { movementsOf } from '../payment-movements';
import {
  accounts,
  cents,
  clientOfFile,
  company,
  day,
  daysSince,
  flag,
  integer,
  money,
  stateOfFile,
  text,
} from '../report-type';
import type { ReportAsk, ReportType } from '../report-type';

const onInvoice = sql`t.status not in ('draft', 'void')`;
const overdue = ({ today }: ReportAsk): Sql => sql`(${today}::date - t."dueDate")`;
/** A column for each bracket of days, the same for what is owed to us and for what we owe. */
const inBrackets = (as: (isIn: Sql) => Sql, daysLate: (ask: ReportAsk) => Sql) => {
  const column = (bracket: AgeingBracket) => ({
    field: money,
    as: (ask: ReportAsk) => {
      const { from, to } = ageing[bracket];
      const late = daysLate(ask);
      return as(
        sql`(${late} >= coalesce(${from}::integer, ${late}) and ${late} <= coalesce(${to}::integer, ${late}))`,
      );
    },
  });
  return Object.fromEntries(ageingBrackets.map((bracket) => [bracket, column(bracket)])) as Record<
    AgeingBracket,
    ReturnType<typeof column>
  >;
};
/** What is due of invoices, by how late it is; what is owed back stands by itself and lowers the sum. */
const receivableInBrackets = inBrackets(
  (isIn) => cents(sql`sum(t."balanceDue") filter (where t."balanceDue" > 0 and ${isIn})`),
  overdue,
);
/** What is owed on a vendor's invoice, in the bracket of its day: the day it is due, or its own where none is said. */
const owedToVendor = sql`(t.total - t."paidAmount")`;
const payableInBrackets = inBrackets(
  (isIn) => sql`case when ${isIn} then ${owedToVendor} end`,
  ({ today }) => sql`(${today}::date - coalesce(t."dueDate", t."invoiceDate"))`,
);
const movedInTrust = sql`(m.sign * ${trustEffect('t')})`;
const heldBefore = (ask: ReportAsk): Sql =>
  ask.parameters.dateFrom
    ? sql`(select coalesce(sum(${movedInTrust}), 0) from payment t ${movementsOf('t', 'm', ask)}
        where ${conditions('payment', {}, ask.caller)} and t."isTrust" and m."day" < ${ask.parameters.dateFrom}::date)`
    : sql`0`;

/** What counts as owed on a file, on the side of a projection, of the days that are asked about. */
const actual = ({ parameters: { dateFrom, dateTo } }: ReportAsk): Sql =>
  cents(sql`(select sum(x.amount) from fee x where x."fileId" = t."fileId" and x.direction = t.direction
    and x."deletedAt" is null and x.status = any(${countedFee}::text[])
    and x."incurredOn" between coalesce(${dateFrom ?? null}::date, '-infinity') and coalesce(${dateTo ?? null}::date, 'infinity'))`);
const projected = cents(sql`sum(t.amount)`);

/** Reports of the accounts. */
export const moneyReports = {
  client_billing: {
    of: 'invoice',
    sums: ['lineAmount', 'gst', 'hst', 'pst', 'qst', 'lineTotal'],
    roles: [...accounts, 'lender_supervisor'],
    own: ['invoiceNumber', 'fileId', 'clientId', 'issueDate', 'status'],
    worked: {
      onDay: { field: day, as: () => sql`c."day"` },
      feeType: { field: { kind: 'choice', of: 'feeType' }, as: () => sql`l."feeType"` },
      lineText: { field: text, as: () => sql`l.description` },
      lineAmount: { field: money, as: () => sql`(c.sign * l.amount)` },
      gst: { field: money, as: () => sql`(c.sign * l.gst)` },
      hst: { field: money, as: () => sql`(c.sign * l.hst)` },
      pst: { field: money, as: () => sql`(c.sign * l.pst)` },
      qst: { field: money, as: () => sql`(c.sign * l.qst)` },
      lineTotal: { field: money, as: () => sql`(c.sign * l.total)` },
    },
    // One that was taken back stays on its day, and is taken off on the day on which it was.
    joins: () => sql`cross join lateral (values (t."issueDate", 1), (t."voidedOn", -1)) c("day", sign)
      cross join lateral rows from (jsonb_to_recordset(t.lines)
      as ("feeType" text, description text, amount numeric, gst numeric, hst numeric, pst numeric, qst numeric, total numeric))
      with ordinality as l("feeType", description, amount, gst, hst, pst, qst, total, place)`,
    on: () => sql`t.status <> 'draft' and c."day" is not null`,
    narrows: { clientId: sql`t."clientId"`, state: sql`t.state` },
    dated: () => sql`c."day"`,
    order: sql`c."day", t._id, c.sign desc, l.place`,
  },
  receivables_ageing: {
    of: 'invoice',
    sums: ['invoices', ...Object.keys(receivableInBrackets), 'creditsNotUsed', 'owed'],
    roles: [...accounts, 'supervisor', 'lender_supervisor'],
    worked: {
      client: { field: company, as: () => sql`t."clientId"` },
      invoices: { field: integer, as: () => sql`count(*)` },
      ...receivableInBrackets,
      creditsNotUsed: {
        field: money,
        as: () => cents(sql`sum(t."balanceDue") filter (where t."balanceDue" < 0)`),
      },
      owed: { field: money, as: () => cents(sql`sum(t."balanceDue")`) },
    },
    on: () => sql`${onInvoice} and t."balanceDue" <> 0`,
    narrows: { clientId: sql`t."clientId"`, state: sql`t.state` },
    groupedBy: sql`t."clientId"`,
    order: sql`sum(t."balanceDue") desc, t."clientId"`,
  },
  unbilled_work: {
    of: 'fee',
    sums: ['amount', 'totalAmount'],
    roles: [...accounts, 'supervisor'],
    own: ['fileId', 'feeType', 'description', 'incurredOn', 'status', 'amount', 'totalAmount'],
    worked: {
      client: { field: company, as: () => clientOfFile },
      daysOld: { field: integer, as: (ask) => daysSince(sql`t."incurredOn"`, ask) },
      onDraft: { field: flag, as: () => sql`(t."invoiceId" is not null)` },
    },
    on: () => sql`t.direction = 'receivable' and t.status in ('draft', 'pending_approval', 'approved')`,
    narrows: { clientId: clientOfFile, state: sql`t.state` },
    dated: () => sql`t."incurredOn"`,
    order: sql`t."incurredOn", t._id`,
  },
  vendor_payables: {
    of: 'vendorInvoice',
    sums: ['total', 'paidAmount', ...Object.keys(payableInBrackets), 'owed'],
    roles: accounts,
    own: [
      'invoiceNumber',
      'companyId',
      'invoiceDate',
      'dueDate',
      'invoiceStatus',
      'approvalLevel',
      'levelsNeeded',
      'total',
      'paidAmount',
      'sageBillId',
    ],
    worked: {
      daysOld: { field: integer, as: (ask) => daysSince(sql`t."invoiceDate"`, ask) },
      ...payableInBrackets,
      owed: { field: money, as: () => owedToVendor },
    },
    on: () => sql`t."invoiceStatus" not in ('draft', 'rejected', 'void', 'paid')`,
    narrows: { vendorId: sql`t."companyId"` },
    dated: () => sql`t."invoiceDate"`,
    order: sql`t."invoiceDate", t._id`,
  },
  fee_leakage: {
    of: 'fee',
    sums: ['amount', 'varianceFromSchedule', 'contracted'],
    roles: [...accounts, 'supervisor'],
    own: ['fileId', 'feeType', 'companyId', 'incurredOn', 'amount', 'varianceFromSchedule', 'description'],
    worked: { contracted: { field: money, as: () => sql`(t.amount - t."varianceFromSchedule")` } },
    on: () => sql`t."varianceFromSchedule" <> 0 and t.status not in ('declined', 'void')`,
    narrows: { vendorId: sql`t."companyId"`, clientId: clientOfFile },
    dated: () => sql`t."incurredOn"`,
    order: sql`t."incurredOn", t._id`,
  },
  projected_vs_actual: {
    of: 'projectedFee',
    roles: [...accounts, 'supervisor', 'lender_supervisor'],
    worked: {
      onFile: { field: { kind: 'reference', to: 'file' }, as: () => sql`t."fileId"` },
      side: { field: { kind: 'choice', of: 'feeDirection' }, as: () => sql`t.direction` },
      projected: { field: money, as: () => projected },
      actual: { field: money, as: actual },
      difference: { field: money, as: (ask) => sql`(${actual(ask)} - ${projected})` },
    },
    on: () => sql`t.status <> 'cancelled'`,
    narrows: { clientId: clientOfFile, state: stateOfFile },
    dated: () => sql`t."expectedOn"`,
    groupedBy: sql`t."fileId", t.direction`,
    order: sql`t."fileId", t.direction`,
  },
  trust_ledger: {
    of: 'payment',
    sums: ['intoTrust', 'outOfTrust'],
    roles: accounts,
    own: ['receivedDate', 'fileId', 'direction', 'paymentType', 'method', 'reference', 'status', 'remitBy'],
    worked: {
      onDay: { field: day, as: () => sql`m."day"` },
      intoTrust: { field: money, as: () => sql`nullif(greatest(${movedInTrust}, 0), 0)::numeric(14,2)` },
      outOfTrust: { field: money, as: () => sql`nullif(greatest(-${movedInTrust}, 0), 0)::numeric(14,2)` },
      heldOnFile: {
        field: money,
        as: (ask) =>
          cents(sql`(select sum(n.sign * ${trustEffect('x')}) from payment x ${movementsOf('x', 'n', ask)}
            where x."fileId" = t."fileId" and x."isTrust" and x."deletedAt" is null
              and (n."day", -n.sign, x."createdAt", x._id) <= (m."day", -m.sign, t."createdAt", t._id))`),
      },
      heldInTrust: {
        field: money,
        as: (ask) =>
          sql`(${heldBefore(ask)} + sum(${movedInTrust}) over (order by m."day", -m.sign, t."createdAt", t._id))::numeric(14,2)`,
      },
    },
    joins: (ask) => movementsOf('t', 'm', ask),
    on: () => sql`t."isTrust"`,
    narrows: {},
    dated: () => sql`m."day"`,
    order: sql`m."day", -m.sign, t."createdAt", t._id`,
  },
} satisfies Partial<Record<string, ReportType>>;
