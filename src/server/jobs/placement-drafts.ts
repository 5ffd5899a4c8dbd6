import type { Placement } from '#contract/placement/check-row';
import { columnsOf } from '#contract/placement/columns';
import { noonIn } from '#contract/placement/province-time';
import type { Change, Draft, Recorded } from '#contract/resources/index';

/** The file that a placement asks for. */
export function fileDraft(placement: Placement, clientId: string, now: Date): Draft<'file'> {
  return {
    clientId,
    assetType: 'automobile',
    ...told(placement, now, null),
  } as Draft<'file'>;
}

/** What a placement says of an open file. An empty cell says nothing: it takes nothing away. */
export function fileChange(
  placement: Placement,
  current: Recorded<'file'>,
  now: Date,
): Partial<Change<'file'>> {
  return told(placement, now, current.asset);
}

function told(placement: Placement, now: Date, asset: object | null): Partial<Draft<'file'>> {
  const described = {
    ...said(placement, 'asset'),
    ...present({ auMake: placement.make, auModel: placement.model }),
  };
  return {
    ...said(placement, 'file'),
    ...present({
      asset: Object.keys(described).length > 0 ? { ...asset, ...described } : undefined,
      assignmentDate: placement.assignmentDate && noonIn(placement.province, placement.assignmentDate, now),
    }),
  };
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
    phoneNumbers: phonesOf(placement),
    addresses: addressesOf(placement),
  };
}

/** What a placement adds to a debtor who is known: numbers and addresses that are not there yet, and names that differ. */
export function partyChange(
  placement: Placement,
  current: Recorded<'relatedParty'>,
): Partial<Change<'relatedParty'>> {
  const phones = current.phoneNumbers ?? [];
  const addresses = current.addresses ?? [];
  const newPhones = phonesOf(placement).filter(({ number }) => phones.every((one) => one.number !== number));
  const newAddresses = addressesOf(placement).filter((address) =>
    addresses.every((one) => one.line1 !== address.line1 || one.city !== address.city),
  );
  return {
    // Who is there stays a person or a business, whatever a row says or leaves out.
    ...namesOf(placement, current.isBusiness === true),
    ...(newPhones.length > 0 && { phoneNumbers: [...phones, ...newPhones] }),
    ...(newAddresses.length > 0 && { addresses: [...addresses, ...newAddresses] }),
  };
}

function namesOf(
  { debtorFirstName, debtorLastName }: Placement,
  isBusiness: boolean,
): Partial<Draft<'relatedParty'>> {
  if (isBusiness) return { isBusiness, businessName: debtorLastName };
  return present({ firstName: debtorFirstName, lastName: debtorLastName });
}

/** Who owes with the debtor of a placement, where it names somebody; but one of `known`. */
export function coDebtorsOf(
  placement: Placement,
  fileId: string,
  known: readonly Recorded<'relatedParty'>[] = [],
): Draft<'relatedParty'>[] {
  const { coDebtorFirstName: firstName, coDebtorLastName: lastName, coDebtorPhone: phone } = placement;
  const isSame = (one: Recorded<'relatedParty'>) =>
    one.fileId === fileId && one.lastName === lastName && (!firstName || one.firstName === firstName);
  if (!lastName || known.some(isSame)) return [];
  const phoneNumbers = phonesOf({ ...placement, phone });
  return [{ fileId, relatedPartyType: 'co_debtor', ...present({ firstName, lastName }), phoneNumbers }];
}

const source = 'placement';

function phonesOf({ phone }: Placement): NonNullable<Draft<'relatedParty'>['phoneNumbers']> {
  return phone ? [{ number: phone, source }] : [];
}

function addressesOf(placement: Placement): NonNullable<Draft<'relatedParty'>['addresses']> {
  const { addressLine1, city, province, postalCode } = placement;
  if (!addressLine1 || !city) return [];
  return [
    {
      line1: addressLine1,
      city,
      state: province,
      ...present({ postalCode }),
      type: 'residence',
      status: 'unverified',
      source,
    },
  ];
}

function present<T extends object>(values: T): { [N in keyof T]?: Exclude<T[N], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}
