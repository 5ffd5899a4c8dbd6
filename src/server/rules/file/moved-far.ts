import { kmWithoutConsent } from '#contract/lifecycles/law-in-the-field';
import { todayIn } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { readRules } from '../../enforcement/read-rules';
import { kmBetween, placeOf } from '../../geo/place';
import type { TransactionContext } from '../../request/context';
import { tellSupervisors } from './look-again';

type File = Recorded<'file'>;

const wayOf = ({ recovery, storage }: File): string =>
  JSON.stringify([recovery?.latitude, recovery?.longitude, storage?.lotCompanyId]);

/**
 * Tells the supervisors of a file that its asset is kept further from where it was taken than the law there lets it be moved without consent
 * in writing, as the crow flies: the road is longer. Where the lot is counts by its postal code, to some kilometres.
 */
export async function tellMovedFar(context: TransactionContext, before: File, after: File): Promise<void> {
  const { latitude, longitude } = after.recovery ?? {};
  const lotId = after.storage?.lotCompanyId;
  if (latitude == null || longitude == null || !lotId || wayOf(before) === wayOf(after)) return;
  const limit = kmWithoutConsent(after, await readRules(context.db), todayIn(after.state, context.now));
  if (limit === undefined) return;
  const lot = await context.db
    .selectFrom('company')
    .select('postalCode')
    .where('_id', '=', lotId)
    .executeTakeFirst();
  const kept = placeOf(lot?.postalCode);
  const km = kept && Math.round(kmBetween({ latitude, longitude }, kept));
  if (km !== undefined && km > limit)
    await tellSupervisors(context, after, sentence('attempts.movedFar', { ref: after.ref, km, limit }));
}
