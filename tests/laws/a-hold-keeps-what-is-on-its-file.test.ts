import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { splitCall } from '#contract/resource';
import { declarationOf, resourceNames } from '#contract/resources/index';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { signIn } from '../support/person';
import type { Person, Reply } from '../support/person';
import { fillTwoTenants } from '../support/two-tenants';
import type { TwoTenants } from '../support/two-tenants';

let host: TestHost;
let close: () => Promise<void>;
let world: TwoTenants;
let administrator: Person;

beforeAll(async () => {
  ({ host, close } = await openHost({ marked: true }));
  world = await fillTwoTenants(host.app.db);
  administrator = await signIn(host, 'administrator');
});
afterAll(() => close());

const kept = 'A legal hold keeps this file whole. End the hold first.';
const fresh: [resource: string, id: string][] = [];
const idsOf = (resource: string): string[] => [
  ...world.records.filter((one) => one.resource === resource).map(({ id }) => id),
  ...fresh.flatMap(([of, id]) => (of === resource ? [id] : [])),
];

/** Parts of files that a call of their own takes away. */
const parts = resourceNames.filter((name) => {
  const { calls, belongs } = declarationOf(name);
  return calls.remove !== undefined && belongs !== undefined;
});

const holdAll = async (isHeld: boolean): Promise<void> => {
  for (const fileId of idsOf('file')) {
    const reason = 'A claim is before the court';
    const { status } = await administrator.call('PUT', '/desk/retention/hold', { fileId, isHeld, reason });
    expect(status).toBe(200);
  }
};

/** What is there, of every kind that may be taken away. */
async function standing(): Promise<unknown[]> {
  const counted = parts.map(async (name) => {
    const { rows } = await sql`select count(*) from ${sql.table(name)} where "deletedAt" is null`.execute(
      host.app.db,
    );
    return [name, rows[0]];
  });
  return Promise.all(counted);
}

const removalOf = (name: (typeof parts)[number], id: string): Promise<Reply> => {
  const { method, path } = splitCall(declarationOf(name).calls.remove ?? 'DELETE /');
  return administrator.call(method, path.replace(/\{\w+\}/, id), { reason: 'No longer needed' });
};

/** Parts of which the world's own are kept by something else: a note that somebody else wrote, a party that a search names. */
async function addFresh(fileId: string): Promise<void> {
  for (const [resource, values] of [
    ['note', { body: 'A word', audience: 'internal' }],
    ['relatedParty', { relatedPartyType: 'reference', firstName: 'Jo', lastName: 'Roy' }],
  ] as const) {
    const { status, body } = await administrator.call('POST', `/${resource}/`, { fileId, ...values });
    expect([resource, status, body.errors]).toEqual([resource, 201, undefined]);
    fresh.push([resource, String(body._id)]);
  }
}

it('lets no part of a file that a legal hold keeps be taken away, and lets it go after', async () => {
  expect(parts.length).toBeGreaterThan(8);
  await addFresh(idsOf('file')[0] ?? '');
  await holdAll(true);
  const before = await standing();
  const refused = new Map<string, Reply>();
  for (const name of parts) for (const id of idsOf(name)) refused.set(id, await removalOf(name, id));
  expect(await standing()).toEqual(before);
  await holdAll(false);
  const went = new Set<string>();
  for (const name of parts)
    for (const id of idsOf(name)) {
      const { status } = await removalOf(name, id);
      if (status !== 200) continue;
      went.add(name);
      expect([name, refused.get(id)?.status, refused.get(id)?.body.message]).toEqual([name, 409, kept]);
    }
  expect(parts.filter((name) => !went.has(name))).toEqual([]);
});
