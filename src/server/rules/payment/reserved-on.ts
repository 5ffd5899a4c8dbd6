import { sql } from 'kysely';
import { centsOf } from '#contract/money/cents';
import type { Cents } from '#contract/money/cents';
import type { TransactionContext } from '../../request/context';

/** What of each invoice payments are to pay, or to refund, that have not cleared. `except`: a payment that is looked at itself. */
export async function reservedOn(
  context: TransactionContext,
  invoiceIds: readonly string[],
  except?: string,
): Promise<Map<string, Cents>> {
  if (invoiceIds.length === 0) return new Map();
  const { rows } = await sql<{ invoiceId: string; amount: string }>`
    select a->>'invoiceId' "invoiceId", sum((a->>'amount')::numeric)::numeric(14,2) amount
    from payment p cross join jsonb_array_elements(p.allocations) a
    where p.status = 'pending' and p."deletedAt" is null and p._id is distinct from ${except ?? null}::uuid
    and jsonb_typeof(p.allocations) = 'array' and a->>'invoiceId' = any(${invoiceIds}::text[]) group by 1`.execute(
    context.db,
  );
  return new Map(rows.map(({ invoiceId, amount }) => [invoiceId, centsOf(amount)]));
}
