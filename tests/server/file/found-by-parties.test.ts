import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startHost } from '../../support/host';
import { column, placeFile, roleId } from '../../support/network';
import { signIn } from '../../support/person';

const narrowings = [
  'relatedPartyFirstName=zoe',
  'relatedPartyLastName=prou',
  'relatedPartyPhoneNumbers=5550100',
];

it('narrows files by their parties for those who read parties, and for nobody else', async () => {
  const host = await startHost();
  const staff = await signIn(host, 'supervisor');
  const fileId = await placeFile(staff);
  const party = {
    ...{ fileId, relatedPartyType: 'guarantor', firstName: 'Zoé', lastName: 'Proulx' },
    phoneNumbers: [{ number: '+14165550100' }],
  };
  expect((await staff.call('POST', '/relatedParty/', party)).status).toBe(201);
  for (const one of narrowings)
    expect(column(await staff.call('GET', `/file/list?${one}`), '_id'), one).toEqual([fileId]);
  await sql`update role set permissions = (select jsonb_agg(p) from jsonb_array_elements(permissions) p
    where p ->> 'resource' <> 'relatedParty') where _id = ${roleId('lender_user')}::uuid`.execute(
    host.app.db,
  );
  const client = await signIn(host, 'lender_user');
  expect(column(await client.call('GET', '/file/list'), '_id')).toEqual([fileId]);
  for (const one of narrowings) {
    const { status, body } = await client.call('GET', `/file/list?${one}`);
    expect([status, Object.keys(body.errors ?? {})], one).toEqual([400, [one.split('=')[0]]]);
  }
});
