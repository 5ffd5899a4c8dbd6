import { expect, it } from 'vitest';
import { startHost } from '../support/host';
import { column, companyId, placeFile, roleId } from '../support/network';
import { signIn } from '../support/person';

it('the companies that are offered for a new person are those that a caller can place people in, and no others', async () => {
  const host = await startHost();
  const admin = await signIn(host, 'administrator');
  await admin.call('PATCH', '/company/', { _id: companyId('V04'), companyStatus: 'suspended' });
  await placeFile(admin);
  const all = (await admin.call('GET', '/company/list?size=500')).body.data as unknown as {
    _id: string;
    code: string;
    activityType: string;
  }[];
  const roles: Record<string, string> = { lender: 'lender_user', agency: 'file_manager' };
  const ownRoles: Record<string, string> = {
    lender_supervisor: 'lender_user',
    vendor_manager: 'vendor_manager',
  };
  const offeredTo: Record<string, unknown[]> = {};
  for (const who of ['administrator', 'supervisor', 'lender_supervisor', 'vendor_manager'] as const) {
    const person = await signIn(host, who);
    const offered = column(await person.call('GET', '/company/list?size=500&takesPeople=true'), 'code');
    const others = column(await person.call('GET', '/company/list?size=500&takesPeople=false'), 'code');
    const taken: string[] = [];
    for (const { _id, code, activityType } of all) {
      const draft = { firstName: 'Nadia', lastName: 'Lefebvre', state: 'ON', companyId: _id };
      const email = `${who.replace('_', '-')}.${code}@example.ca`.toLowerCase();
      const role = roleId(ownRoles[who] ?? roles[activityType] ?? 'vendor_manager');
      const { status, body } = await person.call('POST', '/user/', { ...draft, email, roleId: role });
      if (status === 201) taken.push(code);
      else expect([status, Object.keys(body.errors ?? {})], code).toEqual([422, ['companyId']]);
    }
    expect(offered.toSorted(), who).toEqual(taken.sort());
    expect(offered.filter((code) => others.includes(code))).toEqual([]);
    offeredTo[who] = offered;
  }
  expect(offeredTo.administrator).not.toContain('V04');
  expect(offeredTo.lender_supervisor).toEqual(['LNA', 'LNA-E', 'LNA-W']);
  expect(offeredTo.vendor_manager).toEqual(['V01']);
});

it('finds by words those companies alone that may be meant', async () => {
  const host = await startHost();
  await placeFile(await signIn(host, 'supervisor'));
  const lead = await signIn(host, 'lender_supervisor');
  const found = async (query: string) =>
    column(await lead.call('GET', `/company/search?search=n&${query}`), 'code').sort();
  expect(await found('')).toContain('NLR');
  expect(await found('takesPeople=true')).toEqual(['LNA', 'LNA-E', 'LNA-W']);
  expect(await found(`officesOf=${companyId('LNA-W')}`)).toEqual(['LNA-E', 'LNA-W']);
  expect(await found(`officesOf=${companyId('LNB')}`)).toEqual([]);
  expect(await found('activityType=agency')).toEqual(['NLR']);
  for (const slip of ['takesPeople=maybe', 'officesOf=LNA'])
    expect((await lead.call('GET', `/company/search?search=n&${slip}`)).status).toBe(400);
});

it('the offices that are offered for a person are those that they can belong to', async () => {
  const host = await startHost();
  const admin = await signIn(host, 'administrator');
  const offered = await admin.call('GET', `/company/list?officesOf=${companyId('LNA')}`);
  expect(column(offered, 'code').sort()).toEqual(['LNA-E', 'LNA-W']);
  const person = { firstName: 'Nadia', lastName: 'Lefebvre', state: 'ON', roleId: roleId('lender_user') };
  const placed = async (email: string, code: string) =>
    (
      await admin.call('POST', '/user/', {
        ...{ ...person, email, companyId: companyId('LNA'), officeIds: [companyId(code)] },
      })
    ).status;
  expect(await placed('nadia.e@example.ca', 'LNA-E')).toBe(201);
  expect(await placed('nadia.q@example.ca', 'NLR-QC')).toBe(422);
  expect(await placed('nadia.h@example.ca', 'LNA')).toBe(422);
});
