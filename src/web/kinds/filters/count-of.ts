import type { Bucket } from '../people-half';

/** How many have a value; `undefined` where the list does not count. */
export const countOf = (counts: readonly Bucket[] | undefined, value: Bucket['value']): number | undefined =>
  counts && (counts.find((one) => one.value === value)?.count ?? 0);
