import { placementColumnNames } from '../placement/columns';
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

/** Which columns of the file say what of a placement where none is called alike: the first of them that says something. */
const calledOtherwise: { readonly [C in PlacementColumn]?: readonly IncomingColumn[] } = {
  debtorFirstName: ['firstName'],
  debtorLastName: ['lastName', 'businessName'],
  debtorMiddleName: ['middleName'],
  gpsInstalled: ['gpsProvider'],
  vin: ['vin', 'serialNumber'],
  rush: ['priority'],
  isFarmer: ['farmFlag'],
  plateNumber: ['plate'],
  agreementNumber: ['contractNumber'],
  isInsolventBusiness: ['insolvencyFlag'],
};

const saidBy = new Map(
  placementColumnNames.flatMap((column) => {
    const alike = incomingColumns.filter((name) => name === column);
    const by = calledOtherwise[column] ?? alike;
    return by.length > 0 ? [[column, by] as const] : [];
  }),
);

const placed = [...saidBy.keys()];

/** Where the cells of `placementCells` stand. */
export const placementPositions: Positions = Object.fromEntries(
  placed.map((column, index) => [column, index]),
);

/** Where the columns of a file stand, by its first row. */
export function incomingPositions(header: readonly string[]): ReadonlyMap<string, number> {
  return new Map(header.map((name, index) => [name.trim(), index]));
}

/** What a cell says by a word of its own: a `priority` of `rush` is one; who watches a device by GPS has put one in. */
const meaning: { readonly [C in PlacementColumn]?: (said: string) => string } = {
  rush: (said) => (/^(rush|urgent|1)$/i.test(said) ? 'true' : ''),
  gpsInstalled: (said) => (/^(|n|no|none|non|aucun|0)$/i.test(said) ? said && 'false' : 'true'),
};

/** The cells of a row in the order of a placement. */
export function placementCells(cells: readonly string[], positions: ReadonlyMap<string, number>): string[] {
  const at = (column: IncomingColumn): string => (cells[positions.get(column) ?? -1] ?? '').trim();
  return placed.map((column) => {
    const said = saidBy.get(column)?.map(at).find(Boolean) ?? '';
    return meaning[column]?.(said) ?? said;
  });
}
