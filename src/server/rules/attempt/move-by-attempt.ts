import { roadOf } from '#contract/lifecycles/attempt';
import type { Change, Recorded } from '#contract/resources/index';
import { find } from '../../records/find';
import { updateRecord } from '../../records/update';
import type { TransactionContext } from '../../request/context';

/**
 * Takes the file where the attempt leads, as whoever tried, by the same rules and rights as if they had moved it: a gate that is shut
 * refuses the attempt, since what may not be taken must not be taken. When and where an asset was taken is what the attempt says.
 */
export async function moveByAttempt(
  context: TransactionContext,
  { fileId, outcome, at, address, latitude, longitude }: Recorded<'attempt'>,
): Promise<void> {
  const { status: begun } = await find(context.db, 'file', fileId, context.caller);
  const { userId: agentUserId, companyId: vendorCompanyId } = context.caller;
  const taken = {
    ...{ onHookAt: at, latitude, longitude, agentUserId, vendorCompanyId },
    ...(address && { recoveryAddress: address.slice(0, 200) }),
  };
  for (const status of roadOf(begun, outcome)) {
    const file = await find(context.db, 'file', fileId, context.caller);
    const recovery = status === 'on_hook' ? { recovery: { ...file.recovery, ...taken } } : {};
    await updateRecord(context, 'file', file, { _id: fileId, status, ...recovery } as Change<'file'>);
  }
}
