import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startHost } from '../support/host';
import { companyId, roleId } from '../support/network';
import { signIn } from '../support/person';

it('who holds a right in part gives no role that holds it whole', async () => {
  const host = await startHost();
  const { db } = host.app;
  const lender = await signIn(host, 'lender_supervisor');
  const invite = (email: string) =>
    lender.call('POST', '/user/', {
      ...{ email, firstName: 'Nadia', lastName: 'Lefebvre', state: 'ON' },
      ...{ companyId: companyId('LNA'), roleId: roleId('lender_user') },
    });
  expect((await invite('one@demo.example')).status).toBe(201);
  // Lender staff changes files in part, as its lead does; here it may as a whole.
  await sql`update role set permissions = (select jsonb_agg(case when p->>'resource' = 'file' then p - 'limited' else p end)
    from jsonb_array_elements(permissions) p) where _id = ${roleId('lender_user')}::uuid`.execute(db);
  const { status, body } = await invite('two@demo.example');
  expect([status, Object.keys((body.errors as object | undefined) ?? {})]).toEqual([422, ['roleId']]);
});
