import type { Placement } from '#contract/placement/check-row';
import { readAddress } from '#contract/placement/read-address';
import type { Change, Draft, Recorded } from '#contract/resources/index';
import { present } from './told-alone';

/** The debtor of a new file. */
export function partyDraft(placement: Placement, fileId: string): Draft<'relatedParty'> {
  return {
    fileId,
    relatedPartyType: placement.debtorType === 'business' ? 'business_debtor' : 'primary_debtor',
    isPrimary: true,
    ...namesOf(placement, placement.debtorType === 'business'),
    ...personOf(placement, { isBusiness: placement.debtorType === 'business' }),
    ...present({ language: placement.language }),
    phoneNumbers: phonesOf(placement),
    emails: emailsOf(placement),
    addresses: addressesOf(debtorAddress(placement)),
  };
}

/**
 * What a placement adds to a debtor who is known: numbers, addresses, an email and a date of birth that are not there yet, and names, a
 * language and an employer that differ.
 */
export function partyChange(
  placement: Placement,
  current: Recorded<'relatedParty'>,
): Partial<Change<'relatedParty'>> {
  return {
    // Who is there stays a person or a business, whatever a row says or leaves out.
    ...namesOf(placement, current.isBusiness === true),
    ...personOf(placement, current),
    ...present({ language: placement.language }),
    ...added(current, phonesOf(placement), addressesOf(debtorAddress(placement))),
    ...addedEmails(current, emailsOf(placement)),
  };
}

function namesOf(
  { debtorFirstName, debtorMiddleName, debtorLastName }: Placement,
  isBusiness: boolean,
): Partial<Draft<'relatedParty'>> {
  if (isBusiness) return { isBusiness, businessName: debtorLastName };
  return present({ firstName: debtorFirstName, middleName: debtorMiddleName, lastName: debtorLastName });
}

type Person = Partial<Pick<Recorded<'relatedParty'>, 'isBusiness' | 'dateOfBirth' | 'employer'>>;

// A date of birth that is there stays: whoever places rows could else try out which one it is.
function personOf(
  { dateOfBirth, employerName, employerPhone }: Placement,
  { isBusiness, dateOfBirth: known, employer }: Person,
): Partial<Draft<'relatedParty'>> {
  if (isBusiness) return {};
  const employed = present({ name: employerName, phone: employerPhone });
  return present({
    dateOfBirth: known ? undefined : dateOfBirth,
    employer: Object.keys(employed).length > 0 ? { ...employer, ...employed } : undefined,
  });
}

/** Who owes with the debtor of a placement, where it names somebody. What cannot be read as an address stands with them as it was told. */
export function coDebtorDraft(placement: Placement, fileId: string): Draft<'relatedParty'> | undefined {
  const { coDebtorFirstName: firstName, coDebtorLastName: lastName, coDebtorPhone: phone } = placement;
  if (!lastName) return undefined;
  const told = coDebtorAddress(placement);
  return {
    fileId,
    relatedPartyType: 'co_debtor',
    ...present({ firstName, lastName }),
    phoneNumbers: phonesOf({ phone }),
    addresses: addressesOf(told),
    ...(!isAddress(told) && present({ notes: Object.values(told).filter(Boolean).join(', ') || undefined })),
  };
}

/** The one of those who are known whom a placement names. */
export const sameCoDebtor = (
  { fileId, firstName, lastName }: Draft<'relatedParty'>,
  known: readonly Recorded<'relatedParty'>[],
): Recorded<'relatedParty'> | undefined =>
  known.find(
    (one) =>
      one.fileId === fileId && one.lastName === lastName && (!firstName || one.firstName === firstName),
  );

/** What a placement adds to who is known to owe with the debtor: a number, an address and a note that are not there yet. */
export function coDebtorChange(
  { phoneNumbers, addresses, notes }: Draft<'relatedParty'>,
  current: Recorded<'relatedParty'>,
): Partial<Change<'relatedParty'>> {
  const noted = current.notes ?? '';
  return {
    ...added(current, phoneNumbers ?? [], addresses ?? []),
    ...(notes && !noted.includes(notes) && { notes: [noted, notes].filter(Boolean).join('\n') }),
  };
}

