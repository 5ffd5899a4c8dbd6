import { describe, expect, it } from 'vitest';
import { column, companyId } from '../../support/network';
import { appOfRequests } from '../../support/raising';

const { person, place, ask, raise, decide } = appOfRequests();

/** What the agency asks its client for, and gains by. */
const ofClient = [
  ['skip_approval', { amount: '90.00' }],
  ['reserve_approval', { payload: { reservePrice: '8000.00' } }],
  ['offer_approval', { amount: '7000.00' }],
  ['write_off', { amount: '80.00' }],
] as const;

/** The same, and what it may keep to itself but asks its client for unless it says otherwise. */
const asked = [
  ...ofClient,
  ['extension', { payload: { newDueDate: '2026-12-24' } }],
  ['storage_extension', { payload: { days: 10 } }],
  ['release_asset', { payload: { releaseTo: 'The debtor' } }],
  ['repair_approval', { amount: '90.00' }],
  ['legal_action', {}],
] as const;

const no = { status: 'declined', decisionNote: 'Not now' };

describe('a request that is addressed to the client', () => {
  it.each(asked)('is decided by nobody of the agency: %s', async (requestType, values) => {
    const fileIds = [await place()];
    const id = await raise('file_manager', { requestType, ...values, fileIds });
    for (const who of ['administrator', 'supervisor', 'accountant']) {
      const { body } = await person(who).call('GET', `/request/${id}`);
      const waiting = await person(who).call('GET', `/request/list?decidable=true&fileIds=${fileIds[0]}`);
      expect([who, body.decidable, body.may]).toEqual([who, false, expect.not.arrayContaining(['decide'])]);
      expect(column(waiting, '_id')).not.toContain(id);
      expect((await decide(who, id, { status: 'approved' })).status).toBe(403);
      expect((await decide(who, id, no)).status).toBe(403);
    }
    expect((await decide('lender_supervisor', id, no)).body.status).toBe('declined');
  });

  it('asks the client itself for what the client alone decides, and stays with it', async () => {
    const agency = companyId('NLR');
    for (const [requestType, values] of ofClient) {
      const draft = { requestType, ...values, fileIds: [await place()] };
      const kept = await ask('supervisor', { ...draft, assignedToCompanyId: agency });
      const refused = [422, { assignedToCompanyId: 'Its client alone decides about this request.' }];
      expect([requestType, kept.status, kept.body.errors]).toEqual([requestType, ...refused]);
      const id = await raise('supervisor', draft);
      const taken = await decide('administrator', id, { assignedToCompanyId: agency });
      expect([requestType, taken.status, taken.body.errors]).toEqual([requestType, ...refused]);
    }
  });
});

it('the administrator decides whatever the agency is asked, also where no other desk does', async () => {
  const fileIds = [await place()];
  const payload = { email: 'another@lender.example', firstName: 'Another', lastName: 'Clerk' };
  const access = await raise('lender_supervisor', { requestType: 'user_access', fileIds: [], payload });
  const repair = await raise('vendor_manager', {
    requestType: 'repair_approval',
    amount: '9000.00',
    fileIds,
  });
  for (const id of [access, repair])
    expect((await decide('administrator', id, { status: 'approved' })).body.status).toBe('approved');
});
