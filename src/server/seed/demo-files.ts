import { sql } from 'kysely';
import type { ResourceName } from '#contract/resources/index';
import type { Db } from '../database/tables';
import { refreshFileNames } from '../rules/file/file-names';
import type { Bundle, Calendar, Delivery, DemoSearches } from './demo-bundle';
import { calendarOf } from './demo-bundle';
import { companyOf, desks } from './demo-desks';
import { makeFile } from './demo-file';
import { planFile } from './demo-plan';
import { seedDemoPrices } from './demo-price-lists';
import { demoPurchasers } from './demo-purchasers';
import { personalReminders } from './demo-reminders';
import { workingCalendar } from './demo-working-days';
import { insertAll } from './insert-all';

export interface DemoSize {
  readonly files?: number;
  readonly notesPerFile?: number;
  /** The moment of loading. Dates are relative to its day (UTC), so that the demo stays alive: two loads of one day are alike. */
  readonly now?: Date;
}

const atOnce = 500;
/** Unread notes of each documented sign-in: at least, and by how many more it may be. */
const unread = { least: 5, more: 15 };

/**
 * Loads files with all that belongs to them into a house without files, in the order of their assignment, some hundreds at a
 * time. The demo companies and users must be there. Says how many files it made.
 */
export async function seedDemo(
  db: Db,
  { files = 2000, notesPerFile = 12, now = new Date() }: DemoSize = {},
): Promise<number> {
  const calendar = calendarOf(now);
  await seedDemoPrices(db);
  await insertAll(db, 'purchaser', demoPurchasers, calendar.momentAgo(0));
  const numbers = inOrder(files, calendar);
  const count = counter();
  const reached = new Map<string, { _id: string; ref: string }[]>();
  for (let from = 0; from < files; from += atOnce) {
    const bundles = Array.from(numbers.subarray(from, from + atOnce), (number) => {
      const plan = planFile(number, calendar);
      const year = Number(
        workingCalendar(calendar, plan.state).momentAgo(plan.story.assignedAgo).slice(0, 4),
      );
      return makeFile(plan, count.next(plan.client, year), calendar, notesPerFile);
    });
    await insertBundles(db, bundles, calendar);
    for (const { file } of bundles) noteReach(reached, file as Reachable);
  }
  await insertAll(db, 'reminder', personalReminders(reached, calendar), calendar.momentAgo(0));
  await leaveUnread(db);
  await ageUnits(db);
  await count.save(db);
  return files;
}

/** File numbers by the day of assignment, the oldest first. */
function inOrder(files: number, calendar: Calendar): Uint32Array {
  const ages = Float64Array.from(
    { length: files },
    (_, number) => planFile(number, calendar).story.assignedAgo,
  );
  return Uint32Array.from({ length: files }, (_, number) => number).sort(
    (left, right) => (ages[right] ?? 0) - (ages[left] ?? 0) || left - right,
  );
}

/** Counts the files of each client and year, as the host goes on to do. */
function counter(): { next(code: string, year: number): string; save(db: Db): Promise<void> } {
  const counted = new Map<string, { clientId: string; year: number; last: number }>();
  return {
    next: (code, year) => {
      const key = `${code} ${year}`;
      const one = counted.get(key) ?? { clientId: companyOf(code)._id, year, last: 0 };
      counted.set(key, one);
      one.last += 1;
      return `${code}-${String(year).slice(-2)}${String(one.last).padStart(5, '0')}`;
    },
    save: async (db) => {
      await db
        .insertInto('fileCounter')
        .values([...counted.values()])
        .onConflict((conflict) =>
          conflict.columns(['clientId', 'year']).doUpdateSet({
            last: sql`greatest("fileCounter".last, excluded.last)`,
          }),
        )
        .execute();
    },
  };
}

