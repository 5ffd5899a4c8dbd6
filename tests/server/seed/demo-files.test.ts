import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test, afterAll } from 'vitest';
import { nextStatuses, statusOf } from '#contract/lifecycles/file-status';
import type { StatusName } from '#contract/lifecycles/status-row';
import { schemaOf } from '#contract/kinds/schema';
import { declarationOf } from '#contract/resources/index';
import type { Recorded, ResourceName } from '#contract/resources/index';
import { isSentence } from '#contract/words/sentence';
import { hasVinCheckDigit } from '#contract/vin';
import { migrate } from '#server/database/migrate';
import { openDatabase } from '#server/database/open';
import type { Db } from '#server/database/tables';
import { statusDue } from '#server/rules/file/status-due';
import { isDemoLoaded, seedAllDemo, seedDemoNetwork } from '#server/seed/demo';
import { seedDemo } from '#server/seed/demo-files';
import { demoPeople } from '#server/seed/demo-network';
import { freshDatabase } from '../../support/database';
import { plainly } from '../../support/plainly';

const now = new Date('2026-11-20T15:00:00.000Z');
const evening = new Date('2026-11-20T21:47:00.000Z');
const opened: (() => Promise<void>)[] = [];
afterAll(async () => void (await Promise.all(opened.map((close) => close()))));

async function emptyHouse(): Promise<Db> {
  const { connection, drop } = await freshDatabase({
    key: 'migrated, for the demo files',
    prepare: async (draft) => {
      const { db } = openDatabase(draft, () => undefined);
      await migrate(db);
      await db.destroy();
    },
  });
  const { db } = openDatabase({ ...connection, max: 4 }, () => undefined);
  opened.push(async () => {
    await db.destroy();
    await drop();
  });
  return db;
}

async function loaded(files: number, at = now): Promise<Db> {
  const db = await emptyHouse();
  await seedDemoNetwork(db, at);
  await seedDemo(db, { files, now: at });
  return db;
}

async function rowsOf<T = Record<string, unknown>>(db: Db, query: string): Promise<T[]> {
  return (await sql.raw<T>(query).execute(db)).rows;
}

const tables = ['file', 'relatedParty', 'companyAssignment', 'note', 'reminder', 'history'] as const;

async function digest(db: Db): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const table of [...tables, 'noteDelivery', 'fileSearch', 'fileCounter', 'user', 'company']) {
    const rows = await rowsOf(db, `select to_jsonb(t)::text row from "${table}" t order by 1`);
    digests[table] = `${rows.length} ${createHash('sha256').update(JSON.stringify(rows)).digest('hex')}`;
  }
  return digests;
}

test('two loads on the same day are alike', async () => {
  const [one, other] = [await loaded(60), await loaded(60, evening)];
  expect(await digest(one)).toEqual(await digest(other));
});

test('a load on another day moves the dates along', async () => {
  const db = await loaded(20, new Date('2026-12-01T08:00:00.000Z'));
  const [row] = await rowsOf(
    db,
    `select recovery->>'onHookAt' "onHookAt" from file where 'on hook today' = any(tags)`,
  );
  expect(row?.onHookAt).toBe('2026-12-01T05:00:00.000Z');
});

test('a load that broke leaves nothing and can be repeated', async () => {
  const db = await emptyHouse();
  const broken = { ...now, getTime: () => NaN } as unknown as Date;
  await expect(seedAllDemo(db, { now: broken })).rejects.toThrow();
  expect(await isDemoLoaded(db)).toBe(false);
  expect(await rowsOf(db, 'select from company')).toEqual([]);
  await seedAllDemo(db, { now, files: 120 });
  expect(await isDemoLoaded(db)).toBe(true);
});

