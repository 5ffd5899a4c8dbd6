import { expect, it } from 'vitest';
import { startHost } from '../support/host';
import { companyId } from '../support/network';
import { signIn } from '../support/person';

it('the roles that are offered for people of a company are those that a caller can give them, and no others', async () => {
  const host = await startHost();
  const admin = await signIn(host, 'administrator');
  const rolesOf = async (by: typeof admin, query = '') =>
    (await by.call('GET', `/role/list${query}`)).body.data as unknown as { _id: string; key: string }[];
  const all = await rolesOf(admin);
  const offeredTo: Record<string, string[]> = {};
  for (const [who, code] of [
    ['administrator', 'NLR-QC'],
    ['administrator', 'PAR'],
    ['administrator', 'V01'],
    ['supervisor', 'NLR'],
    ['lender_supervisor', 'LNA'],
    ['vendor_manager', 'V01'],
  ] as const) {
    const person = await signIn(host, who);
    const offered = (await rolesOf(person, `?companyId=${companyId(code)}`)).map(({ _id }) => _id);
    offeredTo[`${who} ${code}`] = all.filter(({ _id }) => offered.includes(_id)).map(({ key }) => key);
    const taken: string[] = [];
    for (const { _id, key } of all) {
      const draft = { firstName: 'Nadia', lastName: 'Lefebvre', state: 'ON', companyId: companyId(code) };
      const email = `${who}-${code}-${key.replaceAll('_', '-')}@example.ca`.toLowerCase().replace('_', '-');
      const { status } = await person.call('POST', '/user/', { ...draft, email, roleId: _id });
      if (status === 201) taken.push(_id);
      else expect(status).toBe(422);
    }
    expect(offered.sort(), `${who} ${code}`).toEqual(taken.sort());
  }
  const agency = ['accountant', 'field_agent', 'file_manager', 'remarketing_specialist', 'supervisor'];
  for (const keys of Object.values(offeredTo)) keys.sort();
  expect(offeredTo).toEqual({
    'administrator NLR-QC': [...agency, 'administrator'].sort(),
    'administrator PAR': agency,
    'administrator V01': ['field_agent', 'vendor_manager'],
    'supervisor NLR': agency,
    'lender_supervisor LNA': ['lender_supervisor', 'lender_user'],
    'vendor_manager V01': ['field_agent', 'vendor_manager'],
  });
});

it('says nothing of companies that the caller does not see', async () => {
  const host = await startHost();
  const lender = await signIn(host, 'lender_supervisor');
  expect((await lender.call('GET', `/role/list?companyId=${companyId('LNB')}`)).body.data).toEqual([]);
});
