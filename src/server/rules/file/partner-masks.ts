import { betweenClientAndAgency } from '#contract/roles/hidden-from-vendors';
import { guardedFields } from '../../records/hidden-fields';
import type { Mask } from '../../records/hidden-fields';

/** What of a file is between its client and the agency that handles it, by path: a partner is shown no more of it than a vendor. */
export const partnerMasks: readonly (readonly [path: string, mask: Mask])[] = [
  ...guardedFields('file').map(({ field, mask }) => [field, mask ?? 'hidden'] as const),
  ...betweenClientAndAgency.map((field) => [field, 'hidden'] as const),
];
