import { registeredBefore } from '#contract/lifecycles/registered-before';
import type { Recorded } from '#contract/resources/index';
import { todayIn } from '#contract/placement/province-time';
import { sentence } from '#contract/words/sentence';
import { take } from '../../records/take';
import { writeChange } from '../../records/update';
import type { TransactionContext } from '../../request/context';
import { contextWith } from '../../request/context-with';
import { remindNow } from '../reminder/rule-reminders';
import { mergeRegistrations } from './merge-registrations';
import { proposeSearchFee } from './propose-search-fee';
import { proveBySearch } from './prove-by-search';

type Search = Recorded<'vinSearch'>;

/**
 * What a search of the registries leads to once it has its answer: its fee, the lien holders of the file, a warning where somebody is
 * registered before our client, and, where the registry of the file's province was asked and our own registration found, the facts that
 * the gates go by. What was found for another serial number than the file has by now is kept with the search alone.
 */
export async function followVinSearch(
  context: TransactionContext,
  before: Search,
  after: Search,
): Promise<void> {
  if (before.status === after.status) return;
  await proposeSearchFee(context, 'vinSearch', after, after.jurisdictions.length);
  if (after.status !== 'complete') return;
  const { _id, fileId, vin, results } = after;
  const file = await take(context, 'file', fileId, { scope: 'everything' });
  if (file.closed || file.serialNumber !== vin) return;
  const today = todayIn(file.state, context.now);
  const held = await take(context, 'lienHolder', fileId, { scope: 'everything' });
  const parties = mergeRegistrations(held.parties ?? [], results ?? [], vin, today);
  const bySearch = contextWith(context, { decision: { resource: 'vinSearch', _id } });
  await writeChange(bySearch, 'lienHolder', held, { parties });
  await warnOfOthers(context, file, after);
  const own = (results ?? []).filter(({ isOurClient }) => isOurClient);
  if (own.length === 0 || !after.jurisdictions.includes(file.state)) return;
  const here = own.filter(({ jurisdiction }) => jurisdiction === file.state);
  const expiries = (here.length > 0 ? here : own).flatMap(({ expiresOn }) => expiresOn ?? []).sort();
  const registrationExpiry = expiries.at(-1);
  // Whoever came to the file or left it by the search may have moved its clocks.
  const reckoned = await take(context, 'file', fileId, { scope: 'everything' });
  await proveBySearch(context, reckoned, { vinSearchId: _id }, [
    ['lien_search', { lienSearchDone: today }],
    ...(registrationExpiry ? ([['registration', { registrationExpiry }]] as const) : []),
  ]);
}

async function warnOfOthers(
  context: TransactionContext,
  file: Recorded<'file'>,
  { results, orderedBy }: Search,
): Promise<void> {
  const [first] = registeredBefore(results ?? []);
  if (!first) return;
  const who = first.securedParties.join(', ');
  const title = sentence('searches.othersFirst', { who, jurisdiction: first.jurisdiction });
  await remindNow(context, [orderedBy], { fileId: file._id, title });
}
