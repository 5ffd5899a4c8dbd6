import type { Recorded } from '#contract/resources/index';
import { asRegistriesWrite } from '../../searches/is-same-name';

type Party = NonNullable<Recorded<'lienHolder'>['parties']>[number];
type Found = NonNullable<Recorded<'vinSearch'>['results']>[number];

/** By what a lien holder is known again; our client once, however it is written. */
const keyOf = ({ jurisdiction, registrationNumber, name, isOurClient }: Party): string =>
  [jurisdiction, asRegistriesWrite(registrationNumber ?? ''), isOurClient ? '' : name].join('|');

/** A registration that was found as the lien holders that it names; who is not our client and whose right stands is to be notified. */
function partiesOf(found: Found, vin: string, today: string): Party[] {
  const isOver = typeof found.expiresOn === 'string' && found.expiresOn < today;
  const isOurClient = found.isOurClient === true;
  return found.securedParties.map((name) => ({
    partyType: found.registrationType === 'rsla' ? 'repairer_or_storer' : 'secured_party',
    name,
    isNoticeRecipient: !isOurClient && !isOver,
    isOurClient,
    status: isOver ? 'expired' : 'active',
    jurisdiction: found.jurisdiction,
    registrationNumber: found.registrationNumber,
    registrationType: found.registrationType,
    registeredOn: found.registeredOn,
    expiresOn: found.expiresOn ?? null,
    priorityRank: found.priorityRank ?? null,
    amount: found.amount ?? null,
    serialNumber: vin,
    debtorName: found.debtors?.[0] ?? null,
  }));
}

/**
 * The lien holders of a file after a search: who was found is there as the registry tells of it, with what people know beside; whoever
 * else was there stays. What was discharged or subordinated since stays so.
 */
export function mergeRegistrations(
  before: readonly Party[],
  found: readonly Found[],
  vin: string,
  today: string,
): Party[] {
  const incoming = new Map(
    found.flatMap((one) => partiesOf(one, vin, today)).map((party) => [keyOf(party), party]),
  );
  const kept = before.map((party) => {
    const key = keyOf(party);
    const anew = incoming.get(key);
    if (!anew) return party;
    incoming.delete(key);
    const isSettled = party.status === 'discharged' || party.status === 'subordinated';
    return { ...party, ...anew, ...(isSettled && { status: party.status, isNoticeRecipient: false }) };
  });
  return [...kept, ...incoming.values()];
}
