import type { Bucket } from '../../kinds/people-half';

/** The answer of `GET /file/bucketList`. */
export interface Counts {
  readonly buckets: Readonly<Record<string, readonly Bucket[]>>;
  readonly totals: Readonly<Record<Total, number>>;
}

export type Total = 'active' | 'hold' | 'closed' | 'rush' | 'overdue' | 'unassigned' | 'noActivity7d';
