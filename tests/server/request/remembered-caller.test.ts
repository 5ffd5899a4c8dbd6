import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#server/database/open';
import type { OpenDatabase } from '#server/database/open';
import { readCaller } from '#server/request/caller';
import { rememberedCaller } from '#server/request/remembered-caller';
import { seedId } from '#server/seed/seed-id';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { signIn } from '../../support/person';

function another(host: TestHost): OpenDatabase['db'] {
  const { db } = openDatabase(host.connection, () => undefined);
  onTestFinished(() => db.destroy());
  return db;
}

it('a right that another host takes away is gone with the commit, not before and not later', async () => {
  const host = await startHost();
  const agent = await signIn(host, 'field_agent');
  const status = async (): Promise<number> => (await agent.call('GET', '/file/list')).status;
  expect(await status()).toBe(200);
  await another(host)
    .transaction()
    .execute(async (tx) => {
      await sql`update role set permissions = '[]' where key = 'field_agent'`.execute(tx);
      expect(await status()).toBe(200);
    });
  expect(await status()).toBe(403);
});

it('a session that another host ends is over at once', async () => {
  const host = await startHost();
  const me = await signIn(host, 'field_agent');
  expect((await me.call('GET', '/file/list')).status).toBe(200);
  await another(host)
    .updateTable('session')
    .set({ endedAt: host.app.now().toISOString() })
    .where('_id', '=', me.sessionId)
    .execute();
  expect((await me.call('GET', '/file/list')).status).toBe(401);
});

const agent = seedId('user', 'field_agent@demo.example');
const changes = [
  ['user', `email = 'another@demo.example'`],
  ['user', `"firstName" = 'Another'`],
  ['user', `"lastName" = 'Another'`],
  ['user', `language = 'fr'`],
  ['user', `"timeZone" = 'America/Vancouver'`],
  ['user', `"noteAdmin" = not "noteAdmin"`],
  ['user', `"companyId" = (select _id from company where code = 'NLR')`],
  ['user', `"roleId" = (select _id from role where key = 'administrator')`],
  ['user', `"userStatus" = 'deactivated'`],
  ['role', `key = 'another'`],
  ['role', `scope = 'nothing'`],
  ['role', `"writesOwnOnly" = not "writesOwnOnly"`],
  ['role', `permissions = '[]'`],
  ['role', `"isActive" = false`],
  ['company', `"companyName" = 'Another'`],
  ['company', `"activityType" = 'lender'`],
  ['company', `"isOffice" = not "isOffice"`],
  ['company', `lineage = array[(select _id from company where code = 'LNA'), _id]`],
  ['company', `playbook = '{"officesSeeAllFiles": true}'`],
  ['company', `"companyStatus" = 'inactive'`],
] as const;
const mine = {
  user: sql`_id = ${agent}::uuid`,
  role: sql`key = 'field_agent'`,
  company: sql`_id = (select "companyId" from "user" where _id = ${agent}::uuid)`,
};

it.each(changes)(
  'who is remembered stands as they would be read anew, after a %s with %s',
  async (table, what) => {
    const host = await startHost();
    const { db } = host.app;
    const { sessionId } = await signIn(host, 'field_agent');
    const before = await rememberedCaller(db, sessionId);
    expect(before).toEqual(await readCaller(db, sessionId));
    await sql`update ${sql.table(table)} set ${sql.raw(what)} where ${mine[table]}`.execute(another(host));
    const after = await readCaller(db, sessionId);
    expect(after).not.toEqual(before);
    expect(await rememberedCaller(db, sessionId)).toEqual(after);
  },
);

it('a new office is in reach of who is remembered', async () => {
  const host = await startHost();
  const { db } = host.app;
  const { sessionId } = await signIn(host, 'supervisor');
  const before = await rememberedCaller(db, sessionId);
  await sql`insert into company select n.* from company c, jsonb_populate_record(c, jsonb_build_object('_id', gen_random_uuid(),
    'code', 'NEW', 'lineage', to_jsonb(c.lineage || gen_random_uuid()))) n where c._id = ${before?.companyId}::uuid`.execute(
    another(host),
  );
  expect((await rememberedCaller(db, sessionId))?.tree).toHaveLength((before?.tree.length ?? 0) + 1);
});
