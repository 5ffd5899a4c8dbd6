import { describe, expect, it } from 'vitest';
import { sweep } from '#server/sweep';
import { hold, appOfRequests } from '../support/raising';

const { host, person, comeAgain, place, raise, decide } = appOfRequests();

describe('a request of one’s own', () => {
  it('is worded anew while nobody has decided it, and taken back', async () => {
    const id = await raise('lender_user', { ...hold, fileIds: [await place()] });
    expect((await decide('lender_user', id, { reason: 'Better said' })).body.reason).toBe('Better said');
    expect((await decide('lender_supervisor', id, { reason: 'Not mine' })).status).toBe(403);
    expect((await person('lender_supervisor').call('PATCH', `/request/cancel/${id}`, {})).status).toBe(403);
    expect(
      (await person('lender_user').call('PATCH', `/request/cancel/${id}`, { reason: 'Paid' })).body,
    ).toMatchObject({ status: 'cancelled', decisionNote: 'Paid' });
    expect((await person('lender_user').call('PATCH', `/request/cancel/${id}`, {})).body.message).toBe(
      'The request has been taken back.',
    );
    expect((await decide('lender_user', id, { reason: 'Late' })).status).toBe(409);
  });

  it('of another is taken back by a supervisor', async () => {
    const id = await raise('vendor_manager', { ...hold, fileIds: [await place()] });
    expect((await person('supervisor').call('PATCH', `/request/cancel/${id}`, {})).body.status).toBe(
      'cancelled',
    );
  });

  it('goes by when nobody answers in time', async () => {
    const dueDate = new Date(host().app.now().getTime() + 3_600_000).toISOString();
    const id = await raise('lender_user', { ...hold, dueDate, fileIds: [await place()] });
    await sweep(host().app);
    expect((await person('lender_user').call('GET', `/request/${id}`)).body.status).toBe('submitted');
    host().passes(3_601);
    await sweep(host().app);
    await comeAgain('lender_user');
    expect((await person('lender_user').call('GET', `/request/${id}`)).body.status).toBe('expired');
    const told = await person('lender_user').call('GET', '/reminder/list');
    expect(JSON.stringify(told.body.data)).toContain(id);
  });
});

describe('the test of a closing', () => {
  it('reads what still waits and what documents there are', async () => {
    await comeAgain('supervisor');
    await comeAgain('lender_user', 'vendor_manager', 'vendor_b');
    const fileId = await place();
    const test = async (): Promise<string[]> => {
      const { body } = await person('supervisor').call('POST', '/stage/close-file-test', {
        fileId,
        closingReason: 'recovered_sold',
      });
      return (body.blockers as unknown as { gate: string }[]).map(({ gate }) => gate);
    };
    expect(await test()).toContain('documents_required');
    expect(await test()).not.toContain('no_open_requests');
    await raise('lender_user', { ...hold, fileIds: [fileId] });
    expect(await test()).toContain('no_open_requests');
  });
});
