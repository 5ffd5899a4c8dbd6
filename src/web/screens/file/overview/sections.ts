import type { Fields } from '#contract/fields';
import { flatFields, hasField } from '#contract/leaves';
import { resources } from '#contract/resources/index';
import type { FileTabsTexts } from '../../../i18n/en/file-tabs';
import { isBlank } from '../../../data/changed-fields';
import { fieldAt, valueAt } from '../../../parts/fields-at';
import type { FileRecord } from '../file-record';

type FileField = keyof typeof resources.file.fields;

export interface Section {
  readonly name: string;
  readonly title: keyof Omit<FileTabsTexts['overview'], 'gates'>;
  /** Its fields; of a part all that it has. */
  readonly fields: readonly FileField[];
  /** What is said to be empty where it is; the rest is left out then. */
  readonly always?: readonly string[];
  /** What follows from a step, or is asked for by one: shown here, and not asked for. */
  readonly fixed?: true | readonly FileField[];
  /** The group of fields whose right it needs to be seen. */
  readonly group?: string;
}

/** The facts of a file in the order in which people ask for them. */
export const sections: readonly Section[] = [
  {
    name: 'contract',
    title: 'contract',
    fields: [
      'bankAccountNumber',
      'contractType',
      'contractTypeOther',
      'contractNumber',
      'contractDate',
      'assignmentType',
      'debtorType',
      'state',
      'clientReference',
      'clientContact',
      'clientOfficeId',
      'agencyId',
      'assignmentDate',
      'source',
      'tags',
    ],
    always: ['bankAccountNumber', 'contractType', 'assignmentType', 'assignmentDate'],
    fixed: ['bankAccountNumber', 'assignmentDate'],
  },
  {
    name: 'asset',
    title: 'asset',
    fields: ['assetType', 'serialNumber', 'asset', 'additionalAssets', 'valuations'],
    fixed: ['valuations'],
    always: ['assetType', 'serialNumber', 'asset.colour', 'asset.plateNumber', 'asset.keysStatus'],
  },
  {
    name: 'money',
    title: 'money',
    group: 'file.financials',
    fields: [
      'balanceAmount',
      'arrearsAmount',
      'interestAmount',
      'interestPerDay',
      'payoffAmount',
      'payoffGoodUntil',
      'paymentAmount',
      'totalAmountSecured',
      'amountPaid',
      'amountPaidRatio',
      'lastPaymentDate',
      'maturityDate',
      'daysPastDue',
      'daysPastDueOn',
    ],
    always: ['balanceAmount', 'arrearsAmount', 'payoffAmount'],
  },
  {
    name: 'instructions',
    title: 'instructions',
    fields: ['instructions', 'safetyNotes', 'gateCodes'],
  },
  {
    name: 'standing',
    title: 'standing',
    fields: ['statusSince', 'previousStatus', 'redemptionFrom', 'statusReason', 'missingInformation'],
    fixed: true,
  },
  {
    name: 'hold',
    title: 'hold',
    fields: [
      'holdReason',
      'holdSource',
      'holdStartDate',
      'heldSince',
      'holdUntil',
      'holdNote',
      'holdAcknowledgements',
    ],
    fixed: true,
  },
  {
    name: 'legal',
    title: 'legal',
    fields: [
      'insolvencyStatus',
      'estateNumber',
      'isFarmer',
      'isInsolventBusiness',
      'onReserve',
      'impounded',
      'deficiencyAllowed',
      'deficiencyReason',
      'priorNotice',
      'courtApplication',
    ],
    always: ['insolvencyStatus'],
  },
  { name: 'recovery', title: 'recovery', fields: ['recovery'] },
  { name: 'storage', title: 'storage', fields: ['storage', 'personalEffects'] },
  { name: 'notice', title: 'notice', fields: ['notice', 'redemption'] },
  { name: 'sale', title: 'sale', fields: ['remarketing'] },
  {
    name: 'closing',
    title: 'closing',
    fields: ['declineReason', 'closingReason', 'closingNote', 'closedDate', 'exportedAt', 'relatedFileId'],
    fixed: true,
  },
];

const declared: Fields = resources.file.fields;
const flat = (names: readonly FileField[]) =>
  flatFields(Object.fromEntries(names.map((name) => [name, declared[name] as Fields[string]])));

/** The paths of what a section shows. */
export const pathsOf = ({ fields }: Section): string[] => flat(fields).map(([path]) => path);

/** The paths of what a section asks for. */
export function editsOf({ fields, fixed = [] }: Section): string[] {
  const asked = fields.filter(
    (name) =>
      fixed !== true && !fixed.includes(name) && !['host', 'once'].includes(declared[name]?.set ?? ''),
  );
  return flat(asked).flatMap(([path, { set }]) => (set === 'host' ? [] : [path]));
}

/** Whether a file with these values is asked for what stands at a path: it has such a field, or a value there that may be wrong. */
export function isAsked(
  path: string,
  file: FileRecord,
  typed: Readonly<Record<string, unknown>> = {},
): boolean {
  const field = fieldAt(declared, path);
  return hasField(field, typed, file) || !isBlank(valueAt(file, path));
}
