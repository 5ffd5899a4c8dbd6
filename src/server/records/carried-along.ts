import type { ResourceName } from '#contract/resources/index';

/**
 * The columns that an index of an order carries besides: what a list is narrowed by through them is told apart on a walk through the
 * index itself, and no row is read for it. `tests/laws/what-a-list-is-narrowed-by-has-an-index.test.ts` holds each to its index.
 */
export const carriedAlong: Readonly<
  Partial<Record<ResourceName, Readonly<Record<string, readonly string[]>>>>
> = {
  file: {
    lastActivityDate: ['assignmentDate', 'closedDate'],
    assignmentDate: ['active', 'stage'],
    ref: ['clientId'],
  },
  fee: { status: ['direction', 'fileId'] },
  projectedFee: { amount: ['direction', 'fileId'] },
};
