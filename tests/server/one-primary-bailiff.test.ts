import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildHost } from '#server/host';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { companyId, placeFile } from '../support/network';
import { signIn } from '../support/person';
import type { Person, Reply } from '../support/person';
import { secondHost } from '../support/second-host';

/** Three of them, and where anybody may seize. */
const bailiffs = ['V01', 'V02', 'V03'] as const;
const anywhere = { state: 'SK' };
let host: TestHost;
let close: () => Promise<void>;
/** A supervisor at each of two hosts of the same house. */
let people: readonly [Person, Person];

beforeAll(async () => {
  ({ host, close } = await openHost());
});
afterAll(() => close());

async function comeIn(): Promise<void> {
  const other = { ...host, server: await buildHost(secondHost(host)) };
  people = [await signIn(host, 'supervisor'), await signIn(other, 'supervisor')];
}
/** Asks for the same of every bailiff at once, each time at the other host. */
const atOnce = (ask: (by: Person, code: string) => Promise<Reply>): Promise<Reply[]> =>
  Promise.all(bailiffs.map((code, at) => ask(people[at % 2] as Person, code)));
const propose = (fileId: string, more: object = {}) =>
  atOnce((by, code) =>
    by.call('POST', '/companyAssignment/', { fileId, companyId: companyId(code), ...more }),
  );
const rolesOn = async (fileId: string): Promise<string[]> => {
  const { rows } = await sql<{ role: string }>`select role from "companyAssignment"
    where "fileId" = ${fileId}::uuid and status in ('proposed', 'accepted') order by role`.execute(
    host.app.db,
  );
  return rows.map(({ role }) => role);
};

describe('Of bailiffs that are asked for at once, at two hosts,', () => {
  it('one is the primary of the file, and the others are refused as that, or come second', async () => {
    await comeIn();
    for (let turn = 0; turn < 8; turn += 1) {
      const named = await placeFile(people[0], anywhere);
      const replies = await propose(named, { role: 'primary' });
      expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
      expect(replies.flatMap(({ body }) => Object.keys(body.errors ?? {}))).toEqual(['role', 'role']);
      expect(await rolesOn(named)).toEqual(['primary']);
      const unnamed = await placeFile(people[0], anywhere);
      expect((await propose(unnamed)).map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(await rolesOn(unnamed)).toEqual(['primary', 'secondary', 'secondary']);
    }
  });

  it('one becomes the primary of those that came second', async () => {
    await comeIn();
    for (let turn = 0; turn < 8; turn += 1) {
      const fileId = await placeFile(people[0], anywhere);
      const made = await propose(fileId, { role: 'secondary' });
      expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
      const ids = new Map(bailiffs.map((code, at) => [code as string, made[at]?.body._id]));
      const replies = await atOnce((by, code) =>
        by.call('POST', '/companyAssignment/', { _id: ids.get(code), role: 'primary' }),
      );
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect(await rolesOn(fileId)).toEqual(['primary', 'secondary', 'secondary']);
    }
  });
});
