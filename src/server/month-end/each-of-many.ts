import type { RowOf, Unworded } from '#contract/commands/input';
import { withoutIdempotencyKey } from '../request/without-idempotency-key';
import type { RequestContext, TransactionContext } from '../request/context';
import { inTransaction } from '../request/in-transaction';
import { eachOnItsOwn } from '../commands/each-on-its-own';

/** How many a call works on; the next call goes on behind them. */
export const mostAtOnce = 100;

export type Became = Unworded<RowOf<'issueClientInvoices'>>;

/**
 * Works on the first of many, each in a write of its own, so that what is refused of one keeps nobody else's from being written. What
 * was done drops out of what waits: a call that is made again does nothing twice.
 */
export async function eachOfMany(
  context: RequestContext,
  ids: readonly string[],
  work: (context: TransactionContext, id: string) => Promise<object>,
): Promise<{ data: Became[]; left: number }> {
  const data: Became[] = [];
  for (const id of ids.slice(0, mostAtOnce))
    data.push(
      await eachOnItsOwn(context, id, async () => {
        const { body } = await inTransaction(withoutIdempotencyKey(context), async (own) => ({
          body: await work(own, id),
        }));
        return body;
      }),
    );
  return { data, left: Math.max(0, ids.length - mostAtOnce) };
}
