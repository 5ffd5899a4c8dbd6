import type { ValueOf } from '../vocabularies';

/** On which side of a file a company stands. */
export type Side = 'agency' | 'client' | 'vendor';

export function sideOf(activityType: ValueOf<'activityType'>): Side {
  if (activityType === 'agency') return 'agency';
  return activityType === 'lender' ? 'client' : 'vendor';
}

/**
 * The fields that each side changes on a file where its right to edit is a limited one. The screens disable the others and
 * the host refuses them by name.
 */
export const fieldsOfSide = {
  agency: undefined,
  client: [
    'clientReference',
    'clientContact',
    'instructions',
    'balanceAmount',
    'arrearsAmount',
    'interestAmount',
    'interestPerDay',
    'paymentAmount',
    'payoffAmount',
    'payoffGoodUntil',
    'totalAmountSecured',
    'amountPaid',
    'lastPaymentDate',
    'maturityDate',
    'daysPastDue',
    'isRushFile',
    'contractNumber',
    'contractDate',
    'hold',
    'holdReason',
    'holdUntil',
    'holdNote',
  ],
  vendor: [
    'status',
    'statusReason',
    'recovery',
    'storage',
    'personalEffects',
    'safetyNotes',
    'declineReason',
    'nextActionDate',
  ],
} as const satisfies Record<Side, readonly string[] | undefined>;

/** By resource: the fields that each side changes where its right to edit is a limited one; of all others, every field. */
export const limitedFields: {
  readonly [resource: string]: Readonly<Record<Side, readonly string[] | undefined>> | undefined;
} = { file: fieldsOfSide };

/** Fields that only those set whose role reaches all companies; the forms of others do not ask for them. */
export const fieldsOfWholeReach: { readonly [resource: string]: readonly string[] | undefined } = {
  company: ['integrationKey'],
};
