import { sql } from 'kysely';
import type { Sql } from '../../database/tables';
import { conditions } from '../../records/conditions';
import { trustEffect } from '../../rules/payment/trust';
import { accounts, cents, company, money } from '../report-type';
import type { ReportAsk, ReportType } from '../report-type';

const sum = (expression: Sql) => ({ field: money, as: () => cents(sql`sum(${expression})`) });

/** The day that is reconciled. */
const asOf = ({ parameters, today }: ReportAsk): Sql => sql`${parameters.dateTo ?? today}::date`;

/** Whether trust money, on an alias, had cleared by the day that is reconciled. */
const came = (ask: ReportAsk, alias: string): Sql => {
  const p = sql.raw(alias);
  return sql`(${p}."isTrust" and ${p}."deletedAt" is null and ${p}."clearedDate" <= ${asOf(ask)})`;
};

/** Whether it was not taken back by then either. */
const stood = (ask: ReportAsk, alias = 'p'): Sql => {
  const p = sql.raw(alias);
  return sql`(${came(ask, alias)} and (${p}.status = 'cleared'
    or (${p}."reversedAt" at time zone ${ask.caller.timeZone})::date > ${asOf(ask)}))`;
};

/** What the books of an agency say in one sum, whichever file it lies on. */
const inLedger = (ask: ReportAsk): Sql => sql`(select sum(${trustEffect('t')}) from payment t
  join file f on f._id = t."fileId" join company o on o._id = f."agencyId"
  where ${conditions('payment', {}, ask.caller)} and o.lineage[1] = b.books and ${stood(ask, 't')})`;

// A bank's line does not say whether its account is one of trust. One that money in trust came into, or left, is.
const unbooked = (ask: ReportAsk): Sql => sql`(select sum(l.amount) from "bankLine" l
  where l."companyId" = b.books and l."bookedOn" <= ${asOf(ask)} and not l."isAside"
    and l.account in (select o.account from "bankLine" o join payment p on p._id = o."paymentId"
      where o."companyId" = b.books and p."isTrust" and p.method <> 'trust_transfer')
    and not exists (select from payment p where p._id = l."paymentId" and ${stood(ask)}))`;

const atBank = (ask: ReportAsk): Sql =>
  sql`${cents(sql`sum(x.booked)`)} + ${cents(unbooked(ask))} + ${cents(sql`sum(x."underWay")`)}`;

/**
 * Money in trust three ways, as of a day: by the statements of the bank with what has not come to one yet, by the trust ledger, and by
 * the files that it is held for. What is left between the bank and the files is nobody's yet.
 */
export const trustReports = {
  trust_reconciliation: {
    of: 'file',
    besides: ['payment'],
    sums: ['onStatements', 'notOnStatements', 'atBank', 'inLedger', 'onFiles', 'overdrawn', 'difference'],
    roles: accounts,
    worked: {
      booksOf: { field: company, as: () => sql`b.books` },
      onStatements: { field: money, as: (ask) => cents(sql`sum(x.booked) + coalesce(${unbooked(ask)}, 0)`) },
      notOnStatements: sum(sql`x."underWay"`),
      atBank: { field: money, as: (ask) => cents(atBank(ask)) },
      inLedger: { field: money, as: (ask) => cents(inLedger(ask)) },
      onFiles: sum(sql`x.held`),
      overdrawn: { field: money, as: () => cents(sql`sum(x.held) filter (where x.held < 0)`) },
      difference: { field: money, as: (ask) => cents(sql`${atBank(ask)} - ${cents(sql`sum(x.held)`)}`) },
    },
    // What was taken back is still with the bank until it goes back there, whether anything else stands or not.
    // A transfer is between two accounts of the agency: whichever line it is booked to does not say what left the one of trust.
    joins: (
      ask,
    ) => sql`join company a on a._id = t."agencyId" cross join lateral (select a.lineage[1] books) b
      cross join lateral (select count(*) movements, sum(${trustEffect('p')}) filter (where s.stood) held,
          coalesce(sum(l.amount) filter (where s.stood), 0) booked,
          sum(${trustEffect('p')}) filter (where s.stood and l.amount is null) "underWay"
        from payment p left join lateral (select sum(o.amount) amount from "bankLine" o
          where o."paymentId" = p._id and o."bookedOn" <= ${asOf(ask)} and p.method <> 'trust_transfer') l on true
          cross join lateral (select ${stood(ask)} stood) s
        where p."fileId" = t._id and ${came(ask, 'p')}) x`,
    on: () => sql`x.movements > 0`,
    asOf: true,
    groupedBy: sql`b.books`,
    order: sql`b.books`,
  },
} satisfies Partial<Record<string, ReportType>>;
