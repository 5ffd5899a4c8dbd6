import type { Bucket } from '../kinds/people-half';

/** How many rows there are of each value, by field, over the same filters less that field's own. */
export type Buckets = Readonly<Record<string, readonly Bucket[]>>;
