import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routesOf } from '#server/routes';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { send, signIn } from '../support/person';
import type { Person } from '../support/person';
import { rightsTable, rolesInTable } from './rights-table';

const routes = routesOf({ seeding: true, demo: true });
const nobody = '00000000-0000-7000-8000-000000000000';
// Ending one's session in the middle would say nothing of the calls after it.
const endsTheSession = new Set(['GET /auth/logout', 'POST /auth/session-expiry', 'POST /desk/sessions/end']);

let host: TestHost;
let close: () => Promise<void>;
const people = new Map<string, Person>();

beforeAll(async () => {
  ({ host, close } = await openHost());
  for (const role of rolesInTable) people.set(role, await signIn(host, role));
});
afterAll(() => close());

function addressOf(path: string): string {
  return path
    .replace('{province}', 'ON')
    .replace('{token}', 'no-such-token')
    .replace(/\{\w+\}/g, nobody);
}

describe('the rights of the product', () => {
  it('are written down for every call, and for no other', () => {
    expect([...new Set(routes.map(({ call }) => call))].sort()).toEqual(Object.keys(rightsTable).sort());
  });

  for (const { call, method, path } of routes) {
    const row = rightsTable[call] ?? '';
    if (row === 'open') continue;
    it(`${call} is refused to whoever is not signed in`, async () => {
      expect((await send(host, {}, method, addressOf(path), method === 'GET' ? undefined : {})).status).toBe(
        401,
      );
    });
    if (row === 'all' || endsTheSession.has(call)) continue;
    it(`${call} is for ${rolesInTable.filter((_, column) => row[column] === 'x').join(', ') || 'nobody'}`, async () => {
      for (const [column, role] of rolesInTable.entries()) {
        const { status } = (await people
          .get(role)
          ?.call(method, addressOf(path), method === 'GET' ? undefined : {})) ?? { status: 0 };
        const said = `${role}: ${status}`;
        if (row[column] === 'x') expect([200, 201, 202, 400, 404, 409, 415, 422], said).toContain(status);
        else expect(status, said).toBe(403);
      }
    });
  }
});
