import type { Placement } from '#contract/placement/check-row';
import { columnsOf } from '#contract/placement/columns';
import { noonIn } from '#contract/placement/province-time';
import { readAddress } from '#contract/placement/read-address';
import { factTelling } from '#contract/resources/file-asset';
import type { Change, Draft, Recorded } from '#contract/resources/index';

/** The file that a placement asks for. */
export function fileDraft(placement: Placement, clientId: string, now: Date): Draft<'file'> {
  const usual = {
    assetType: 'automobile',
    debtorType: 'consumer',
    asset: null,
    clientContact: null,
  } as const;
  return { clientId, assetType: usual.assetType, ...told(placement, now, usual) } as Draft<'file'>;
}

/** What a placement says of an open file. An empty cell says nothing: it takes nothing away. */
export function fileChange(
  placement: Placement,
  current: Recorded<'file'>,
  now: Date,
): Partial<Change<'file'>> {
  return told(placement, now, current);
}

type Standing = Pick<Recorded<'file'>, 'assetType' | 'debtorType' | 'asset' | 'clientContact'>;

function told(placement: Placement, now: Date, standing: Standing): Partial<Draft<'file'>> {
  const { make, model, assetType = standing.assetType, debtorType = standing.debtorType } = placement;
  const named = [
    [factTelling('Make', assetType), make],
    [factTelling('Model', assetType), model],
  ];
  const described = {
    ...said(placement, 'asset'),
    ...present(Object.fromEntries(named.filter(([name]) => name))),
  };
  const { isInsolventBusiness, ...facts } = said(placement, 'file') as Partial<Draft<'file'>>;
  return {
    ...facts,
    ...present({
      // A person who is insolvent is served no notice to a business.
      isInsolventBusiness: debtorType === 'business' ? isInsolventBusiness : undefined,
      asset: Object.keys(described).length > 0 ? { ...standing.asset, ...described } : undefined,
      clientContact: contactTold(placement, standing.clientContact),
      assignmentDate: placement.assignmentDate && noonIn(placement.province, placement.assignmentDate, now),
    }),
  };
}

/** Who handles the account at the client; of the one who is known what else is told, and of another nothing that was the one’s before. */
function contactTold(
  { collectorName: name, collectorPhone: phone, collectorEmail: email }: Placement,
  known: Standing['clientContact'],
): Standing['clientContact'] | undefined {
  const contact = present({ name, phone, email });
  if (Object.keys(contact).length === 0) return undefined;
  return name && name !== known?.name ? contact : { ...known, ...contact };
}

/** What a placement says of fields of the file or of its asset, by their names there. */
const said = (placement: Placement, of: 'file' | 'asset'): object =>
  present(Object.fromEntries(columnsOf(of).map(([column, name]) => [name, placement[column]])));

/** The debtor of a new file. */
export function partyDraft(placement: Placement, fileId: string): Draft<'relatedParty'> {
  return {
    fileId,
    relatedPartyType: placement.debtorType === 'business' ? 'business_debtor' : 'primary_debtor',
    isPrimary: true,
    ...namesOf(placement, placement.debtorType === 'business'),
    ...personOf(placement, { isBusiness: placement.debtorType === 'business' }),
    phoneNumbers: phonesOf(placement),
    addresses: addressesOf(debtorAddress(placement)),
  };
}

/**
 * What a placement adds to a debtor who is known: numbers, addresses and a date of birth that are not there yet, and names and an
 * employer that differ.
 */
export function partyChange(
  placement: Placement,
  current: Recorded<'relatedParty'>,
): Partial<Change<'relatedParty'>> {
  return {
    // Who is there stays a person or a business, whatever a row says or leaves out.
    ...namesOf(placement, current.isBusiness === true),
    ...personOf(placement, current),
    ...added(current, phonesOf(placement), addressesOf(debtorAddress(placement))),
  };
}

function namesOf(
  { debtorFirstName, debtorLastName }: Placement,
  isBusiness: boolean,
): Partial<Draft<'relatedParty'>> {
  if (isBusiness) return { isBusiness, businessName: debtorLastName };
  return present({ firstName: debtorFirstName, lastName: debtorLastName });
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
type Told = { readonly [F in 'line1' | 'city' | 'state' | 'postalCode']?: Addresses[number][F] | undefined };

function phonesOf({ phone }: Pick<Placement, 'phone'>): Phones {
  return phone ? [{ number: phone, source }] : [];
}

const debtorAddress = ({ addressLine1, city, province, postalCode }: Placement): Told => ({
  ...{ line1: addressLine1, city, state: province },
  postalCode,
});

const isAddress = (told: Told): told is Told & Pick<Addresses[number], 'line1' | 'city'> =>
  Boolean(told.line1 && told.city);

function addressesOf(told: Told): Addresses {
  if (!isAddress(told)) return [];
  const { line1, city, state, postalCode } = told;
  const where = { line1, city, ...present({ state, postalCode }) };
  return [{ ...where, type: 'residence', status: 'unverified', source }];
}

/** Of numbers and addresses those that a party does not have yet, beside those that it has. */
function added(
  current: Pick<Recorded<'relatedParty'>, 'phoneNumbers' | 'addresses'>,
  toldPhones: Phones,
  toldAddresses: Addresses,
): Partial<Change<'relatedParty'>> {
  const phones = current.phoneNumbers ?? [];
  const addresses = current.addresses ?? [];
  const newPhones = toldPhones.filter(({ number }) => phones.every((one) => one.number !== number));
  const newAddresses = toldAddresses.filter((address) =>
    addresses.every((one) => one.line1 !== address.line1 || one.city !== address.city),
  );
  return {
    ...(newPhones.length > 0 && { phoneNumbers: [...phones, ...newPhones] }),
    ...(newAddresses.length > 0 && { addresses: [...addresses, ...newAddresses] }),
  };
}

function present<T extends object>(values: T): { [N in keyof T]?: Exclude<T[N], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}
