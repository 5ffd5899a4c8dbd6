import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { PreparingClient } from '#server/database/preparing-client';
import { fillNastyHouse } from '../support/nasty-house';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { pageAsked } from '../support/page-asked';
import { signIn } from '../support/person';
import type { Person } from '../support/person';
import { rowsReadBy } from '../support/rows-read';

/** So many stand before the first that is looked for, and so many are looked for. */
const others = 24_000;
const sought = 4_400;
/** A page of 25 is met among so many, or all that are sought are found and put in order: never are all others passed by. */
const most = 2 * sought;
/** Notes that the reader has not read. */
const unread = 400;
const myself = sql`(select "userId" from session order by "createdAt" desc limit 1)`;

let host: TestHost;
let close: () => Promise<void>;
let me: Person;

beforeAll(async () => {
  ({ host, close } = await openHost());
  const { db } = host.app;
  await fillNastyHouse(db);
  await db.updateTable('vendorInvoice').set({ invoiceStatus: 'paid' }).execute();
  // What is in review is the oldest, due last and least, and of the company that comes last by its name.
  await sql`insert into "vendorInvoice" select made.* from generate_series(1, ${others + sought}::integer) n
    join (select * from "vendorInvoice" where "deletedAt" is null order by _id limit 1) m on true
    join (select (array_agg(_id order by "companyName" collate "und-x-icu", _id))[1] first,
      (array_agg(_id order by "companyName" collate "und-x-icu" desc, _id desc))[1] last from company) c on true
    cross join lateral (select n <= ${sought} wanted) w
    cross join lateral jsonb_populate_record(null::"vendorInvoice", to_jsonb(m) || jsonb_build_object(
      '_id', md5(n::text)::uuid, 'invoiceNumber', 'N' || n, 'invoiceStatus', case when wanted then 'in_review' else 'paid' end,
      'companyId', case when wanted then c.last else c.first end, 'total', n, 'invoiceDate', date '2020-01-01' + n / 40,
      'dueDate', case when not wanted or n % 2 = 0 then date '2030-01-01' - n / 40 end)) made`.execute(db);
  // What is proposed was assigned first, is due last, and is of the company that comes last by its name.
  await sql`insert into "companyAssignment" select made.* from generate_series(1, ${others + sought}::integer) n
    join (select * from "companyAssignment" where "deletedAt" is null order by _id limit 1) m on true
    join (select (array_agg(_id order by "companyName" collate "und-x-icu", _id))[1] first,
      (array_agg(_id order by "companyName" collate "und-x-icu" desc, _id desc))[1] last from company) c on true
    cross join lateral (select n <= ${sought} wanted) w
    cross join lateral jsonb_populate_record(null::"companyAssignment", to_jsonb(m) || jsonb_build_object(
      '_id', md5(n::text)::uuid, 'status', case when wanted then 'proposed' else 'ended' end,
      'companyId', case when wanted then c.last else c.first end, 'assignedAt', timestamptz '2020-01-01' + n / 40 * interval '1 day',
      'dueAt', case when not wanted or n % 2 = 0 then timestamptz '2030-01-01' - n / 40 * interval '1 day' end)) made`.execute(
    db,
  );
  await sql`update "companyAssignment" set status = 'ended' where status = 'proposed' and _id not in (
    select md5(n::text)::uuid from generate_series(1, ${sought}::integer) n)`.execute(db);
  // What is expected of towing comes first and costs least.
  await sql`update "projectedFee" set "feeType" = 'field_visit'`.execute(db);
  await sql`insert into "projectedFee" select made.* from generate_series(1, ${others + sought}::integer) n
    join (select * from "projectedFee" where "deletedAt" is null order by _id limit 1) m on true
    cross join lateral (select n <= ${sought} wanted) w
    cross join lateral jsonb_populate_record(null::"projectedFee", to_jsonb(m) || jsonb_build_object(
      '_id', md5(n::text)::uuid, 'feeType', case when wanted then 'towing_local' else 'field_visit' end, 'amount', n,
      'expectedOn', case when not wanted or n % 2 = 0 then date '2030-01-01' - n / 40 end)) made`.execute(db);
  for (const table of ['vendorInvoice', 'companyAssignment', 'projectedFee'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
  me = await signIn(host, 'administrator');
  // Every fiftieth note was sent to the reader, who read none.
  await sql`insert into note select made.* from generate_series(1, ${others}::integer) n
    join (select * from note where "deletedAt" is null order by _id limit 1) m on true
    cross join lateral jsonb_populate_record(null::note, to_jsonb(m) || jsonb_build_object('_id', md5(n::text)::uuid)) made`.execute(
    db,
  );
  await sql`insert into "noteDelivery" ("noteId", "userId", "companyId", kind, "createdAt")
    select md5((n * 50)::text)::uuid, u._id, u."companyId", 'recipient', now() from generate_series(1, ${unread}::integer) n
    join "user" u on u._id = ${myself}`.execute(db);
  await sql`vacuum analyze note, "noteDelivery"`.execute(db);
});
afterAll(() => close());

/** The page that a call answers, and how many rows the database read to find it. */
async function pageOf(address: string, who = me): Promise<{ ids: string[]; total: number; rows: number }> {
  const asked = vi.spyOn(PreparingClient.prototype, 'query');
  onTestFinished(() => asked.mockRestore());
  const { status, body } = await who.call('GET', address);
  const [text, values] = pageAsked(asked.mock.calls);
  asked.mockRestore();
  expect(status, JSON.stringify(body)).toBe(200);
  const { data, total } = body as unknown as { data: { _id: string }[]; total: number };
  const rows = await rowsReadBy(host.app.db, text, values);
  return { ids: data.map(({ _id }) => _id), total, rows };
}

interface Sought {
  readonly list: string;
  readonly table: 'vendorInvoice' | 'companyAssignment' | 'projectedFee';
  readonly filter: readonly [parameter: string, value: string];
  /** Each order of the list, with the one that the database is asked for. */
  readonly orders: readonly (readonly [sort: string, by: string])[];
}
const lists: readonly Sought[] = [
  {
    list: '/vendorInvoice/list',
    table: 'vendorInvoice',
    filter: ['invoiceStatus', 'in_review'],
    orders: [
      ['-invoiceDate', '"invoiceDate" desc, _id desc'],
      ['invoiceDate', '"invoiceDate", _id'],
      ['dueDate', '"dueDate" nulls last, _id'],
      ['-dueDate', '"dueDate" desc nulls last, _id desc'],
      ['total', 'total, _id'],
      ['-total', 'total desc, _id desc'],
      ['companyName', '_id'],
      ['-companyName', '_id desc'],
    ],
  },
  {
    list: '/desk/companyAssignment/list',
    table: 'companyAssignment',
    filter: ['status', 'proposed'],
    orders: [
      ['-assignedAt', '"assignedAt" desc, _id desc'],
      ['assignedAt', '"assignedAt", _id'],
      ['dueAt', '"dueAt" nulls last, _id'],
      ['-dueAt', '"dueAt" desc nulls last, _id desc'],
      ['companyName', '_id'],
      ['-companyName', '_id desc'],
    ],
  },
  {
    list: '/desk/projectedFee/list',
    table: 'projectedFee',
    filter: ['feeType', 'towing_local'],
    orders: [
      ['expectedOn', '"expectedOn" nulls last, _id'],
      ['-expectedOn', '"expectedOn" desc nulls last, _id desc'],
      ['amount', 'amount, _id'],
      ['-amount', 'amount desc, _id desc'],
      ['feeType', '_id'],
      ['-feeType', '_id desc'],
    ],
  },
];
const cases = lists.flatMap(({ orders, ...list }) => orders.map(([sort, by]) => ({ ...list, sort, by })));

it.each(cases)(
  '$list: those sought are found in the order of $sort without passing by the others',
  async ({ list, table, filter: [parameter, value], sort, by }) => {
    for (const page of [1, 3, 120]) {
      const { ids, total, rows } = await pageOf(`${list}?${parameter}=${value}&sortBy=${sort}&page=${page}`);
      const { rows: expected } = await sql<{ _id: string }>`
        select _id from ${sql.table(table)} where ${sql.ref(parameter)} = ${value} and "deletedAt" is null
        order by ${sql.raw(by)} limit 25 offset ${(page - 1) * 25}`.execute(host.app.db);
      expect(ids, `page ${page}`).toEqual(expected.map(({ _id }) => _id));
      expect(total).toBe(sought);
      expect(rows, `page ${page}`).toBeLessThanOrEqual(most);
    }
  },
);

it.each([
  ['-unread', 'unread desc, t._id desc'],
  ['unread', 'unread, t._id'],
])(
  '/note/list: what is unread stands together in the order of %s, without a look at all others',
  async (sort, by) => {
    const { db } = host.app;
    for (const page of [1, 16, 17, 100]) {
      const { ids, rows } = await pageOf(`/note/list?sortBy=${sort}&page=${page}`);
      const { rows: expected } = await sql<{ _id: string }>`
      select t._id from note t cross join lateral (select count(*) > 0 unread from "noteDelivery" d where d."noteId" = t._id
        and d."userId" = ${myself} and d."readAt" is null and d.kind <> 'reader') d
      where t."deletedAt" is null order by ${sql.raw(by)} limit 25 offset ${(page - 1) * 25}`.execute(db);
      expect(ids, `page ${page}`).toEqual(expected.map(({ _id }) => _id));
      expect(rows, `page ${page}`).toBeLessThanOrEqual(most);
    }
  },
);

it.each(['-at', 'at'])(
  '/desk/history/list: what happened of one kind is met in the order of %s, and nothing else',
  async (sort) => {
    const { db } = host.app;
    // What is sought happened before all the others.
    await sql`insert into history select made.* from generate_series(1, ${others + sought}::integer) n
      join (select * from history where "deletedAt" is null order by _id limit 1) m on true
      cross join lateral jsonb_populate_record(null::history, to_jsonb(m) || jsonb_build_object('_id', md5(${sort} || n)::uuid,
        'type', case when n <= ${sought} then 'gate_overridden' else 'note_added' end,
        'at', timestamptz '2020-01-01' + n / 40 * interval '1 hour')) made`.execute(db);
    await sql`vacuum analyze history`.execute(db);
    for (const page of [1, 3, 120]) {
      const { ids, rows } = await pageOf(
        `/desk/history/list?type=gate_overridden&sortBy=${sort}&page=${page}`,
      );
      const way = sql.raw(sort === 'at' ? '' : 'desc');
      const { rows: expected } = await sql<{
        _id: string;
      }>`select _id from history where type = 'gate_overridden'
        and "deletedAt" is null order by at ${way}, _id ${way} limit 25 offset ${(page - 1) * 25}`.execute(
        db,
      );
      expect(ids, `page ${page}`).toEqual(expected.map(({ _id }) => _id));
      expect(rows, `page ${page}`).toBeLessThanOrEqual(page * 25 + 50);
    }
  },
);

it.each(['-expectedOn', 'expectedOn'])(
  '/desk/projectedFee/list: what is expected of one kind is met in the order of %s, and nothing else',
  async (sort) => {
    const { db } = host.app;
    for (const page of [1, 3, 120]) {
      const { ids, rows } = await pageOf(
        `/desk/projectedFee/list?feeType=towing_local&sortBy=${sort}&page=${page}`,
      );
      const way = sql.raw(sort === 'expectedOn' ? '' : 'desc');
      const { rows: expected } = await sql<{ _id: string }>`
        select _id from "projectedFee" where "feeType" = 'towing_local' and "deletedAt" is null
        order by "expectedOn" ${way} nulls last, _id ${way} limit 25 offset ${(page - 1) * 25}`.execute(db);
      expect(ids, `page ${page}`).toEqual(expected.map(({ _id }) => _id));
      // What is dated and what is not are two walks of one page's length each.
      expect(rows, `page ${page}`).toBeLessThanOrEqual(2 * page * 25 + 50);
    }
  },
);

it('/file/list: what an index of the order carries is passed by there, for longer than a row is read', async () => {
  const { db } = host.app;
  // What was closed had its last activity before all the others.
  const open = 2_000;
  await sql`update file set closed = false, "closedDate" = null`.execute(db);
  await sql`insert into file select made.* from generate_series(1, ${open + sought}::integer) n
    join (select * from file where "deletedAt" is null order by _id limit 1) m on true
    cross join lateral (select n <= ${sought} wanted) w
    cross join lateral jsonb_populate_record(null::file, to_jsonb(m) || jsonb_build_object(
      '_id', md5(n::text)::uuid, 'ref', 'N' || n, 'bankAccountNumber', 'N' || n, 'serialNumber', null, 'hold', wanted,
      'closed', wanted, 'closedDate', case when wanted then timestamptz '2020-01-01' + n * interval '1 hour' end,
      'lastActivityDate', timestamptz '2020-01-01' + n * interval '1 hour')) made`.execute(db);
  await sql`vacuum analyze file`.execute(db);
  const { ids, total, rows } = await pageOf('/file/list?closedDateTo=2021-12-31&sortBy=-lastActivityDate');
  const { rows: expected } = await sql<{ _id: string }>`
    select _id from file where "closedDate" < '2022-01-01' order by "lastActivityDate" desc, _id desc limit 25`.execute(
    db,
  );
  expect(ids).toEqual(expected.map(({ _id }) => _id));
  expect(total).toBe(sought);
  // To the first that is found, and no further.
  expect(rows).toBeLessThanOrEqual(open + 200);
});

it.each([
  ['/desk/projectedFee/list', 'projectedFee', 'amount', sql`jsonb_build_object('amount', n)`],
  [
    '/desk/fee/list',
    'fee',
    'status',
    sql`jsonb_build_object('status', case when wanted then 'written_off' else 'approved' end)`,
  ],
] as const)(
  '%s: what a client is not charged is passed by in the order of it, and no row is read for it',
  async (list, table, by, last) => {
    const { db } = host.app;
    const lender = await signIn(host, 'lender_supervisor');
    const { body } = await lender.call('GET', '/file/list');
    const [reached] = body.data as unknown as { _id: string }[];
    // What it is charged costs most, and has the status that comes last.
    await sql`update ${sql.table(table)} set "deletedAt" = now() where _id not in (select _id from ${sql.table(table)} limit 1)`.execute(
      db,
    );
    await sql`update ${sql.table(table)} set direction = 'payable'`.execute(db);
    await sql`insert into ${sql.table(table)} select made.* from generate_series(1, ${others + sought}::integer) n
      join (select * from ${sql.table(table)} where "deletedAt" is null order by _id limit 1) m on true
      cross join lateral (select n > ${others} wanted) w
      cross join lateral jsonb_populate_record(null::${sql.table(table)}, to_jsonb(m) || jsonb_build_object(
        '_id', md5('charged' || n)::uuid, 'fileId', ${reached?._id}::uuid, 'direction', case when wanted then 'receivable' else 'payable' end)
        || ${last}) made`.execute(db);
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
    const { ids, total, rows } = await pageOf(`${list}?sortBy=${by}`, lender);
    const { rows: expected } = await sql<{ _id: string }>`
      select _id from ${sql.table(table)} where direction = 'receivable' order by ${sql.ref(by)}, _id limit 25`.execute(
      db,
    );
    expect(ids).toEqual(expected.map(({ _id }) => _id));
    expect(total).toBe(sought);
    // To the first that is found, with the files of those that are shown, and no further.
    expect(rows).toBeLessThanOrEqual(others + 200);
  },
);
