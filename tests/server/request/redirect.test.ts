import { describe, expect, it } from 'vitest';
import { companyId, userId } from '../../support/network';
import { appOfRequests } from '../../support/raising';

const { host, person, place, raise, decide } = appOfRequests();

const noCompany = [422, { assignedToCompanyId: 'assignedToCompanyId is not a company that you can ask' }];
const send = async (who: string, id: string, values: object): Promise<unknown> => {
  const { status, body } = await decide(who, id, values);
  return [status, body.errors];
};
const show = async (who: string, id: string) => (await person(who).call('GET', `/request/${id}`)).body;

/** What a client asks its agency for, of the types that a client decides where it is asked itself. */
const ofAgency = [
  ['release_asset', { payload: { releaseTo: 'The debtor' } }],
  ['extension', { payload: { newDueDate: '2026-12-24' } }],
  ['transport_approval', { amount: '90.00' }],
] as const;

describe.each(ofAgency)('what a client asks its agency for: %s', (requestType, values) => {
  it('is not sent to the client’s own desk, by itself or by anybody else', async () => {
    const id = await raise('lender_user', { requestType, ...values, fileIds: [await place()] });
    for (const who of ['lender_user', 'supervisor', 'administrator'])
      expect([who, await send(who, id, { assignedToCompanyId: companyId('LNA') })]).toEqual([who, noCompany]);
    expect((await show('lender_supervisor', id)).decidable).toBe(false);
    expect((await decide('lender_supervisor', id, { status: 'approved' })).status).toBe(403);
    expect((await decide('supervisor', id, { status: 'approved' })).status).toBe(200);
  });
});

it('a request that waits goes only to a company of its files', async () => {
  const fileIds = [await place()];
  const id = await raise('file_manager', {
    ...{ requestType: 'storage_extension', fileIds },
    payload: { days: 3 },
  });
  expect(await send('supervisor', id, { assignedToCompanyId: companyId('LNB') })).toEqual(noCompany);
  expect(await send('file_manager', id, { assignedToCompanyId: companyId('LNB') })).toEqual(noCompany);
  expect(await send('supervisor', id, { assignedToCompanyId: companyId('NLR') })).toEqual([200, undefined]);
  expect((await show('supervisor', id)).decidable).toBe(true);
});

it('is asked of a person of the company that it goes to, and of nobody of the one that it leaves', async () => {
  const fileIds = [await place()];
  const id = await raise('file_manager', {
    ...{ requestType: 'storage_extension', fileIds },
    payload: { days: 3 },
  });
  const stranger = [422, { assignedToUserId: 'assignedToUserId must work at assignedToCompanyId' }];
  expect(await send('file_manager', id, { assignedToUserId: userId('supervisor') })).toEqual(stranger);
  const client = { assignedToUserId: userId('lender_supervisor') };
  expect(await send('file_manager', id, client)).toEqual([200, undefined]);
  // Who stands there already is not chosen anew with what is sent as it was, also when they have left.
  const they = host().app.db.updateTable('user').where('_id', '=', userId('lender_supervisor'));
  await they.set({ userStatus: 'suspended' }).execute();
  const same = { ...client, assignedToCompanyId: (await show('supervisor', id)).assignedToCompanyId };
  expect(await send('file_manager', id, same)).toEqual([200, undefined]);
  await they.set({ userStatus: 'active' }).execute();
  expect(await send('supervisor', id, { assignedToCompanyId: companyId('NLR') })).toEqual([200, undefined]);
  expect((await show('supervisor', id)).assignedToUserId).toBeNull();
});

it('goes to whom it is usually sent where nobody is named any more', async () => {
  const id = await raise('lender_user', { ...{ requestType: 'release_hold' }, fileIds: [await place()] });
  expect(await send('supervisor', id, { assignedToCompanyId: null })).toEqual([200, undefined]);
  expect((await show('supervisor', id)).assignedToCompanyId).toBe(companyId('NLR'));
});
