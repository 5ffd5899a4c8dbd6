import type { PlacementColumn } from '../placement/columns';
import type { Positions } from '../placement/mapping';

/**
 * The file by which a lender places accounts, changes, holds, releases and recalls them: a CSV with these columns in its first row,
 * a row for each account, and at its end a trailer of the number of rows and the sum of their balances in cents.
 */
export const incomingColumns = [
  'recordType',
  'lenderCode',
  'accountNumber',
  'contractNumber',
  'contractType',
  'contractDate',
  'assignmentType',
  'priority',
  'debtorType',
  'lastName',
  'firstName',
  'middleName',
  'dateOfBirth',
  'businessName',
  'language',
  'addressLine1',
  'addressLine2',
  'city',
  'province',
  'postalCode',
  'homePhone',
  'cellPhone',
  'workPhone',
  'email',
  'employerName',
  'employerPhone',
  'coDebtorLastName',
  'coDebtorFirstName',
  'coDebtorAddress',
  'coDebtorPhone',
  'assetType',
  'year',
  'make',
  'model',
  'trim',
  'vin',
  'serialNumber',
  'colour',
  'plate',
  'plateProvince',
  'odometerKm',
  'balance',
  'arrears',
  'paymentAmount',
  'daysPastDue',
  'lastPaymentDate',
  'totalAmountSecured',
  'amountPaid',
  'insuranceStatus',
  'gpsProvider',
  'registrationNumber',
  'registrationExpiry',
  'insolvencyFlag',
  'farmFlag',
  'businessUseFlag',
  'instructions',
  'collectorName',
  'collectorPhone',
  'collectorEmail',
] as const;

export type IncomingColumn = (typeof incomingColumns)[number];

/** What a row of such a file asks for. */
export const recordTypes = ['NEW', 'UPD', 'HLD', 'REL', 'RCL'] as const;
export type RecordType = (typeof recordTypes)[number];

/** How the last row of such a file begins. */
export const trailerMark = 'TRL';

/** The columns without which such a file cannot be read. */
export const neededIncoming = ['recordType', 'accountNumber', 'lastName', 'province', 'balance'] as const;

/** Which column of the file says what of a placement, the first that says something. */
const saidBy = {
  accountNumber: ['accountNumber'],
  contractType: ['contractType'],
  debtorFirstName: ['firstName'],
  debtorLastName: ['lastName', 'businessName'],
  phone: ['cellPhone', 'homePhone', 'workPhone'],
  addressLine1: ['addressLine1'],
  city: ['city'],
  province: ['province'],
  postalCode: ['postalCode'],
  vin: ['vin', 'serialNumber'],
  year: ['year'],
  make: ['make'],
  model: ['model'],
  odometerKm: ['odometerKm'],
  balance: ['balance'],
  arrears: ['arrears'],
  daysPastDue: ['daysPastDue'],
  rush: ['priority'],
  instructions: ['instructions'],
  assignmentType: ['assignmentType'],
  debtorType: ['debtorType'],
  isFarmer: ['farmFlag'],
  totalAmountSecured: ['totalAmountSecured'],
  amountPaid: ['amountPaid'],
  paymentAmount: ['paymentAmount'],
  lastPaymentDate: ['lastPaymentDate'],
  plateNumber: ['plate'],
  colour: ['colour'],
  coDebtorFirstName: ['coDebtorFirstName'],
  coDebtorLastName: ['coDebtorLastName'],
  coDebtorPhone: ['coDebtorPhone'],
} as const satisfies {
  readonly [C in Exclude<PlacementColumn, 'assignmentDate'>]: readonly IncomingColumn[];
};

const placed = Object.keys(saidBy) as (keyof typeof saidBy)[];

/** Where the cells of `placementCells` stand. */
export const placementPositions: Positions = Object.fromEntries(
  placed.map((column, index) => [column, index]),
);

/** Where the columns of a file stand, by its first row. */
export function incomingPositions(header: readonly string[]): ReadonlyMap<string, number> {
  return new Map(header.map((name, index) => [name.trim(), index]));
}

/** The cells of a row in the order of a placement. A `priority` of `rush` is one. */
export function placementCells(cells: readonly string[], positions: ReadonlyMap<string, number>): string[] {
  const at = (column: IncomingColumn): string => (cells[positions.get(column) ?? -1] ?? '').trim();
  return placed.map((column) => {
    const said = saidBy[column].map(at).find(Boolean) ?? '';
    return column === 'rush' ? (/^(rush|urgent|1)$/i.test(said) ? 'true' : '') : said;
  });
}
