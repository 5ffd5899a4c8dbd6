import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { sql } from 'kysely';
import { listCalls, pathParameters, splitCall } from '#contract/resource';
import type { Call } from '#contract/resource';
import { declarationOf, resourceNames } from '#contract/resources/index';
import { PreparingClient } from '#server/database/preparing-client';
import { fillNastyHouse } from '../support/nasty-house';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { signIn } from '../support/person';
import type { Person } from '../support/person';

/** The session, the rows and how many there are; the session, the record and what stands around it. */
const most = { list: 3, record: 4 };

let host: TestHost;
let close: () => Promise<void>;
let me: Person;

beforeAll(async () => {
  ({ host, close } = await openHost());
  const { db } = host.app;
  await fillNastyHouse(db);
  me = await signIn(host, 'administrator');
  await me.call('GET', '/desk/capabilities');
});
afterAll(() => close());

/** How many statements went to the database for a call that is answered. */
async function statementsOf(who: Person, path: string): Promise<number> {
  const asked = vi.spyOn(PreparingClient.prototype, 'query');
  onTestFinished(() => asked.mockRestore());
  const { status, body } = await who.call('GET', path);
  expect(status, `${path}: ${JSON.stringify(body)}`).toBe(200);
  const { length } = asked.mock.calls;
  asked.mockRestore();
  return length;
}

async function idsOf(table: string): Promise<string[]> {
  const { rows } = await sql<{ _id: string }>`
    select _id from ${sql.table(table)} where "deletedAt" is null order by _id desc limit 30`.execute(
    host.app.db,
  );
  return rows.map(({ _id }) => _id);
}

const nameOfId: Readonly<Record<string, string>> = { fileId: 'file', companyId: 'company' };

/** A call, with the first record in its path that is there for its caller. */
async function addressOf(call: Call, of: string): Promise<string> {
  const { path } = splitCall(call);
  const [parameter] = pathParameters(call);
  const needed = call === 'GET /note/file/list' ? '?fileId={fileId}' : '';
  const named = parameter ?? (needed && 'fileId');
  if (!named) return path;
  for (const id of await idsOf(nameOfId[named] ?? of)) {
    const address = `${path}${needed}`.replace(/\{\w+\}/, id);
    if ((await me.call('GET', address)).status === 200) return address;
  }
  throw new Error(`no record answers ${call}`);
}

const lists = resourceNames.flatMap((name) =>
  listCalls(declarationOf(name)).map((call): [Call, string] => [call, name]),
);
const records = resourceNames.flatMap((name): [Call, string][] => {
  const { show } = declarationOf(name).calls;
  return show ? [[show, name]] : [];
});

it.each(lists)('%s takes the session, the rows and their number', async (call, name) => {
  expect(await statementsOf(me, await addressOf(call, name))).toBeLessThanOrEqual(most.list);
});

it.each(records)('%s takes the session, the record and what stands around it', async (call, name) => {
  expect(await statementsOf(me, await addressOf(call, name))).toBeLessThanOrEqual(most.record);
});

it.each(['file_manager', 'accountant', 'lender_supervisor', 'vendor_manager', 'field_agent', 'partner'])(
  'takes no more for a %s, whose reach is narrower and whose records are masked',
  async (who) => {
    const them = await signIn(host, who);
    await them.call('GET', '/desk/capabilities');
    const answers = async (address: string): Promise<boolean> =>
      (await them.call('GET', address)).status === 200;
    let read = 0;
    for (const [call] of lists) {
      const { path } = splitCall(call);
      if (path.includes('{') || !(await answers(path))) continue;
      read += 1;
      expect(await statementsOf(them, path), path).toBeLessThanOrEqual(most.list);
    }
    for (const [call, name] of records)
      for (const id of (await idsOf(name)).slice(0, 8)) {
        const address = splitCall(call).path.replace(/\{\w+\}/, id);
        if (!(await answers(address))) continue;
        read += 1;
        expect(await statementsOf(them, address), address).toBeLessThanOrEqual(most.record);
        break;
      }
    expect(read).toBeGreaterThan(10);
  },
);

it('a person who calls again is known by the session alone, until what their rights follow from changes', async () => {
  const { db } = host.app;
  const agent = await signIn(host, 'field_agent');
  await agent.call('GET', '/desk/capabilities');
  expect(await statementsOf(agent, '/desk/capabilities')).toBe(1);
  await db.updateTable('company').set({ companyName: 'Another name' }).where('code', '=', 'V01').execute();
  expect(await statementsOf(agent, '/desk/capabilities')).toBe(2);
  expect(await statementsOf(agent, '/desk/capabilities')).toBe(1);
  await db.updateTable('company').set({ fax: '514-555-0100' }).where('code', '=', 'V01').execute();
  expect(await statementsOf(agent, '/desk/capabilities')).toBe(1);
});
