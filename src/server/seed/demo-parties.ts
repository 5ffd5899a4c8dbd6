import type { ValueOf } from '#contract/vocabularies/index';
import type { Calendar, Seeded } from './demo-bundle';
import { businessName, mailName, personName } from './demo-names';
import type { Province } from './demo-places';
import { addressIn, phoneIn, townOf } from './demo-places';
import { createRandom } from './random';
import type { Random } from './random';
import { seedId } from './seed-id';

interface Subject {
  readonly fileId: string;
  readonly number: number;
  readonly state: Province;
  readonly isBusiness: boolean;
  /** Sells what it owes for. */
  readonly isDealer?: boolean;
  readonly createdAt: string;
}

/** The debtor, whoever signed with him, and those who may know where the asset is. */
export function makeParties(random: Random, subject: Subject, calendar: Calendar): Seeded<'relatedParty'>[] {
  const types: ValueOf<'relatedPartyType'>[] = [subject.isBusiness ? 'business_debtor' : 'primary_debtor'];
  if (subject.isBusiness) types.push('business_contact');
  if (random.chance(0.35)) types.push(random.chance(0.7) ? 'co_debtor' : 'guarantor');
  if (random.chance(0.3)) types.push(random.pick(['reference', 'relative', 'employer', 'landlord'] as const));
  const [debtor, ...others] = types.map((type, index) => makeParty(random, subject, calendar, type, index));
  return debtor ? [debtor, ...others.map((one) => nearby(one, debtor))] : others;
}

/** Who speaks for a business lives in its town. */
function nearby(party: Seeded<'relatedParty'>, debtor: Seeded<'relatedParty'>): Seeded<'relatedParty'> {
  const door = debtor.addresses?.[0];
  if (party.relatedPartyType !== 'business_contact' || !door?.city) return party;
  const random = createRandom(`near ${party._id}`);
  const town = townOf(random, door.city);
  const [home, ...before] = party.addresses ?? [];
  return town && home ? { ...party, addresses: [{ ...home, ...town }, ...before] } : party;
}

/** Who was traced has moved: the door at which the file began is known as the old one. */
export function withOldDoor(party: Seeded<'relatedParty'>): Seeded<'relatedParty'> {
  const [home, before] = party.addresses ?? [];
  if (!home || before) return party;
  const old = addressIn(createRandom(`old door ${party._id}`), home.state ?? 'ON');
  return { ...party, addresses: [home, { ...old, type: 'previous', status: 'bad' }] };
}

export function makeParty(
  random: Random,
  { fileId, number, state, isDealer, createdAt }: Subject,
  calendar: Calendar,
  relatedPartyType: ValueOf<'relatedPartyType'>,
  index: number,
): Seeded<'relatedParty'> {
  const isTrustee = relatedPartyType === 'insolvency_trustee';
  const isEmployer = relatedPartyType === 'employer';
  const isBusiness = relatedPartyType === 'business_debtor' || isTrustee || isEmployer;
  const isDebtor = index === 0 || relatedPartyType === 'co_debtor' || relatedPartyType === 'guarantor';
  // Some of those who signed with the debtor, or know of the unit, moved away from where the file lies.
  const isAway = random.chance(0.03) && index > 0 && relatedPartyType !== 'business_contact';
  const home = isAway ? (state === 'ON' ? 'AB' : 'ON') : state;
  const name = personName(random, state);
  const phone = phoneIn(random, home);
  return {
    _id: seedId('relatedParty', `${number} ${index}`),
    fileId,
    createdAt,
    updatedAt: createdAt,
    relatedPartyType,
    isPrimary: index === 0,
    isBusiness,
    ...(isEmployer
      ? { businessName: businessName(createRandom(`employer ${number} ${index}`), state) }
      : isBusiness
        ? { businessName: businessName(random, state, isDealer) }
        : name),
    ...(isDebtor && !isBusiness && { dateOfBirth: calendar.dayAgo(365.25 * (20 + random.next() * 50)) }),
    ...(isDebtor && random.chance(0.4) && licence(random.int(100_000, 999_999), isBusiness)),
    phoneNumbers: [
      {
        number: phone,
        type: isBusiness ? ('work' as const) : ('cell' as const),
        isValid: random.chance(0.7),
      },
      ...(random.chance(0.3)
        ? [
            {
              number: random.chance(0.1) ? phone : phoneIn(random, home),
              type: isBusiness ? ('work' as const) : ('home' as const),
            },
          ]
        : []),
    ],
    emails: random.chance(0.5) ? [`${mailName(name)}@mail.example`] : [],
    addresses: [
      {
        ...addressIn(random, home),
        type: isTrustee ? ('mailing' as const) : isBusiness ? ('work' as const) : ('residence' as const),
        status: random.pick(['unverified', 'verified', 'bad'] as const),
      },
      ...(random.chance(0.25)
        ? [{ ...addressIn(random, home), type: 'previous' as const, status: 'bad' as const }]
        : []),
    ],
    ...(isDebtor &&
      random.chance(0.25) && {
        ...employer({ name: businessName(random, state), phone: phoneIn(random, home) }, isBusiness),
      }),
    language: state === 'QC' ? 'fr' : 'en',
    isNoticeRecipient: isDebtor || isTrustee,
    doNotContact: random.chance(0.02),
    riskFlags: random.chance(0.05) ? [random.pick(['dog', 'hostile', 'medical'] as const)] : [],
  };
}

/** A business drives nothing, and is employed by nobody. */
const licence = (number: number, isBusiness: boolean) =>
  isBusiness ? {} : { driverLicenceNumber: `T9${number}` };
const employer = (employer: { name: string; phone: string }, isBusiness: boolean) =>
  isBusiness ? {} : { employer };
