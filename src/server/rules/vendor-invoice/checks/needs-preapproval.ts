import { centsOf } from '#contract/money/cents';
import type { Check } from './check';

/** A line above what may be spent without asking, and nobody approved as much on its file. */
export const needsPreapproval: Check = {
  ofLine: (line, { approved }) =>
    line.approval !== undefined &&
    !approved.some(
      ({ fileId, amount }) => fileId === line.file._id && (amount === null || centsOf(amount) >= line.amount),
    ),
};
