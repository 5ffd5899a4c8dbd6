import { todayIn } from '../placement/province-time';
import type { Recorded } from '../resources/index';
import type { TemplateFacts } from './fill-template';

/** What is known of a file where a template is taken; a record that a person does not read is absent. */
export interface TemplateSources {
  readonly file: Partial<Recorded<'file'>>;
  readonly parties?: readonly Partial<Recorded<'relatedParty'>>[] | undefined;
  readonly clientName?: string | undefined;
  readonly userName?: string | undefined;
}

/**
 * The facts that templates are filled with. Days are those of the province where the file is.
 * @param now epoch milliseconds
 */
export function templateFacts(sources: TemplateSources, now: number): TemplateFacts {
  const { file, parties = [], clientName, userName } = sources;
  const dayOf = (at: number): string | null => (file.state ? todayIn(file.state, new Date(at)) : null);
  return {
    ref: file.ref,
    clientReference: file.clientReference,
    clientName,
    debtorName: file.debtorName,
    assetSummary: file.assetSummary,
    serialNumber: file.serialNumber,
    address: debtorAddress(parties),
    userName,
    today: dayOf(now),
    nextActionDate: file.nextActionDate,
    holdUntil: file.holdUntil,
    lastActivityDate: file.lastActivityDate ? dayOf(Date.parse(file.lastActivityDate)) : null,
    balanceAmount: file.balanceAmount,
    arrearsAmount: file.arrearsAmount,
  };
}

const debtors: readonly (string | undefined)[] = ['primary_debtor', 'business_debtor'];
const best = ['verified', 'unverified'] as const;

/** Where the debtor is to be found: at the address that was verified, else at one that nobody has ruled out. */
function debtorAddress(parties: readonly Partial<Recorded<'relatedParty'>>[]): string | undefined {
  const those = parties.filter(({ relatedPartyType }) => debtors.includes(relatedPartyType));
  const debtor = those.find(({ isPrimary }) => isPrimary) ?? those[0];
  const good = (debtor?.addresses ?? []).filter(({ status }) => status !== 'bad');
  const address = best.map((one) => good.find(({ status }) => status === one)).find(Boolean) ?? good[0];
  return address && [address.line1, address.line2, address.city].filter(Boolean).join(', ');
}