async function insertBundles(db: Db, bundles: readonly Bundle[], calendar: Calendar): Promise<void> {
  const at = calendar.momentAgo(0);
  const all = (name: ResourceName, of: (bundle: Bundle) => readonly object[]): Promise<number> =>
    insertAll(db, name, bundles.flatMap(of), at);
  await all('file', ({ file }) => [file]);
  const rest = [
    async () => {
      await all('relatedParty', ({ parties }) => parties);
      await refreshFileNames(db, ...bundles.map(({ file }) => file._id));
      await all('skipTrace', ({ traces }) => traces);
      await all('attempt', ({ attempts }) => attempts);
      await all('repairsAndReconditioning', ({ repairs }) => repairs);
    },
    async () => {
      await all('vinSearch', ({ searches }) => searches.vinSearches);
      await all('lienDischarge', ({ searches }) => searches.discharges);
      await nameLienHolders(
        db,
        bundles.flatMap(({ searches }) => searches.lienHolders),
      );
    },
    async () => {
      await all('note', ({ notes }) => notes);
      await insertDeliveries(
        db,
        bundles.flatMap(({ deliveries }) => deliveries),
      );
    },
    () => all('companyAssignment', ({ assignments }) => assignments),
    () => all('reminder', ({ reminders }) => reminders),
    () => all('history', ({ history }) => history),
    async () => {
      await all('fee', ({ money }) => money.fees);
      await all('projectedFee', ({ money }) => money.projectedFees);
    },
  ];
  // A transaction has one connection, which takes one statement at a time.
  if (db.isTransaction) for (const insert of rest) await insert();
  else await Promise.all(rest.map((insert) => insert()));
}

// Each file has its list from the first moment.
async function nameLienHolders(db: Db, named: DemoSearches['lienHolders']): Promise<void> {
  await sql`
    update "lienHolder" h set parties = r.parties
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as r(_id uuid, parties jsonb)
    where h._id = r._id`.execute(db);
}

async function insertDeliveries(db: Db, deliveries: readonly Delivery[]): Promise<void> {
  const column = (name: keyof Delivery): (string | null)[] => deliveries.map((one) => one[name]);
  await sql`
    insert into "noteDelivery" ("noteId", "userId", "companyId", kind, "readAt", "createdAt")
    select * from unnest(${column('noteId')}::uuid[], ${column('userId')}::uuid[], ${column('companyId')}::uuid[],
      ${column('kind')}::text[], ${column('readAt')}::timestamptz[], ${column('createdAt')}::timestamptz[])
    on conflict do nothing`.execute(db);
  await sql`update "noteDelivery" d set presses = true from note n
    where n._id = d."noteId" and (n."isRush" or n."requiresReply")`.execute(db);
}

// Everyone has read all but the newest, and not everyone the same number of them.
async function leaveUnread(db: Db): Promise<void> {
  const ids = desks.map(({ userId }) => userId);
  await sql`
    update "noteDelivery" d set "readAt" = null
    from unnest(${ids}::uuid[]) u cross join lateral (
      select n."noteId" from "noteDelivery" n join note on note._id = n."noteId" join file on file._id = note."fileId"
      where n."userId" = u and not file.closed
      order by n."createdAt" desc, n."noteId" limit ${unread.least} + abs(hashtext(u::text)) % ${unread.more + 1}
    ) newest
    where d."userId" = u and d."noteId" = newest."noteId"`.execute(db);
  await pressOn(db, ids);
}

// One of those that wait for each of them presses.
async function pressOn(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    with pressing as (
      select distinct on (d."userId") d."noteId" from "noteDelivery" d
      where d."userId" = any(${ids}::uuid[]) and d."readAt" is null order by d."userId", d."createdAt" desc, d."noteId"
    ), urgent as (
      update note n set "isRush" = true from pressing p where n._id = p."noteId" returning n._id
    )
    update "noteDelivery" d set presses = true from urgent where d."noteId" = urgent._id`.execute(db);
}

// A unit is for sale since its file came to that stage.
async function ageUnits(db: Db): Promise<void> {
  await sql`update "remarketingUnit" u set since = h.at from (
      select "fileId", max(at) at from history where changes @> '[{"field":"stage","after":"remarketing"}]' group by "fileId") h
    where h."fileId" = u."fileId"`.execute(db);
}

interface Reachable {
  readonly _id: string;
  readonly ref: string;
  readonly closed: boolean;
  readonly clientId: string;
  readonly clientOfficeId: string | null;
  readonly agencyId: string;
  readonly assignedUsers: readonly string[];
  readonly assignedCompanies: readonly string[];
  readonly stage: string;
}

/** Keeps the latest few open files that each sign-in reaches. */
function noteReach(reached: Map<string, { _id: string; ref: string }[]>, file: Reachable): void {
  if (file.closed) return;
  const parties = [file.clientId, file.clientOfficeId, file.agencyId, ...file.assignedCompanies];
  for (const { userId, companyId, role, signsIn } of desks) {
    const own = role === 'field_agent' || role === 'file_manager' || role === 'remarketing_specialist';
    if (!signsIn || !(own ? file.assignedUsers.includes(userId) : parties.includes(companyId))) continue;
    const known = reached.get(userId) ?? [];
    reached.set(userId, [{ _id: file._id, ref: file.ref }, ...known].slice(0, 6));
  }
}
