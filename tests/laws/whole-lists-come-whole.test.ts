import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageSize } from '#contract/list-query';
import { comesWhole, listCalls, pathParameters, splitCall } from '#contract/resource';
import type { Call } from '#contract/resource';
import { declarationOf, resourceNames } from '#contract/resources/index';
import type { ResourceName } from '#contract/resources/index';
import { fillNastyHouse } from '../support/nasty-house';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { signIn } from '../support/person';
import type { Person } from '../support/person';

/** There are as many as there are kinds of people, and no more. */
const few: readonly ResourceName[] = ['role'];

const whole = resourceNames.flatMap((name): (readonly [ResourceName, Call])[] =>
  few.includes(name)
    ? []
    : listCalls(declarationOf(name))
        .filter((call) => comesWhole(declarationOf(name), call))
        .map((call) => [name, call]),
);

let host: TestHost;
let close: () => Promise<void>;
let me: Person;
const fileOf = new Map<ResourceName, string>();

/** More of one record than the largest page holds, all on its file. */
async function multiply(name: ResourceName): Promise<void> {
  const { db } = host.app;
  const belongs = declarationOf(name).belongs === 'fileIds' ? sql`"fileIds"[1]` : sql`"fileId"`;
  const { rows } = await sql<{
    _id: string;
    fileId: string;
  }>`select _id, ${belongs} "fileId" from ${sql.table(name)}
    where ${belongs} is not null and "deletedAt" is null order by _id limit 1`.execute(db);
  const [first] = rows;
  if (!first) throw new Error(`the house has no ${name}`);
  fileOf.set(name, first.fileId);
  await db.transaction().execute(async (tx) => {
    // Without what follows from each: that is not what is read here.
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`insert into ${sql.table(name)} select (jsonb_populate_record(t, jsonb_build_object('_id', gen_random_uuid()))).*
      from ${sql.table(name)} t, generate_series(1, ${pageSize.most + 100}) n where t._id = ${first._id}::uuid`.execute(
      tx,
    );
  });
}

beforeAll(async () => {
  ({ host, close } = await openHost());
  await fillNastyHouse(host.app.db);
  for (const name of new Set(whole.map(([one]) => one))) await multiply(name);
  me = await signIn(host, 'administrator');
});
afterAll(() => close());

it.each(whole)('every row of %s comes with %s, however many there are', async (name, call) => {
  const [parameter] = pathParameters(call);
  const path = splitCall(call).path.replace(`{${parameter}}`, fileOf.get(name) ?? '');
  const filters = declarationOf(name).filters;
  const of = parameter
    ? ''
    : 'fileId' in filters
      ? `?fileId=${fileOf.get(name)}`
      : 'fileIds' in filters
        ? `?fileIds=${fileOf.get(name)}`
        : '';
  const { status, body } = await me.call('GET', `${path}${of}`);
  expect([status, body.message]).toEqual([200, undefined]);
  const rows = body.data as unknown as readonly { readonly _id: string }[];
  expect(rows.length).toBeGreaterThan(pageSize.most);
  expect(new Set(rows.map(({ _id }) => _id)).size).toBe(rows.length);
  expect(body.total).toBe(rows.length);
});
