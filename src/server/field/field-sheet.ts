import type { RowOf, Unworded } from '#contract/commands/input';
import type { Recorded } from '#contract/resources/index';
import { kmBetween, placeOf } from '../geo/place';
import type { Place } from '../geo/place';
import type { SecuredForm } from './secured-form';

export type Sheet = Unworded<RowOf<'showField'>>;
type Party = Recorded<'relatedParty'>;
type Address = NonNullable<Party['addresses']>[number];
type Visited = Sheet['addresses'][number];

export interface Tried {
  readonly fileId: string;
  readonly attempts: number;
  readonly lastAttemptAt: string;
  readonly lastOutcome: Sheet['lastOutcome'];
}

const nameOf = ({ businessName, firstName, lastName }: Party): string =>
  businessName ?? [firstName, lastName].filter(Boolean).join(' ');

/** Where somebody is called: each number once, though it be their cell and their home. */
const numbersOf = ({ phoneNumbers }: Party): string[] => [
  ...new Set((phoneNumbers ?? []).filter(({ isValid }) => isValid !== false).map(({ number }) => number)),
];

const lineOf = ({ line1, line2, city, state, postalCode }: Address): string =>
  [[line1, line2].filter(Boolean).join(' '), city, [state, postalCode].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');

const rounded = (km: number): number => Math.round(km * 10) / 10;

/**
 * One file as somebody takes it along, `from` where they are, `law` what is asked of who takes something there, `securedForm` what is to be
 * said of what they take. `file` and `parties` as they are shown to them.
 */
export function sheetOf(
  file: Recorded<'file'>,
  parties: readonly Party[],
  tried: Tried | undefined,
  from: Place | undefined,
  law: Sheet['law'],
  securedForm: SecuredForm,
): Sheet {
  const addresses = parties
    .flatMap((party) => (party.addresses ?? []).map((address) => visitedAt(party, address, from)))
    .filter(({ addressStatus }) => addressStatus !== 'bad')
    .sort((one, other) => (one.km ?? Infinity) - (other.km ?? Infinity));
  return {
    fileId: file._id,
    ref: file.ref,
    debtorName: file.debtorName,
    assetSummary: file.assetSummary,
    serialNumber: file.serialNumber,
    plateNumber: file.asset?.plateNumber ?? null,
    colour: file.asset?.colour ?? null,
    state: file.state,
    status: file.status,
    statusDue: file.statusDue,
    isRushFile: file.isRushFile,
    hold: file.hold,
    safetyNotes: file.safetyNotes,
    instructions: file.instructions,
    riskFlags: [...new Set(parties.flatMap(({ riskFlags }) => riskFlags ?? []))],
    law,
    km: addresses[0]?.km ?? null,
    addresses,
    reach: parties
      .filter(({ doNotContact }) => !doNotContact)
      .flatMap((party) => numbersOf(party).map((number) => ({ name: nameOf(party), number }))),
    attempts: tried?.attempts ?? 0,
    lastAttemptAt: tried?.lastAttemptAt ?? null,
    lastOutcome: tried?.lastOutcome ?? null,
    securedForm,
  };
}

function visitedAt(party: Party, address: Address, from: Place | undefined): Visited {
  const { latitude = null, longitude = null } = address;
  const exact = latitude !== null && longitude !== null ? { latitude, longitude } : undefined;
  const place = exact ?? placeOf(address.postalCode);
  return {
    relatedPartyId: party._id,
    name: nameOf(party),
    partyType: party.relatedPartyType,
    address: lineOf(address),
    addressStatus: address.status ?? null,
    latitude: exact?.latitude ?? null,
    longitude: exact?.longitude ?? null,
    km: from && place ? rounded(kmBetween(from, place)) : null,
  };
}

/** Rush files first, then those that are late, then the nearest, then what is due first. */
export function sooner(now: string): (one: Sheet, other: Sheet) => number {
  const weights = ({ isRushFile, hold, statusDue, km }: Sheet): number[] => [
    hold ? 1 : 0,
    isRushFile ? 0 : 1,
    statusDue && String(statusDue) < now ? 0 : 1,
    km ?? Number.MAX_SAFE_INTEGER,
    statusDue ? Date.parse(String(statusDue)) : Number.MAX_SAFE_INTEGER,
  ];
  return (one, other) => {
    const [a, b] = [weights(one), weights(other)];
    const at = a.findIndex((weight, index) => weight !== b[index]);
    return at < 0 ? String(one.ref).localeCompare(String(other.ref)) : (a[at] ?? 0) - (b[at] ?? 0);
  };
}
