import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resourceNames } from '#contract/resources/index';
import type { ResourceName } from '#contract/resources/index';
import { conditions } from '#server/records/conditions';
import { countedApart } from '#server/records/counted';
import { learnReach, reachesFew } from '#server/records/few-reached';
import { from } from '#server/records/from';
import { rulesOf } from '#server/records/installed-rules';
import { readCallerOfUser } from '#server/request/caller';
import type { Caller } from '#server/request/caller';
import { knownAs } from '#server/request/person-of';
import { seedId } from '#server/seed/seed-id';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { addVendorReader, onlookers } from '../support/onlookers';
import { fillTwoTenants } from '../support/two-tenants';

let host: TestHost;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ host, close } = await openHost({ marked: true }));
  await addVendorReader(host.app.db);
  await fillTwoTenants(host.app.db);
});
afterAll(() => close());

async function callerOf(who: string): Promise<Caller> {
  const caller = await readCallerOfUser(host.app.db, seedId('user', `${who}@demo.example`));
  if (!caller) throw new Error(`${who} may not sign in`);
  return caller;
}

const sorted = async (rows: ReturnType<typeof sql<{ _id: string }>>): Promise<string[]> =>
  (await rows.execute(host.app.db)).rows.map(({ _id }) => _id).sort();

it.each(Object.keys(onlookers))(
  'what a %s reaches is the same rows, each once, looked up by their files as held to their reach',
  async (who) => {
    const stranger = await callerOf(who);
    const known = knownAs({ ...stranger }, {});
    await learnReach(host.app.db, known);
    expect([reachesFew(known), reachesFew(stranger)]).toEqual([true, false]);
    const inParts: ResourceName[] = [];
    for (const name of resourceNames) {
      const parts = countedApart(name, {}, known);
      if (rulesOf(name).scopeApart?.(known)) inParts.push(name);
      const held = await sorted(sql`select t._id from ${from(name)} where ${conditions(name, {}, stranger)}`);
      const each = parts.map((part) => sql`select t._id from ${part}`);
      expect(await sorted(sql`${sql.join(each, sql.raw(' union all '))}`), name).toEqual(held);
    }
    expect(inParts).toEqual(
      expect.arrayContaining([
        'attempt',
        'document',
        'history',
        'note',
        'relatedParty',
        'reminder',
        'request',
      ]),
    );
  },
);
