import { searches } from '#contract/reference/searches';
import type { ValueOf } from '#contract/vocabularies/index';
import { take } from '../../records/take';
import type { TransactionContext } from '../../request/context';
import { proposeFee } from '../projected-fee/projection-propose';
import type { Order } from './search-order';

/** Proposes what a search that has its answer is charged at, once for each. */
export async function proposeSearchFee(
  context: TransactionContext,
  kind: ValueOf<'searchKind'>,
  { fileId, status }: Pick<Order, 'fileId' | 'status'>,
  quantity = 1,
): Promise<void> {
  if (status !== 'complete' && status !== 'no_record') return;
  const file = await take(context, 'file', fileId, { scope: 'everything' });
  if (!file.closed) await proposeFee(context, file, searches[kind].feeType, quantity, searches[kind].price);
}
