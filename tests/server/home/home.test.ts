import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declarationOf, isResourceName } from '#contract/resources/index';
import { listCalls, splitCall } from '#contract/resource';
import { seedId } from '#server/seed/seed-id';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { placeFile } from '../../support/network';
import { fillNastyHouse } from '../../support/nasty-house';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';

interface Home {
  readonly tiles: readonly { tile: string; resource: string; search: string; count: number }[];
  readonly urgent: readonly { resource: string; id: string; ref: string; why: string; due: string | null }[];
}

let host: TestHost;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ host, close } = await openHost());
  await fillNastyHouse(host.app.db);
});
afterAll(() => close());

const homeOf = async (person: Person, mine = false): Promise<Home> => {
  const { status, body } = await person.call('GET', `/desk/home?mine=${mine}`);
  expect(status).toBe(200);
  return body as unknown as Home;
};

/** The length of a list, asked for as its address says it. */
async function totalOf(person: Person, resource: string, search: string): Promise<number> {
  if (!isResourceName(resource)) throw new Error(`${resource} is no resource`);
  const call = listCalls(declarationOf(resource)).find((one) => !one.includes('{'));
  if (!call) throw new Error(`${resource} has no list`);
  const { status, body } = await person.call('GET', `${splitCall(call).path}?${search}&page=1&size=1`);
  expect(status, `${resource} ${search}: ${JSON.stringify(body)}`).toBe(200);
  return Number(body.total);
}

const roles = [
  'administrator',
  'supervisor',
  'file_manager',
  'remarketing_specialist',
  'accountant',
  'lender_supervisor',
  'lender_user',
  'vendor_manager',
  'field_agent',
];

