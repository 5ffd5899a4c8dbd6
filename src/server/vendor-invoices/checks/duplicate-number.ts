import type { Check } from './check';

/** The vendor's exact number is refused at once; what looks the same a person decides. */
export const duplicateNumber: Check = { of: 'invoice', found: ({ lookAlikes }) => lookAlikes.length > 0 };
