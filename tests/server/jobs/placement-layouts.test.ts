import { expect, test } from 'vitest';
import { startHost } from '../../support/host';
import { companyId } from '../../support/network';
import type { Person } from '../../support/person';
import { signIn } from '../../support/person';

const url = '/desk/placementLayout';
const clientId = companyId('LNA');
const mapping = { Loan: 'accountNumber', Surname: 'debtorLastName', Prov: 'province', Branch: null };
const values = { contractType: { Financed: 'conditional_sale' } };
const first = { clientId, follows: 0, sheet: 'Accounts', headRow: 4, mapping, values };

const layoutsFor = async (person: Person, of = clientId) => {
  const { status, body } = await person.call('GET', `${url}?clientId=${of}`);
  return { status, data: body.data as unknown as Record<string, unknown>[] | undefined };
};

test('keeps each layout as the next version, tells it in history, and one version again as a new one', async () => {
  const host = await startHost();
  const administrator = await signIn(host, 'administrator');
  const lender = await signIn(host, 'lender_supervisor');
  expect(await layoutsFor(lender)).toEqual({ status: 200, data: [] });
  const kept = await administrator.call('PUT', url, first);
  expect(kept).toMatchObject({
    status: 200,
    body: { version: 1, sheet: 'Accounts', headRow: 4, mapping, values },
  });

  const second = { ...first, follows: 1, mapping: { ...mapping, Branch: 'city' } };
  expect(await lender.call('PUT', url, second)).toMatchObject({ status: 200, body: { version: 2 } });
  // The same said again is no version.
  expect(await lender.call('PUT', url, { ...second, follows: 2 })).toMatchObject({ body: { version: 2 } });
  const again = { ...first, follows: 2 };
  expect(await lender.call('PUT', url, again)).toMatchObject({ body: { version: 3, mapping, values } });
  const { data } = await layoutsFor(administrator);
  expect(data?.map((one) => [one.version, one.mapping])).toEqual([
    [3, mapping],
    [2, second.mapping],
    [1, mapping],
  ]);
  expect(data?.[0]?.createdBy).not.toBe(data?.[2]?.createdBy);

  const history = await administrator.call('GET', '/desk/history/list?size=100');
  const messages = (history.body.data as unknown as { message: string; entityId: string }[])
    .filter(({ entityId }) => entityId === clientId)
    .map(({ message }) => message);
  expect(messages.sort()).toEqual(
    [1, 2, 3].map((version) => `How spreadsheets of placements are read was kept as version ${version}.`),
  );
});

test('keeps how the days of a lender are written, and asks where that is not said', async () => {
  const host = await startHost();
  const administrator = await signIn(host, 'administrator');
  await administrator.call('PUT', url, first);
  const told = await administrator.call('PUT', url, { ...first, follows: 1, dayFirst: false });
  expect(told).toMatchObject({ status: 200, body: { version: 2, dayFirst: false } });
  const same = await administrator.call('PUT', url, { ...first, follows: 2, dayFirst: false });
  expect(same).toMatchObject({ body: { version: 2 } });
  await administrator.call('PUT', url, { ...first, follows: 2 });
  const { data } = await layoutsFor(administrator);
  expect(data?.map(({ version, dayFirst }) => [version, dayFirst])).toEqual([
    [3, null],
    [2, false],
    [1, null],
  ]);
});

test('a layout that was changed meanwhile is not written over', async () => {
  const host = await startHost();
  const administrator = await signIn(host, 'administrator');
  await administrator.call('PUT', url, first);
  const late = await administrator.call('PUT', url, { ...first, headRow: 5 });
  expect([late.status, late.body.code]).toEqual([409, 'CONFLICT']);
  expect(late.body.message).toContain('Version 1 was kept meanwhile.');
  expect((await layoutsFor(administrator)).data).toHaveLength(1);
});

test('another lender’s layout is not there for a lender, to see or to keep', async () => {
  const host = await startHost();
  const administrator = await signIn(host, 'administrator');
  const lender = await signIn(host, 'lender_supervisor');
  const foreign = companyId('LNB');
  await administrator.call('PUT', url, { ...first, clientId: foreign });
  expect((await layoutsFor(lender, foreign)).status).toBe(404);
  const kept = await lender.call('PUT', url, { ...first, clientId: foreign, follows: 1, headRow: 9 });
  expect([kept.status, kept.body.code]).toEqual([404, 'NOT_FOUND']);
  expect((await layoutsFor(administrator, foreign)).data).toMatchObject([{ version: 1, headRow: 4 }]);
});

test('who may not import may neither see nor keep one', async () => {
  const host = await startHost();
  for (const who of ['supervisor', 'accountant', 'lender_user', 'vendor_manager']) {
    const person = await signIn(host, who);
    expect([who, (await layoutsFor(person)).status]).toEqual([who, 403]);
    expect([who, (await person.call('PUT', url, first)).status]).toEqual([who, 403]);
  }
});

test.each([
  ['mapping', { mapping: ['Loan'] }],
  ['mapping', { mapping: { Loan: 7 } }],
  ['mapping', { mapping: { Loan: 'nothing' } }],
  ['mapping', { mapping: { Loan: 'accountNumber', Account: 'accountNumber' } }],
  ['values', { values: { nothing: { a: 'b' } } }],
  ['values', { values: { contractType: { Financed: 'nothing' } } }],
  ['headRow', { headRow: 0 }],
  ['clientId', { clientId: companyId('NLR') }],
])('refuses a wrong %s, and says which: %j', async (field, wrong) => {
  const host = await startHost();
  const reply = await (await signIn(host, 'administrator')).call('PUT', url, { ...first, ...wrong });
  expect([reply.status, Object.keys(reply.body.errors as unknown as object)]).toEqual([422, [field]]);
});
