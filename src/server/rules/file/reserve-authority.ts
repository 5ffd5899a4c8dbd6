import { centsOf } from '#contract/money/cents';
import type { Recorded } from '#contract/resources/index';
import type { Db } from '../../database/tables';
import type { Caller } from '../../request/caller';

interface Reserve {
  readonly reservePrice: string;
  readonly floorPrice: string | null;
}

/**
 * Whether a client leaves a reserve to whoever sets it: it is no more than the client said, and the least that is taken no less than its
 * share of what Black Book says of the asset. What that is, the provider said last; nobody typed it. Administrators write down what a
 * client leaves to others, and do not go by it.
 */
export async function isLeftToAgency(
  db: Db,
  caller: Caller,
  { clientId, valuations }: Pick<Recorded<'file'>, 'clientId' | 'valuations'>,
  { reservePrice, floorPrice }: Reserve,
): Promise<boolean> {
  const book = valuations?.at(-1)?.wholesale;
  if (caller.scope === 'all' || !book) return false;
  const client = await db
    .selectFrom('company')
    .select('playbook')
    .where('_id', '=', clientId)
    .executeTakeFirstOrThrow();
  const { percentOfCbb, amount } =
    (client.playbook as Recorded<'company'>['playbook'])?.reserveAuthority ?? {};
  if (!percentOfCbb || !amount || centsOf(reservePrice) > centsOf(amount)) return false;
  return centsOf(floorPrice ?? reservePrice) * 100 >= centsOf(book) * percentOfCbb;
}
