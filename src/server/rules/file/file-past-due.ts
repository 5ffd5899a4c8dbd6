import { sql } from 'kysely';
import { todayIn } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Sql } from '../../database/tables';
import { todayInProvince } from '../../database/today-in-province';
import { writeChanges } from '../../records/change-many';
import { takeAll } from '../../records/take';
import { readAdministrator } from '../../request/caller';
import type { AppContext, TransactionContext } from '../../request/context';
import { inOwnName } from '../../request/context-as';

/** The day for which days past due stand that are given now: today where the file is. */
export function pastDueOn(
  { daysPastDue, state }: { readonly daysPastDue?: number | null; readonly state: ValueOf<'province'> },
  now: Date,
): string | null {
  return typeof daysPastDue === 'number' ? todayIn(state, now) : null;
}

/** Which files are counted on, alias `t`; up to which day, or where that has not come there, up to today; how many at most. */
export interface Counting {
  readonly which: Sql;
  readonly asOf?: string | null | undefined;
  readonly most?: number;
  /** Only finds out what it would do. */
  readonly isCheck?: boolean;
}

/** A file with the days past due that it is counted on to, and the day for which they stand. */
export interface Counted {
  readonly file: Recorded<'file'>;
  readonly change: { readonly daysPastDue: number; readonly daysPastDueOn: string };
}

/**
 * Counts the days past due of open files on, a day for every day since the one for which they stand. Where only so many are counted,
 * one that somebody is writing is left to the next time.
 * @returns the files that were counted on, or in a check would be
 */
export async function countPastDue(
  context: TransactionContext,
  { which, asOf, most, isCheck = false }: Counting,
): Promise<Counted[]> {
  const today = todayInProvince(context.now);
  const late = sql`not t.closed and t."daysPastDue" is not null
    and t."daysPastDueOn" < ${asOf ? sql`least(${asOf}::date, ${today})` : today} and ${which}`;
  const rows = await takeAll(context, 'file', late, { scope: 'everything', ...(most && { most }) });
  const counted = rows.map((file) => ({ file, change: countedOn(file, asOf, context.now) }));
  if (isCheck) return counted;
  await writeChanges(context, 'file', rows, (file) => countedOn(file, asOf, context.now));
  return counted;
}

function countedOn(
  { state, daysPastDue, daysPastDueOn }: Recorded<'file'>,
  asOf: string | null | undefined,
  now: Date,
): Counted['change'] {
  const here = todayIn(state, now);
  const day = asOf && asOf < here ? asOf : here;
  return { daysPastDue: (daysPastDue ?? 0) + daysBetween(daysPastDueOn ?? day, day), daysPastDueOn: day };
}

const batch = 500;

/** Counts all files on that the day has turned for, in batches that let other writes in between. Twice on a day changes nothing. */
export async function countPastDueDaily(app: AppContext): Promise<void> {
  const caller = await readAdministrator(app.db);
  if (!caller) return;
  let counted: number;
  do {
    counted = 0;
    await inOwnName(app, caller, 'days past due', async (context) => {
      counted = (await countPastDue(context, { which: sql`true`, most: batch })).length;
    });
  } while (counted === batch);
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
