import type { Check } from './check';

/** The vendor's exact number is refused at once; what looks the same, or bills the same work, a person decides. */
export const duplicateNumber: Check = {
  ofInvoice: ({ lookAlikes }) => lookAlikes.length > 0,
  ofLine: (line, { billedTwice }) => billedTwice.has(line),
};
