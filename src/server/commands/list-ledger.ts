import { sql } from 'kysely';
import type { RowOf } from '#contract/commands/input';
import { ledgerKinds } from '#contract/money/ledger';
import type { LedgerKind } from '#contract/money/ledger';
import { dueEntries, openEntries } from '../ledger/due-entries';
import type { Handler } from './handler';

const most = 200;

type Row = RowOf<'listLedger'>;
type Kind = { readonly kind: LedgerKind; readonly count: number; readonly total: string };

/** What of clients' invoices and of money is not in the accounts, by kind and one by one. */
export const listLedger: Handler<'listLedger'> = async (context, { until }) => {
  const all = sql`with entry as (
    select d.*, 'due' state, null::jsonb said from (${dueEntries(context, until)}) d
    union all select o.kind, o."invoiceId", o."paymentId", o."fileId", o."number", o."day", o.total, o.state, o.said
      from (${openEntries(context, until)}) o)`;
  const { rows: data } = await sql<Row>`${all}
    select t.kind, t.state, t."invoiceId", t."paymentId", t."fileId", f.ref, t."number", f."clientId", c."companyName" "clientName",
      t."day", t.total, t.said
    from entry t join file f on f._id = t."fileId" join company c on c._id = f."clientId"
    order by t.state <> 'refused', t."day", t."invoiceId", t."paymentId" limit ${most}`.execute(context.db);
  const { rows: kinds } = await sql<Kind & { readonly waiting: number; readonly refused: number }>`${all}
    select kind, count(*) filter (where state <> 'waiting')::integer "count",
      coalesce(sum(total) filter (where state <> 'waiting'), 0)::numeric(14,2) total, count(*) filter (where state = 'waiting')::integer waiting, count(*) filter (where state = 'refused')::integer refused
    from entry group by kind order by array_position(${[...ledgerKinds]}::text[], kind)`.execute(context.db);
  const sum = (of: 'count' | 'waiting' | 'refused') => kinds.reduce((whole, kind) => whole + kind[of], 0);
  return {
    body: {
      data,
      kinds: kinds.filter(({ count }) => count > 0).map(({ kind, count, total }) => ({ kind, count, total })),
      waiting: sum('waiting'),
      refused: sum('refused'),
      total: sum('count') + sum('waiting'),
      provider: context.app.sage.provider,
    },
  };
};
