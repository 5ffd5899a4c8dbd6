import { sql } from 'kysely';
import type { Sql } from '../../database/tables';
import { accounts, cents, company, day, money, text } from '../report-type';
import type { ReportType } from '../report-type';

/** The day until which the books are closed that the money of a file, under `t`, stands in. */
const closedOf = sql`(select h."booksClosedUntil" from company a join company h on h._id = a.lineage[1] where a._id = t."agencyId")`;

const taxOf = (name: string) => ({ field: money, as: () => cents(sql`sum(x.${sql.raw(name)})`) });

/** What is taxed, and how much, of whatever it is summed by. */
const taxed = {
  net: taxOf('net'),
  gst: taxOf('gst'),
  hst: taxOf('hst'),
  pst: taxOf('pst'),
  qst: taxOf('qst'),
};
const taxedIn = { field: { kind: 'choice', of: 'province' }, as: () => sql`x.state` } as const;
const side = { field: { kind: 'choice', of: 'feeDirection' }, as: () => sql`x.side` } as const;

/**
 * The taxed lines of a file, under `x`: of its invoices to the client, and of vendors' invoices for it. Each line is taxed in its own province, and a
 * vendor's lines may lie on several files; lines of before that was written are of their file's. An invoice that keeps no lines is taken by
 * its totals; one that was taken back stays in its month, and is taken off in that of the day. A vendor's invoice of a month that is closed is
 * of the day that it is booked on. What a vendor bills the client itself is no purchase of ours.
 */
const taxedLines = (): Sql => sql`cross join lateral (
      select 'receivable' side, i."invoiceNumber" number, i."clientId" party, c."day", coalesce(l.state, i.state, t.state) state,
        c.sign * coalesce(l.amount, i.subtotal) net, c.sign * coalesce(l.gst, i."gstTotal") gst,
        c.sign * coalesce(l.hst, i."hstTotal") hst, c.sign * coalesce(l.pst, i."pstTotal") pst, c.sign * coalesce(l.qst, i."qstTotal") qst
      from invoice i
      cross join lateral (values (i."issueDate", 1), (i."voidedOn", -1)) c("day", sign)
      left join lateral jsonb_to_recordset(i.lines)
        as l(state text, amount numeric, gst numeric, hst numeric, pst numeric, qst numeric) on true
      where i."fileId" = t._id and i."deletedAt" is null and i."issueDate" is not null and c."day" is not null
      union all
      select 'payable', v."invoiceNumber", v."companyId", coalesce(v."bookedOn", greatest(v."invoiceDate", ${closedOf} + 1)), coalesce(l.state, t.state), l.amount, l.gst, l.hst, l.pst, l.qst
      from "vendorInvoice" v cross join lateral jsonb_to_recordset(v.lines)
        as l("fileId" uuid, state text, amount numeric, gst numeric, hst numeric, pst numeric, qst numeric)
      where v."fileIds" @> array[t._id] and l."fileId" = t._id and not v."directBilling" and v."deletedAt" is null and v."invoiceStatus" in
        ('auto_approved', 'approved', 'pending_post', 'post_failed', 'posted', 'partially_paid', 'paid')) x`;

const ofLines = {
  of: 'file',
  besides: ['invoice', 'vendorInvoice'],
  roles: accounts,
  joins: taxedLines,
  narrows: { clientId: sql`t."clientId"`, state: sql`x.state` },
  dated: () => sql`x.day`,
} as const satisfies ReportType;

/** Taxes that were charged, and those that were paid: by month, and invoice by invoice. */
export const taxReports = {
  tax_summary: {
    ...ofLines,
    worked: {
      month: { field: text, as: () => sql`to_char(x.day, 'YYYY-MM')` },
      ...{ taxedIn, side },
      ...taxed,
    },
    groupedBy: sql`to_char(x.day, 'YYYY-MM'), x.state, x.side`,
    order: sql`to_char(x.day, 'YYYY-MM'), x.state, x.side`,
  },
  tax_by_invoice: {
    ...ofLines,
    worked: {
      onDay: { field: day, as: () => sql`x.day` },
      ofInvoice: { field: text, as: () => sql`x.number` },
      otherSide: { field: company, as: () => sql`x.party` },
      ...{ side, taxedIn },
      ...taxed,
    },
    groupedBy: sql`x.day, x.number, x.party, x.side, x.state`,
    order: sql`x.day, x.side, x.number, x.party, x.state`,
  },
} satisfies { readonly [name: string]: ReportType };
