import type { Field, Fields } from '../fields';
import { file } from '../resources/file';
import { asset } from '../resources/file-asset';
import { lienHolder } from '../resources/lien-holder';
import { relatedParty } from '../resources/related-party';

const party = relatedParty.fields;
const contact = file.fields.clientContact.fields;
const lien = lienHolder.fields.parties.fields;
const address = party.addresses.fields;

/** What a row says by a column: a field of the file or of its asset, as it is declared there; or a part of what is put together of several. */
interface Column {
  readonly field: Field;
  readonly of?: 'file' | 'asset';
  readonly name?: string;
}

const among =
  <const O extends 'file' | 'asset', const F extends Fields>(of: O, fields: F) =>
  <const N extends string & keyof F>(name: N): { of: O; name: N; field: F[N] } => ({
    of,
    name,
    field: fields[name],
  });
const ofFile = among('file', file.fields);
const ofAsset = among('asset', asset);

/**
 * The columns that a placement may have, in the order of the template, each with the field whose value it holds. `required`
 * here is what a row cannot be without.
 */
const columns = {
  accountNumber: ofFile('bankAccountNumber'),
  contractType: ofFile('contractType'),
  debtorFirstName: { field: party.firstName },
  debtorLastName: { field: { ...party.lastName, required: true } },
  phone: { field: party.phoneNumbers.fields.number },
  addressLine1: { field: address.line1 },
  city: { field: address.city },
  province: ofFile('state'),
  postalCode: { field: address.postalCode },
  vin: ofFile('serialNumber'),
  year: ofAsset('year'),
  make: { field: asset.auMake },
  model: { field: asset.auModel },
  odometerKm: ofAsset('mileageInKms'),
  balance: ofFile('balanceAmount'),
  arrears: ofFile('arrearsAmount'),
  daysPastDue: ofFile('daysPastDue'),
  rush: ofFile('isRushFile'),
  assignmentDate: { field: { kind: 'date' } },
  instructions: ofFile('instructions'),
  assignmentType: ofFile('assignmentType'),
  debtorType: ofFile('debtorType'),
  isFarmer: ofFile('isFarmer'),
  totalAmountSecured: ofFile('totalAmountSecured'),
  amountPaid: ofFile('amountPaid'),
  paymentAmount: ofFile('paymentAmount'),
  lastPaymentDate: ofFile('lastPaymentDate'),
  plateNumber: ofAsset('plateNumber'),
  colour: ofAsset('colour'),
  coDebtorFirstName: { field: party.firstName },
  coDebtorLastName: { field: party.lastName },
  coDebtorPhone: { field: party.phoneNumbers.fields.number },
  coDebtorAddress: { field: address.line1 },
  coDebtorCity: { field: address.city },
  coDebtorProvince: { field: address.state },
  coDebtorPostalCode: { field: address.postalCode },
  registrationNumber: { field: lien.registrationNumber },
  registrationExpiry: { field: lien.expiresOn },
  collectorName: { field: contact.name },
  collectorPhone: { field: contact.phone },
  collectorEmail: { field: contact.email },
  agreementNumber: ofFile('contractNumber'),
  contractDate: ofFile('contractDate'),
  assetType: ofFile('assetType'),
  isInsolventBusiness: ofFile('isInsolventBusiness'),
  dateOfBirth: { field: party.dateOfBirth },
  employerName: { field: party.employer.fields.name },
  employerPhone: { field: party.employer.fields.phone },
  debtorMiddleName: { field: party.middleName },
  language: { field: party.language },
  homePhone: { field: party.phoneNumbers.fields.number },
  cellPhone: { field: party.phoneNumbers.fields.number },
  workPhone: { field: party.phoneNumbers.fields.number },
  email: { field: { kind: 'email' } },
  addressLine2: { field: address.line2 },
  trim: { field: asset.auTrim },
  plateProvince: ofAsset('plateState'),
  insuranceStatus: ofAsset('insuranceStatus'),
  gpsInstalled: ofAsset('gpsInstalled'),
} as const satisfies { readonly [column: string]: Column };

export type PlacementColumn = keyof typeof columns;

type Fielded = { readonly [C in PlacementColumn]: (typeof columns)[C]['field'] };

export const placementColumnNames = Object.keys(columns) as PlacementColumn[];

/** The field of each column. */
export const placementColumns = Object.fromEntries(
  placementColumnNames.map((column) => [column, columns[column].field]),
) as Fielded;

/** The columns that are simply a field of the file, or of its asset, and what that is called there. */
export function columnsOf(of: 'file' | 'asset'): readonly (readonly [PlacementColumn, field: string])[] {
  return placementColumnNames.flatMap((column) => {
    const declared: Column = columns[column];
    return declared.of === of && declared.name ? [[column, declared.name] as const] : [];
  });
}

export const isPlacementColumn = (name: string): name is PlacementColumn =>
  Object.hasOwn(placementColumns, name);

/** Whether a column holds one of a closed set, so that a lender may have a word of its own for each. */
export const isChosenColumn = (column: PlacementColumn): boolean =>
  ['choice', 'flag'].includes(placementColumns[column].kind);

/** Columns without which no row of a spreadsheet could be taken. */
export const neededColumns = ['accountNumber', 'debtorLastName', 'province'] as const;
