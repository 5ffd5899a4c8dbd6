import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import { isSameName } from '../../searches/is-same-name';

type Holders = Recorded<'lienHolder'>['parties'];

/** Who has a right in the asset; a debtor or an agent who registers has none. */
const creditors: readonly ValueOf<'lienPartyType'>[] = [
  'secured_party',
  'assignee',
  'lessor',
  'repairer_or_storer',
  'judgment_creditor',
  'crown_claim',
];

/** The names of the other creditors among lien holders who are to be notified while their right stands, each once as registries write it. */
export function notifiedHolders(holders: Holders): string[] {
  const notified = (holders ?? []).filter(
    ({ partyType, isNoticeRecipient, isOurClient, status }) =>
      isNoticeRecipient &&
      !isOurClient &&
      creditors.includes(partyType) &&
      status !== 'discharged' &&
      status !== 'expired',
  );
  return notified
    .map(({ name }) => name)
    .filter((name, at, all) => all.findIndex((other) => isSameName(other, name)) === at);
}

/** Whether a name is among others, as registries write them. */
export const isAmong = (name: string | null, names: readonly string[]): boolean =>
  name !== null && names.some((one) => isSameName(one, name));
