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

/** Who may know where an asset is; and who that is of a business, which nobody employs and which has no kin. */
const knowing = ['reference', 'relative', 'employer', 'landlord'] as const;
const knowingOfBusiness = { relative: 'reference', employer: 'landlord' } as const;

/** The debtor, whoever signed with him, and those who may know where the asset is. */
export function makeParties(random: Random, subject: Subject, calendar: Calendar): Seeded<'relatedParty'>[] {
  const types: ValueOf<'relatedPartyType'>[] = [subject.isBusiness ? 'business_debtor' : 'primary_debtor'];
  if (subject.isBusiness) types.push('business_contact');
  if (random.chance(0.35)) types.push(random.chance(0.7) ? 'co_debtor' : 'guarantor');
  if (random.chance(0.3)) {
    const drawn = random.pick(knowing);
    types.push(
      subject.isBusiness && drawn in knowingOfBusiness ? knowingOfBusiness[drawn as 'relative'] : drawn,
    );
  }
  const [debtor, ...others] = types.map((type, index) => makeParty(random, subject, calendar, type, index));
  return debtor ? [debtor, ...others.map((one) => nearby(one, debtor))] : others;
}

/** Who is in the debtor’s own town: who speaks for the business, signed with them, lets them their home or employs them. */
const inTown: readonly unknown[] = ['business_contact', 'co_debtor', 'landlord', 'employer'];
/** Of those who signed with a person, how many live behind the same door; and of who else knows them, how many live in their town. */
const shares = { sameDoor: 0.6, sameTown: 0.6 };

/** Somebody of a file where such a one lives, seen from its debtor’s door. */
function nearby(party: Seeded<'relatedParty'>, debtor: Seeded<'relatedParty'>): Seeded<'relatedParty'> {
  const door = debtor.addresses?.[0];
  const [home, ...before] = party.addresses ?? [];
  if (!door?.city || !home) return party;
  const random = createRandom(`near ${party._id}`);
  const town = townOf(random, door.city);
  const isHousehold = party.relatedPartyType === 'co_debtor' && !debtor.isBusiness;
  if (isHousehold && random.chance(shares.sameDoor))
    return { ...party, addresses: [{ ...home, ...door, type: home.type, status: door.status }, ...before] };
  const isInTown = inTown.includes(party.relatedPartyType);
  const isFromThere = home.state === door.state && random.chance(shares.sameTown);
  return town && (isInTown || isFromThere)
    ? { ...party, addresses: [{ ...home, ...town }, ...before] }
    : party;
}

/** Who was traced has moved: the door at which the file began is known as the old one. */
export function withOldDoor(party: Seeded<'relatedParty'>): Seeded<'relatedParty'> {
  const [home, before] = party.addresses ?? [];
  if (!home || before) return party;
  const old = addressIn(createRandom(`old door ${party._id}`), home.state ?? 'ON');
  return { ...party, addresses: [home, { ...old, type: 'previous', status: 'bad' }] };
}

/** Of those who owe and were not traced, how many moved within their town since they signed. */
const movedShare = 0.55;

/** Who moved within a town is known at the old door too. */
export function movedInTown(party: Seeded<'relatedParty'>): Seeded<'relatedParty'> {
  const [home, before] = party.addresses ?? [];
  const random = createRandom(`moved ${party._id}`);
  const town = home?.city && !before && random.chance(movedShare) ? townOf(random, home.city) : undefined;
  if (!home || !town) return party;
  const old = { ...addressIn(random, home.state ?? 'ON'), ...town };
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
  // Some of those who stand surety for the debtor, or know them, moved away from where the file lies.
  const isAway = random.chance(0.03) && index > 0 && !inTown.includes(relatedPartyType);
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

/** In years: nobody signs who is younger. */
const ofAge = 19;

/** Somebody of a file who was of age on the day of the contract, if they signed it. */
export function grownUp(party: Seeded<'relatedParty'>, contractDate: string): Seeded<'relatedParty'> {
  const { dateOfBirth } = party;
  if (!dateOfBirth) return party;
  const latest = Number(contractDate.slice(0, 4)) - ofAge - 1;
  const year = Number(dateOfBirth.slice(0, 4));
  return year <= latest
    ? party
    : {
        ...party,
        dateOfBirth: `${latest - ((year - latest) % 9)}${dateOfBirth.slice(4).replace('-02-29', '-02-28')}`,
      };
}

/** A business drives nothing, and is employed by nobody. */
const licence = (number: number, isBusiness: boolean) =>
  isBusiness ? {} : { driverLicenceNumber: `T9${number}` };
const employer = (employer: { name: string; phone: string }, isBusiness: boolean) =>
  isBusiness ? {} : { employer };
