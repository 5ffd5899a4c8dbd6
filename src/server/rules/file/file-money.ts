import { sql } from 'kysely';
import { countedFee } from '#contract/lifecycles/fee';
import type { FileMoney, ShownBilling, SideOfMoney } from '#contract/money/file-money';
import type { Recorded, ResourceName } from '#contract/resources/index';
import type { Db, Sql } from '../../database/tables';
import { fileBilling } from '../../invoices/file-billing';
import { conditions } from '../../records/conditions';
import type { Caller } from '../../request/caller';
import { may } from '../../request/rights';
import type { Side } from '#contract/roles/sides';
import { sideOnFile } from '../handled-files';

/** What may be seen of either direction, by the side on which the caller stands. */
const seen = {
  agency: { receivable: true, payable: true },
  client: { receivable: true, payable: false },
  vendor: { receivable: false, payable: true },
} as const;

/**
 * Adds a file's money up in one query. Each part has the condition of its resource's own list, so that a total never counts what a
 * row would not be shown for.
 */
export async function readFileMoney(db: Db, file: Recorded<'file'>, caller: Caller): Promise<FileMoney> {
  const where = (name: ResourceName): Sql => conditions(name, { fileId: [file._id] }, caller);
  const { rows } = await sql<{
    receivable: SideOfMoney;
    payable: SideOfMoney;
    expects: Expected;
    margin: string;
  }>`
    select f.receivable, f.payable, f.margin, p.expects from (
      select ${sideTotals('receivable')} receivable, ${sideTotals('payable')} payable,
        ${sum(sql`case direction when 'payable' then -amount else amount end`, sql`${counted}`)} margin
      from fee t where ${where('fee')}
    ) f, (
      select jsonb_build_object('receivable', ${sum(sql`amount`, sql`direction = 'receivable'`)},
        'payable', ${sum(sql`amount`, sql`direction = 'payable'`)}) expects
      from "projectedFee" t where ${where('projectedFee')} and t.status = 'projected'
    ) p`.execute(db);
  const [{ receivable, payable, expects, margin }] = rows as [(typeof rows)[0]];
  const side = sideOnFile(caller, file);
  const mine = seen[side];
  const isWhole = mine.receivable && mine.payable;
  return {
    billing: mine.receivable && may(caller, 'invoice', 'list') ? await billingFor(db, file, side) : null,
    receivable: mine.receivable ? receivable : null,
    payable: mine.payable ? payable : null,
    projected: may(caller, 'projectedFee', 'list')
      ? { receivable: mine.receivable ? expects.receivable : null, payable: isWhole ? expects.payable : null }
      : null,
    costToDate: mine.receivable ? receivable.approved : null,
    margin: isWhole ? margin : null,
  };
}
async function billingFor(db: Db, { _id }: Recorded<'file'>, side: Side): Promise<ShownBilling> {
  const billing = await fileBilling(db, _id);
  return side === 'agency' ? billing : { ...billing, drafts: null };
}

type Expected = { receivable: string; payable: string };

const counted = sql`status = any(${countedFee}::text[])`;

// As text, since an amount is a decimal string wherever it travels.
const sum = (of: Sql, filter: Sql): Sql =>
  sql`(coalesce(sum(${of}) filter (where ${filter}), 0)::numeric(16,2))::text`;

function sideTotals(direction: 'receivable' | 'payable'): Sql {
  const side = sql`direction = ${direction} and ${counted}`;
  // What is on a draft is not billed yet.
  const isBilled = sql`(status in ('invoiced', 'paid') or "vendorInvoiceId" is not null)`;
  const tax = sql`"gstAmount" + "hstAmount" + "pstAmount" + "qstAmount"`;
  return sql`jsonb_build_object('approved', ${sum(sql`amount`, side)},
    'unbilled', ${sum(sql`amount`, sql`${side} and not ${isBilled}`)},
    'billed', ${sum(sql`amount`, sql`${side} and ${isBilled}`)},
    'paid', ${sum(sql`amount`, sql`${side} and status = 'paid'`)},
    'tax', ${sum(tax, side)}, 'total', ${sum(sql`"totalAmount"`, side)})`;
}
