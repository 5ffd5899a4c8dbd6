import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { companyId } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { fileWithDebtor, openDesk } from '../../support/settling';
import type { Desk } from '../../support/settling';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  const compliance = [
    { type: 'bond', number: 'BOND-1', state: 'ON' },
    { type: 'collection_licence', number: 'BC-77', state: 'BC', expiresOn: '2030-12-31' },
    { type: 'collection_licence', number: 'ON-11', state: 'ON', expiresOn: '2026-11-19' },
    { type: 'collection_licence', number: 'ON-22', state: 'ON', expiresOn: '2030-12-31' },
  ];
  await sql`update company set compliance = ${JSON.stringify(compliance)}::jsonb where _id = ${companyId('NLR')}::uuid`.execute(
    desk.host.app.db,
  );
});
afterAll(() => desk.close());

async function letterhead(by: Person, given: object, language = 'en'): Promise<readonly string[]> {
  const fileId = await fileWithDebtor(desk, given as Record<string, unknown>);
  const { status, body } = await by.call('POST', '/form/preview', {
    ...{ fileId, formType: 'demand_letter', language },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return (body.page as unknown as { sender: readonly string[] }).sender;
}

it('a letterhead says the place of its sender on one line, with one space between its words', async () => {
  const lines = await letterhead(desk.supervisor, { state: 'ON' });
  expect(lines.find((line) => /[A-Z]\d[A-Z] \d[A-Z]\d$/.test(line))).toMatch(
    /^\S.* [A-Z]{2} [A-Z]\d[A-Z] \d[A-Z]\d$/,
  );
  expect(lines.join('\n')).not.toMatch(/ {2}/);
});

it('a letterhead says the licence to collect that holds in the province of the file, and no other', async () => {
  expect((await letterhead(desk.supervisor, { state: 'ON' })).at(-1)).toBe('Licence ON-22');
  expect((await letterhead(desk.supervisor, { state: 'BC' }, 'fr')).at(-1)).toBe('Permis BC-77');
  expect((await letterhead(desk.supervisor, { state: 'AB' })).join()).not.toMatch(/Licence|ON-|BC-/);
  const lender = await signIn(desk.host, 'lender_supervisor');
  expect((await letterhead(lender, { state: 'ON' })).join()).not.toMatch(/Licence|ON-/);
});
