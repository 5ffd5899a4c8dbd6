import { sql } from 'kysely';
import { todayIn } from '#contract/placement/province-time';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Sql } from '../../database/tables';
import { todayInProvince } from '../../database/today-in-province';
import { writeChanges } from '../../records/change-many';
import { takeAll } from '../../records/take';
import { readAdministrator } from '../../request/caller';
import type { House, Write } from '../../request/work';
import { inOwnName } from '../../request/work-as';

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
}

/**
 * Counts the days past due of open files on, a day for every day since the one for which they stand. Where only so many are counted,
 * one that somebody is writing is left to the next time.
 * @returns how many files were counted on
 */
export async function countPastDue(write: Write, { which, asOf, most }: Counting): Promise<number> {
  const today = todayInProvince(write.now);
  const late = sql`not t.closed and t."daysPastDue" is not null
    and t."daysPastDueOn" < ${asOf ? sql`least(${asOf}::date, ${today})` : today} and ${which}`;
  const rows = await takeAll(write, 'file', late, { reach: 'everything', ...(most && { most }) });
  await writeChanges(write, 'file', rows, ({ state, daysPastDue, daysPastDueOn }) => {
    const here = todayIn(state, write.now);
    const day = asOf && asOf < here ? asOf : here;
    return { daysPastDue: (daysPastDue ?? 0) + daysBetween(daysPastDueOn ?? day, day), daysPastDueOn: day };
  });
  return rows.length;
}

const batch = 500;

/** Counts all files on that the day has turned for, in batches that let other writes in between. Twice on a day changes nothing. */
export async function countPastDueDaily(house: House): Promise<void> {
  const caller = await readAdministrator(house.db);
  if (!caller) return;
  let counted: number;
  do {
    counted = 0;
    await inOwnName(house, caller, 'days past due', async (write) => {
      counted = await countPastDue(write, { which: sql`true`, most: batch });
    });
  } while (counted === batch);
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