describe('the home of a day', () => {
  it.each(roles)('counts, for a %s, exactly the rows of the list that each number leads to', async (role) => {
    const person = await signIn(host, role);
    for (const mine of [false, true]) {
      const { tiles } = await homeOf(person, mine);
      expect(tiles.length).toBeGreaterThan(1);
      for (const { tile, resource, search, count } of tiles)
        expect(`${tile} ${count}`).toBe(`${tile} ${await totalOf(person, resource, search)}`);
    }
  });

  it('counts no list in which nothing can stand for who asks', async () => {
    const resourcesOf = async (role: string): Promise<string[]> =>
      (await homeOf(await signIn(host, role))).tiles.map(({ resource }) => resource);
    expect(await resourcesOf('supervisor')).toContain('vendorInvoice');
    // Vendors are paid by the agency, unless a client pays them itself.
    expect(await resourcesOf('lender_b_supervisor')).not.toContain('vendorInvoice');
    const pays = (playbook: object) =>
      host.app.db
        .updateTable('company')
        .set({ playbook: JSON.stringify(playbook) })
        .where('_id', '=', seedId('company', 'LNB'))
        .execute();
    await pays({ vendorDirectBilling: true });
    expect(await resourcesOf('lender_b_supervisor')).toContain('vendorInvoice');
    await pays({});
  });

  it('names each that harms once: by a deadline of the law, by their days, then rush, then late, then what waits', async () => {
    const { urgent } = await homeOf(await signIn(host, 'supervisor'));
    expect(urgent.length).toBeGreaterThan(1);
    expect(new Set(urgent.map(({ id }) => id)).size).toBe(urgent.length);
    const whys = ['deadline', 'rush', 'late', 'urgentNote', 'noteToAnswer', 'request', 'vendorInvoice'];
    const order = urgent.map(({ why }) => whys.indexOf(why));
    expect(order).toEqual([...order].sort());
    const deadlines = urgent.filter(({ why }) => why === 'deadline').map(({ due }) => String(due));
    expect(deadlines).toEqual([...deadlines].sort());
    expect(deadlines.every((due) => due <= '2026-11-27')).toBe(true);
  });

  it('names what is longest late, and what is rush, also where more has a deadline of the law than there is room for', async () => {
    const { db } = host.app;
    const staff = await signIn(host, 'supervisor');
    const placed: string[] = [];
    for (let count = 0; count < 22; count += 1) placed.push(await placeFile(staff));
    await sql`create table before as select _id, "nextDeadline", "nextDeadlineKind", "statusDue", "isRushFile" from file`.execute(
      db,
    );
    const numbered = sql`select _id, row_number() over (order by _id = any(${placed}::uuid[]) desc, _id) place from file`;
    await sql`update file f set "isRushFile" = place in (21, 22),
      "nextDeadline" = case when place <= 15 then date '2026-11-22' else date '2027-11-22' end, "nextDeadlineKind" = 'objection',
      "statusDue" = timestamptz '2026-11-20 12:00:00Z' + make_interval(mins => case when place between 16 and 20 then -place::integer else 5000 end)
      from (${numbered}) n where n._id = f._id`.execute(db);
    const { rows } = await sql<{
      _id: string;
      place: number;
    }>`select _id, place::integer from (${numbered}) n`.execute(db);
    const { urgent } = await homeOf(await signIn(host, 'administrator'));
    const placeOf = (fileId: string) => rows.find(({ _id }) => _id === fileId)?.place;
    const places = (why: string) => urgent.filter((one) => one.why === why).map(({ id }) => placeOf(id));
    const waiting = urgent.filter(({ resource }) => resource !== 'file');
    expect([urgent.length, places('deadline').length, waiting.length]).toEqual([15, 7, 3]);
    expect(places('late')).toEqual([20, 19, 18]);
    expect(places('rush').sort()).toEqual([21, 22]);
    await sql`update file f set "nextDeadline" = b."nextDeadline", "nextDeadlineKind" = b."nextDeadlineKind", "statusDue" = b."statusDue",
      "isRushFile" = b."isRushFile" from before b where b._id = f._id`.execute(db);
    await sql`drop table before`.execute(db);
  });

  it('tells who leads people how much each has, as the list of their files says, and nobody else', async () => {
    const supervisor = await signIn(host, 'supervisor');
    const { status, body } = await supervisor.call('GET', '/desk/home/load');
    expect(status).toBe(200);
    const people = body.people as unknown as readonly {
      readonly userId: string;
      readonly files: number;
      readonly late: number;
      readonly deadlines: number;
      readonly lists: { readonly files: string; readonly late: string; readonly deadlines: string };
    }[];
    expect(people.length).toBeGreaterThan(0);
    for (const { files, late, deadlines, lists } of people)
      expect([
        await totalOf(supervisor, 'file', lists.files),
        await totalOf(supervisor, 'file', lists.late),
        await totalOf(supervisor, 'file', lists.deadlines),
      ]).toEqual([files, late, deadlines]);
    expect(people.some(({ deadlines }) => deadlines > 0)).toBe(true);
    for (const { userId, files, late } of people) {
      expect(await totalOf(supervisor, 'file', `active=true&assignedUsers=${userId}`)).toBe(files);
      expect(
        await totalOf(supervisor, 'file', `active=true&pastStatusDue=true&assignedUsers=${userId}`),
      ).toBe(late);
    }
    const refused = await (await signIn(host, 'lender_user')).call('GET', '/desk/home/load');
    expect(refused.status).toBe(403);
  });

  it('is, when it is one’s own, of the files that one is assigned to', async () => {
    const manager = await signIn(host, 'file_manager');
    const { tiles, urgent } = await homeOf(manager, true);
    const me = seedId('user', 'file_manager@demo.example');
    const { rows } = await host.app.db
      .selectFrom('file')
      .select(['_id', 'assignedUsers'])
      .execute()
      .then((found) => ({ rows: found }));
    const mine = new Set(
      rows.filter(({ assignedUsers }) => assignedUsers?.includes(me)).map(({ _id }) => _id),
    );
    for (const { resource, id } of urgent) if (resource === 'file') expect(mine.has(id)).toBe(true);
    for (const { resource, search } of tiles.filter(({ tile }) => tile === 'rush')) {
      expect(resource).toBe('file');
      expect(search).toContain(`assignedUsers=${me}`);
    }
  });
});
