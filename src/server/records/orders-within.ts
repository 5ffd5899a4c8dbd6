import type { ResourceName } from '#contract/resources/index';

export interface Within {
  readonly by: string;
  readonly of: readonly string[];
  /** Switches of the list; those that one of them leaves stand in an index of their own, which has the order `by` and no others. */
  readonly switches?: readonly string[];
  /** Filters of the list that nothing meets but what one of these switches leaves, with that switch. */
  readonly implied?: Readonly<Record<string, string>>;
  /**
   * Filters of the list that nothing meets, in the order `by`, but what another filter leaves by the same value, and what stands last as it
   * has no place in that order: nothing is due before it is issued, but a draft.
   */
  readonly bounds?: Readonly<Record<string, string>>;
  /** Filters of the list by one of these values: what they leave stands, with what others of them do, in an index of its own in the order `by`. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
}

/** The fields that most changes are of: a file moves every few days, and its house is put right once. */
export const moves: readonly string[] = ['status', 'stage'];

/**
 * The columns by which an index is looked up before the order of one more, `by`: rows that share a value of such a column stand side by
 * side in that order. `tests/laws/what-a-list-is-narrowed-by-has-an-index.test.ts` holds each to its index.
 */
export const ordersWithin: Readonly<Partial<Record<ResourceName, Within>>> = {
  file: {
    by: 'lastActivityDate',
    of: [],
    switches: ['closed', 'awaitsExport'],
    implied: { closedDateFrom: 'closed', closedDateTo: 'closed' },
  },
  history: { by: 'at', of: ['type', 'byUserId'], values: { updatedFields: moves } },
  invoice: { by: 'issueDate', of: [], bounds: { dueDateTo: 'issueDateTo' } },
  note: { by: 'createdAt', of: ['companyId', 'noteType', 'senderId'] },
  payment: { by: 'receivedDate', of: ['paymentType'] },
  companyAssignment: { by: 'assignedAt', of: ['activityType'] },
  document: { by: 'createdAt', of: ['uploadedByCompanyId', 'originType'] },
  request: { by: 'createdAt', of: ['assignedToCompanyId', 'requestType', 'status'] },
  reminder: { by: 'dueDate', of: ['userId', 'reminderType', 'status'] },
  projectedFee: { by: 'expectedOn', of: ['feeType', 'status'] },
  skipTrace: { by: 'orderedAt', of: ['relatedPartyId', 'companyId', 'result'] },
  vinSearch: { by: 'orderedAt', of: ['orderedBy'] },
  personDebtorSearch: { by: 'orderedAt', of: ['orderedBy', 'relatedPartyId'] },
  lienDischarge: { by: 'orderedAt', of: ['orderedBy', 'jurisdiction'] },
  vhr: { by: 'orderedAt', of: ['orderedBy'] },
};
