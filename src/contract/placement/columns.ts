import type { Field } from '../fields';
import { file } from '../resources/file';
import { asset } from '../resources/file-asset';
import { relatedParty } from '../resources/related-party';

const party = relatedParty.fields;
const address = party.addresses.fields;

/**
 * The columns that a placement may have, in the order of the template, each with the field whose value it holds. `required`
 * here is what a row cannot be without.
 */
export const placementColumns = {
  accountNumber: file.fields.bankAccountNumber,
  contractType: file.fields.contractType,
  debtorFirstName: party.firstName,
  debtorLastName: { ...party.lastName, required: true },
  phone: party.phoneNumbers.fields.number,
  addressLine1: address.line1,
  city: address.city,
  province: file.fields.state,
  postalCode: address.postalCode,
  vin: file.fields.serialNumber,
  year: asset.year,
  make: asset.auMake,
  model: asset.auModel,
  odometerKm: asset.mileageInKms,
  balance: file.fields.balanceAmount,
  arrears: file.fields.arrearsAmount,
  daysPastDue: file.fields.daysPastDue,
  rush: file.fields.isRushFile,
  assignmentDate: { kind: 'date' },
  instructions: file.fields.instructions,
  assignmentType: file.fields.assignmentType,
  debtorType: file.fields.debtorType,
  isFarmer: file.fields.isFarmer,
  totalAmountSecured: file.fields.totalAmountSecured,
  amountPaid: file.fields.amountPaid,
  paymentAmount: file.fields.paymentAmount,
  lastPaymentDate: file.fields.lastPaymentDate,
  plateNumber: asset.plateNumber,
  colour: asset.colour,
  coDebtorFirstName: party.firstName,
  coDebtorLastName: party.lastName,
  coDebtorPhone: party.phoneNumbers.fields.number,
} as const satisfies { readonly [column: string]: Field };

export type PlacementColumn = keyof typeof placementColumns;

export const placementColumnNames = Object.keys(placementColumns) as PlacementColumn[];

export const isPlacementColumn = (name: string): name is PlacementColumn =>
  Object.hasOwn(placementColumns, name);

/** Columns without which no row of a spreadsheet could be taken. */
export const neededColumns = ['accountNumber', 'debtorLastName', 'province'] as const;
