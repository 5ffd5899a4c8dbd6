import { startOfDay } from '#contract/local-time';
import { provinceZones, todayIn } from '#contract/placement/province-time';
import type { Recorded, ResourceName } from '#contract/resources/index';
import type { Written } from '../records/written';

/** A record as it is loaded: what is absent takes its default or stays empty. */
export type Seeded<N extends ResourceName> = Written<N> & {
  _id: string;
};

export interface Delivery {
  noteId: string;
  userId: string;
  companyId: string;
  kind: 'to' | 'cc' | 'reader';
  readAt: string | null;
  createdAt: string;
}

export interface DemoFees {
  readonly fees: readonly Seeded<'fee'>[];
  readonly projectedFees: readonly Seeded<'projectedFee'>[];
}

/** What was bought for a file and what it names; `proofs`: which facts of the file rest on it. */
export interface DemoSearches {
  readonly vinSearches: readonly Seeded<'vinSearch'>[];
  readonly discharges: readonly Seeded<'lienDischarge'>[];
  readonly lienHolders: readonly Pick<Recorded<'lienHolder'>, '_id' | 'parties'>[];
  readonly proofs: NonNullable<Recorded<'file'>['proofs']>;
}

/** A file with everything that belongs to it. */
export interface Bundle {
  readonly file: Seeded<'file'>;
  readonly parties: readonly Seeded<'relatedParty'>[];
  readonly repairs: readonly Seeded<'repairsAndReconditioning'>[];
  readonly traces: readonly Seeded<'skipTrace'>[];
  readonly attempts: readonly Seeded<'attempt'>[];
  readonly assignments: readonly Seeded<'companyAssignment'>[];
  readonly notes: readonly Seeded<'note'>[];
  readonly deliveries: readonly Delivery[];
  readonly reminders: readonly Seeded<'reminder'>[];
  readonly history: readonly Seeded<'history'>[];
  readonly money: DemoFees;
  readonly searches: DemoSearches;
}

/** Days and moments before and after the day of loading, which begins at midnight where the agency is. */
export interface Calendar {
  readonly today: string;
  /** A moment so many days ago, parts of days counted; negative lies ahead. */
  momentAgo(days: number): string;
  dayAgo(days: number): string;
}

const day = 86_400_000;
const home = 'ON';

/** The calendar of the day in which `now` lies: two loads on one day write the same dates. */
export function calendarOf(now: Date): Calendar {
  const start = startOfDay(now, provinceZones[home]).getTime();
  const today = todayIn(home, now);
  // Whole seconds: nobody acts at a fraction of one.
  const momentAgo = (days: number): string =>
    new Date(Math.round((start - days * day) / 1000) * 1000).toISOString();
  return {
    today,
    momentAgo,
    dayAgo: (days) => new Date(Date.parse(today) - days * day).toISOString().slice(0, 10),
  };
}