test('nothing was written down after the moment of loading, however early in the day that is', async () => {
  const db = await emptyHouse();
  const early = new Date('2026-11-20T10:30:00.000Z');
  await seedAllDemo(db, { now: early, files: 600 });
  const tables = await rowsOf<{ name: string; column: string }>(
    db,
    `select table_name "name", column_name "column" from information_schema.columns
      where table_schema = 'public' and column_name in ('createdAt', 'updatedAt', 'sentAt') and data_type like 'timestamp%'`,
  );
  expect(tables.length).toBeGreaterThan(40);
  const ahead = [];
  for (const { name, column } of tables) {
    const rows = await rowsOf(
      db,
      `select from "${name}" where "${column}" > '${early.toISOString()}' limit 1`,
    );
    if (rows.length > 0) ahead.push(`${name}.${column}`);
  }
  expect(ahead).toEqual([]);
});

describe('seven hundred files', () => {
  const count = 700;
  let db: Db;
  let files: Recorded<'file'>[];
  beforeAll(async () => {
    db = await loaded(count);
    files = await rowsOf(db, 'select * from file');
  });

  const shareOf = (among: readonly Recorded<'file'>[], is: (file: Recorded<'file'>) => boolean): number =>
    (100 * among.filter(is).length) / among.length;

  test.each(tables)('%s holds what its declaration allows', async (name: ResourceName) => {
    const schemas = Object.entries(declarationOf(name).fields).flatMap(([field, facts]) =>
      facts.derived ? [] : [[field, schemaOf(facts)] as const],
    );
    const wrong: string[] = [];
    for (const row of await rowsOf(db, `select * from "${name}"`))
      for (const [field, schema] of schemas) {
        try {
          const value = row[field];
          schema.validateSync(isSentence(value) ? plainly(value) : value, { strict: true });
        } catch (error) {
          wrong.push(`${field}: ${String(error)} ${JSON.stringify(row[field])}`);
        }
      }
    expect([...new Set(wrong)].slice(0, 5)).toEqual([]);
  });

  test('have numbers of their own that the count of their client goes on from', async () => {
    expect(new Set(files.map(({ ref }) => ref)).size).toBe(count);
    expect(files.every(({ ref }) => /^LN[A-F]-\d{7}$/.test(ref))).toBe(true);
    const behind = await rowsOf(
      db,
      `select ref from file f join "fileCounter" c on c."clientId" = f."clientId"
        and c.year = extract(year from f."assignmentDate") where right(ref, 5)::int > c.last`,
    );
    expect(behind).toEqual([]);
  });

  test('can each be found by search, under the names that they carry', async () => {
    const [row] = await rowsOf(
      db,
      `select count(*)::int found from file f join "fileSearch" s on s."fileId" = f._id
        where s.text like '%' || fold(f."assetSummary") || '%' and s.account = f."bankAccountNumber" and f."debtorName" is not null`,
    );
    expect(row?.found).toBe(count);
  });

  test('stand in the stage of their status, and say so in every flag', () => {
    const wrong = files.filter(
      (file) =>
        file.stage !== statusOf(file.status).stage ||
        file.closed !== (file.status === 'closed' || file.status === 'archived') ||
        file.active !== (!file.closed && !file.hold) ||
        (file.closedDate !== null) !== file.closed ||
        (file.stage === 'close_out') !== (file.closingReason !== null) ||
        (file.previousStatus !== null) !== ['legal', 'close_out'].includes(file.stage) ||
        file.hold !== (file.holdReason !== null && file.holdUntil !== null) ||
        file.statusDue !== statusDue(file.status, file, new Date(file.statusSince)),
    );
    expect(wrong.map(({ ref, status }) => [ref, status])).toEqual([]);
  });

  test('have what their status needs', () => {
    const valueAt = (file: object, path: string): unknown =>
      path
        .split('.')
        .reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], file);
    const missing = files.flatMap((file) =>
      statusOf(file.status)
        .needs.filter((path) => valueAt(file, path) == null)
        .map((path) => `${file.status} ${path}`),
    );
    expect([...new Set(missing)]).toEqual([]);
  });

  test('were assigned, moved and last touched in that order, and never after the day of loading', () => {
    const wrong = files.filter(
      ({ assignmentDate, statusSince, lastActivityDate }) =>
        (assignmentDate ?? '') > statusSince ||
        statusSince > lastActivityDate ||
        lastActivityDate > '2026-11-20T05:00:00.000Z',
    );
    expect(wrong.map(({ ref }) => ref)).toEqual([]);
  });

  test('went only ways that lead on', async () => {
    const moves = await rowsOf<{ from: StatusName; to: StatusName }>(
      db,
      `select distinct c->>'before' "from", c->>'after' "to" from history h, jsonb_array_elements(changes) c where c->>'field' = 'status'`,
    );
    expect(moves.length).toBeGreaterThan(30);
    expect(moves.filter(({ from, to }) => !nextStatuses(from).includes(to))).toEqual([]);
  });

  test('name as assigned the companies whose assignment is open', async () => {
    const wrong = await rowsOf(
      db,
      `select ref from file f where array(select unnest("assignedCompanies") order by 1) <> array(
        select distinct "companyId" from "companyAssignment" a where a."fileId" = f._id and "endedAt" is null order by 1)`,
    );
    expect(wrong).toEqual([]);
  });

  test('are spread as files are in life', () => {
    const open = files.filter(({ closed }) => !closed);
    const cars = files.filter(({ assetType }) => assetType === 'automobile');
    expect(shareOf(files, ({ state }) => state === 'ON')).toSatisfy(
      (share: number) => Math.abs(share - 38) < 6,
    );
    expect(shareOf(files, ({ state }) => state === 'QC')).toSatisfy(
      (share: number) => Math.abs(share - 20) < 5,
    );
    expect(shareOf(files, ({ ref }) => ref.startsWith('LNA'))).toSatisfy(
      (share: number) => Math.abs(share - 42) < 6,
    );
    expect(shareOf(files, ({ assetType }) => assetType === 'automobile')).toSatisfy(
      (share: number) => Math.abs(share - 74) < 6,
    );
    expect(shareOf(files, ({ debtorType }) => debtorType === 'consumer')).toSatisfy(
      (share: number) => Math.abs(share - 88) < 5,
    );
    expect(shareOf(open, ({ stage }) => stage === 'field_recovery')).toSatisfy(
      (share: number) => Math.abs(share - 36) < 9,
    );
    expect(shareOf(open, ({ hold }) => hold)).toSatisfy((share: number) => Math.abs(share - 9) < 5);
    expect(shareOf(cars, ({ serialNumber }) => !hasVinCheckDigit(serialNumber ?? ''))).toSatisfy(
      (share: number) => share > 2 && share < 9,
    );
  });

  test('leave every documented sign-in three to twenty unread notes, and reminders overdue and for today', async () => {
    const desks = await rowsOf<{ email: string; unread: number; overdue: number; today: number }>(
      db,
      `select u.email,
        (select count(*) from "noteDelivery" d where d."userId" = u._id and d."readAt" is null) unread,
        (select count(*) from reminder r where r."userId" = u._id and r.status = 'open' and "dueDate" < '2026-11-20') overdue,
        (select count(*) from reminder r where r."userId" = u._id and r.status = 'open' and "dueDate"::date = '2026-11-20') today
      from "user" u where u.email like '%@demo.example'`,
    );
    expect(desks).toHaveLength(demoPeople.length);
    const bare = desks.filter(
      ({ unread, overdue, today }) => unread < 3 || unread > 20 || overdue < 1 || today < 1,
    );
    expect(bare).toEqual([]);
  });

  test('have an urgent note wait for each of them', async () => {
    const calm = await rowsOf<{ email: string }>(
      db,
      `select u.email from "user" u where u.email like '%@demo.example' and exists(select from "noteDelivery" d where d."userId" = u._id)
        and not exists(select from "noteDelivery" d join note n on n._id = d."noteId"
          where d."userId" = u._id and d."readAt" is null and d.presses and n."isRush")`,
    );
    expect(calm).toEqual([]);
  });
});
