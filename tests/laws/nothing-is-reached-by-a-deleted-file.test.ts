import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { declarationOf, resourceNames } from '#contract/resources/index';
import { conditions } from '#server/records/conditions';
import { countedApart } from '#server/records/counted';
import { learnReach } from '#server/records/few-reached';
import { from } from '#server/records/from';
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

const onFiles = resourceNames.filter((name) => 'fileId' in declarationOf(name).fields);

/** How many rows on files a person sees, by resource: held to their reach, and as who reaches few is answered. */
async function seenBy(caller: Caller, known: Caller): Promise<Record<string, [number, number]>> {
  const seen: Record<string, [number, number]> = {};
  for (const name of onFiles) {
    const held = sql`${from(name)} where ${conditions(name, {}, caller)}`;
    const parts = countedApart(name, {}, known).map((part) => sql`select t."fileId" from ${part}`);
    const { rows } = await sql<{ held: number; found: number }>`select
      (select count(*) from (select t."fileId" from ${held}) t where "fileId" is not null) held,
      (select count(*) from (${sql.join(parts, sql.raw(' union all '))}) t where "fileId" is not null) found`.execute(
      host.app.db,
    );
    seen[name] = [Number(rows[0]?.held), Number(rows[0]?.found)];
  }
  return seen;
}

it('what lies on files is seen by nobody who reached it by a file, once that is deleted', async () => {
  const { db } = host.app;
  const people: [string, Caller, Caller][] = [];
  for (const who of Object.keys(onlookers)) {
    const caller = await readCallerOfUser(db, seedId('user', `${who}@demo.example`));
    if (!caller || caller.scope === 'all') continue;
    const known = knownAs({ ...caller }, {});
    await learnReach(db, known);
    people.push([who, caller, known]);
  }
  // Reminders of this world are of no file: here they are of one that both sides see.
  await sql`update reminder set "fileId" = ${seedId('file', 'canary shared')}::uuid`.execute(db);
  const before = new Set<string>();
  for (const [, caller, known] of people)
    for (const [name, [held]] of Object.entries(await seenBy(caller, known))) if (held > 0) before.add(name);
  expect([...before].sort()).toEqual([...onFiles].sort());
  await sql`update file set "deletedAt" = now()`.execute(db);
  for (const [who, caller, known] of people)
    for (const [name, seen] of Object.entries(await seenBy(caller, known)))
      expect(seen, `${who}: ${name}`).toEqual([0, 0]);
});