function coDebtorAddress(placement: Placement): Told {
  const { coDebtorAddress: line1, coDebtorCity: city } = placement;
  const { coDebtorProvince: state, coDebtorPostalCode: postalCode } = placement;
  const read = line1 && !city ? readAddress(line1) : undefined;
  return { ...present({ line1, city, state, postalCode }), ...read };
}

const source = 'placement';

type Party = Draft<'relatedParty'>;
type Phones = NonNullable<Party['phoneNumbers']>;
type Addresses = NonNullable<Party['addresses']>;
type Emails = NonNullable<Party['emails']>;
type Told = {
  readonly [F in 'line1' | 'line2' | 'city' | 'state' | 'postalCode']?: Addresses[number][F] | undefined;
};

/** Each number once: as the one of its kind where a placement says of which kind it is. */
function phonesOf(placement: Pick<Placement, 'phone' | 'homePhone' | 'cellPhone' | 'workPhone'>): Phones {
  const { phone, homePhone, cellPhone, workPhone } = placement;
  const kinds = [
    ['cell', cellPhone],
    ['home', homePhone],
    ['work', workPhone],
  ] as const;
  const told = kinds.flatMap(([type, number]) => (number ? [{ number, type, source }] : []));
  const usual = phone && told.every(({ number }) => number !== phone) ? [{ number: phone, source }] : [];
  return [...usual, ...told].filter(
    ({ number }, at, all) => at === all.findIndex((one) => one.number === number),
  );
}

const emailsOf = ({ email }: Pick<Placement, 'email'>): Emails => (email ? [email] : []);

const debtorAddress = ({ addressLine1, addressLine2, city, province, postalCode }: Placement): Told => ({
  ...{ line1: addressLine1, line2: addressLine2, city, state: province },
  postalCode,
});

const isAddress = (told: Told): told is Told & Pick<Addresses[number], 'line1' | 'city'> =>
  Boolean(told.line1 && told.city);

function addressesOf(told: Told): Addresses {
  if (!isAddress(told)) return [];
  const { line1, line2, city, state, postalCode } = told;
  const where = { line1, ...present({ line2 }), city, ...present({ state, postalCode }) };
  return [{ ...where, type: 'residence', status: 'unverified', source }];
}

/** Of numbers and addresses those that a party does not have yet, beside those that it has. */
function added(
  current: Pick<Recorded<'relatedParty'>, 'phoneNumbers' | 'addresses'>,
  toldPhones: Phones,
  toldAddresses: Addresses,
): Partial<Change<'relatedParty'>> {
  const phones = current.phoneNumbers ?? [];
  const newPhones = toldPhones.filter(({ number }) => phones.every((one) => one.number !== number));
  const addresses = current.addresses ?? [];
  const allAddresses = toldAddresses.reduce(withAddress, addresses);
  return {
    ...(newPhones.length > 0 && { phoneNumbers: [...phones, ...newPhones] }),
    ...(allAddresses !== addresses && { addresses: allAddresses }),
  };
}

/** A second line belongs to the address that stands there without one; of two that differ, each is an address. */
function withAddress(known: Addresses, told: Addresses[number]): Addresses {
  const alike = known.filter(({ line1, city }) => line1 === told.line1 && city === told.city);
  if (alike.length > 0 && (!told.line2 || alike.some(({ line2 }) => line2 === told.line2))) return known;
  const bare = alike.find(({ line2 }) => !line2);
  if (!bare) return [...known, told];
  return known.map((one) => (one === bare ? { ...one, line2: told.line2 } : one));
}

/** An email is the same one whatever the case of its letters. */
function addedEmails(
  { emails }: Pick<Recorded<'relatedParty'>, 'emails'>,
  told: Emails,
): Partial<Change<'relatedParty'>> {
  const known = emails ?? [];
  const coming = told.filter((email) => known.every((one) => one.toLowerCase() !== email.toLowerCase()));
  return coming.length > 0 ? { emails: [...known, ...coming] } : {};
}
