import type { Recorded } from '#contract/resources/index';
import { take } from '../../records/take';
import { writeChange } from '../../records/update';
import type { TransactionContext } from '../../request/context';
import { proposeSearchFee } from './propose-search-fee';
import { proveBySearch } from './prove-by-search';

type Discharge = Recorded<'lienDischarge'>;

/** What a confirmed discharge leads to: its fee, its number beside the lien holder, and, once nothing of ours is left, the open gate. */
export async function followDischarge(
  context: TransactionContext,
  before: Discharge,
  after: Discharge,
): Promise<void> {
  if (before.status === after.status) return;
  await proposeSearchFee(context, 'lienDischarge', after);
  if (after.status !== 'complete') return;
  const { fileId, registrationNumber, jurisdiction, dischargeNumber, dischargedOn } = after;
  const held = await take(context, 'lienHolder', fileId, { scope: 'everything' });
  const parties = (held.parties ?? []).map((one) =>
    one.isOurClient && one.registrationNumber === registrationNumber && one.jurisdiction === jurisdiction
      ? { ...one, status: 'discharged' as const, dischargeNumber, isNoticeRecipient: false }
      : one,
  );
  await writeChange(context, 'lienHolder', held, { parties });
  const isLeft = parties.some(
    ({ isOurClient, registrationNumber: number, status }) =>
      isOurClient && number && status !== 'discharged' && status !== 'expired',
  );
  if (isLeft || !dischargedOn) return;
  const file = await take(context, 'file', fileId, { scope: 'everything' });
  await proveBySearch(context, file, { lienDischargeId: after._id }, [
    ['lien_discharge', { lienDischargedOrWaived: dischargedOn }],
  ]);
}
