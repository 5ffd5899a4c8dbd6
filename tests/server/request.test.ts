import { describe, expect, it } from 'vitest';
import { column, companyId, userId } from '../support/network';
import { hold, appOfRequests } from '../support/raising';

const { host, person, comeAgain, place, ask, raise, decide } = appOfRequests();

describe('raising a request', () => {
  it('says whom it asks and who asked', async () => {
    const fileIds = [await place()];
    const { status, body } = await ask('lender_user', { ...hold, fileIds });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        status: 'submitted',
        requestedBy: userId('lender_user'),
        requestedByCompanyId: companyId('LNA'),
        assignedToCompanyId: companyId('NLR'),
        decidable: false,
      }),
    ]);
  });

  it.each([
    ['lender_user', { requestType: 'hold', payload: { holdUntil: '2026-12-01' } }, 'payload.holdReason'],
    ['lender_user', { ...hold, payload: { ...hold.payload, more: 1 } }, 'payload.more'],
    ['lender_user', { ...hold, reason: '' }, 'reason'],
    ['lender_user', { ...hold, status: 'approved' }, 'status'],
    ['lender_user', { ...hold, dueDate: '2026-11-20T14:00:00Z' }, 'dueDate'],
    ['lender_user', { requestType: 'fee_approval', amount: '10.00' }, 'requestType'],
    ['vendor_manager', { requestType: 'fee_approval' }, 'amount'],
    ['vendor_manager', { requestType: 'fee_approval', amount: '0.00' }, 'amount'],
    ['supervisor', { requestType: 'write_off' }, 'amount'],
    ['vendor_manager', { requestType: 'reopen' }, 'requestType'],
    ['vendor_manager', { ...hold, assignedToCompanyId: 'LNA' }, 'assignedToCompanyId'],
  ])('by %s with %j is refused, naming %s', async (who, values: Record<string, unknown>, field) => {
    const company = values.assignedToCompanyId ? { assignedToCompanyId: companyId('LNA') } : {};
    const { status, body } = await ask(who, { ...values, ...company, fileIds: [await place()] });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  it('needs a file, but for the account of a new colleague', async () => {
    expect((await ask('lender_user', { ...hold, fileIds: [] })).body.errors).toEqual({
      fileIds: 'fileIds is a required field',
    });
    const payload = { email: 'new@lender.example', firstName: 'New', lastName: 'Clerk' };
    const id = await raise('lender_supervisor', { requestType: 'user_access', fileIds: [], payload });
    expect((await decide('supervisor', id, { status: 'approved' })).status).toBe(403);
    expect((await decide('administrator', id, { status: 'approved' })).body.status).toBe('approved');
  });

  it('puts it on the desks of those who decide it, until they have', async () => {
    const fileIds = [await place()];
    host().news.length = 0;
    const id = await raise('lender_user', { ...hold, fileIds });
    expect(host().news).toContainEqual({
      to: 'user',
      userId: userId('supervisor'),
      section: 'dueRemindersCount',
    });
    const mine = async (who: string, status: string): Promise<number> => {
      const list = await person(who).call(
        'GET',
        `/reminder/list?types=request_response_due&status=${status}&fileId=${fileIds[0]}`,
      );
      return (list.body.data as unknown as { requestId: string; userId: string }[]).filter(
        (one) => one.requestId === id && one.userId === userId(who),
      ).length;
    };
    expect([
      await mine('supervisor', 'open'),
      await mine('lender_supervisor', 'open'),
      await mine('accountant', 'open'),
    ]).toEqual([1, 0, 0]);
    host().news.length = 0;
    await decide('supervisor', id, { status: 'declined', decisionNote: 'Not now' });
    expect([await mine('supervisor', 'open'), await mine('supervisor', 'completed')]).toEqual([0, 1]);
    expect(host().news).toContainEqual({ to: 'user', userId: userId('lender_user'), section: 'notesCount' });
  });
});

it('on the desks of those who decide is theirs: who asked neither sees nor settles their reminders', async () => {
  const fileId = await place();
  const id = await raise('lender_user', { ...hold, fileIds: [fileId] });
  const reminders = async (who: string): Promise<{ _id: string; requestId: string }[]> => {
    const list = await person(who).call('GET', `/reminder/list?view=all&fileId=${fileId}`);
    return (list.body.data as unknown as { _id: string; requestId: string }[]).filter(
      ({ requestId }) => requestId === id,
    );
  };
  expect(await reminders('lender_user')).toEqual([]);
  const [theirs] = await reminders('supervisor');
  const settled = await person('lender_user').call('PATCH', '/reminder/status', {
    ids: [theirs?._id],
    status: 'completed',
  });
  expect(settled.status).not.toBe(200);
  expect(await reminders('supervisor')).toContainEqual(expect.objectContaining({ status: 'open' }));
});

describe('who sees a request', () => {
  it.each([
    ['lender_user', hold, ['supervisor', 'lender_user', 'lender_supervisor']],
    ['vendor_manager', { requestType: 'fee_approval', amount: '80.00' }, ['supervisor', 'vendor_manager']],
    [
      'supervisor',
      { requestType: 'write_off', amount: '80.00' },
      ['supervisor', 'lender_user', 'lender_supervisor'],
    ],
    ['supervisor', { requestType: 'transport_approval' }, ['supervisor']],
  ])('of %s with %j', async (who, values, seeing) => {
    const fileId = await place();
    const id = await raise(who, { ...values, fileIds: [fileId] });
    const readers: string[] = [];
    for (const one of ['supervisor', 'lender_user', 'lender_supervisor', 'vendor_manager', 'vendor_b']) {
      const listed = column(await person(one).call('GET', `/request/list?fileIds=${fileId}`), '_id').includes(
        id,
      );
      expect((await person(one).call('GET', `/request/${id}`)).status === 200).toBe(listed);
      if (listed) readers.push(one);
    }
    expect(readers).toEqual(seeing);
  });
});

describe('deciding a request', () => {
  it('is not for who asked, whatever their role', async () => {
    const id = await raise('supervisor', { requestType: 'transport_approval', fileIds: [await place()] });
    const { status, body } = await decide('supervisor', id, { status: 'approved' });
    expect([status, body.message]).toEqual([403, 'Who asks does not decide.']);
  });

  it.each([
    ['close', { payload: { closingReason: 'client_recall' } }, 'lender_user', ['supervisor']],
    [
      'extension',
      { payload: { newDueDate: '2026-12-24' } },
      'vendor_manager',
      ['supervisor', 'file_manager'],
    ],
    ['redemption_quote', {}, 'lender_user', ['supervisor', 'accountant']],
    ['skip_approval', { amount: '90.00' }, 'supervisor', ['lender_supervisor']],
    ['other', {}, 'vendor_manager', ['supervisor']],
  ])('of type %s is for some', async (requestType, values, who, deciders) => {
    const fileId = await place();
    const deciding: string[] = [];
    for (const one of ['supervisor', 'file_manager', 'accountant', 'lender_supervisor']) {
      const id = await raise(who, { requestType, ...values, fileIds: [fileId] });
      const listed = await person(one).call('GET', `/request/list?fileIds=${fileId}&decidable=true`);
      const tried = await decide(one, id, { status: 'declined', decisionNote: 'x' });
      expect(tried.status === 200, `${one} is offered what they may`).toBe(
        column(listed, '_id').includes(id),
      );
      if (tried.status === 200) deciding.push(one);
      else expect([403, 404]).toContain(tried.status);
    }
    expect(deciding).toEqual(deciders);
  });

  it('says why where it is no', async () => {
    const id = await raise('lender_user', { ...hold, fileIds: [await place()] });
    for (const status of ['declined', 'information_needed'])
      expect((await decide('supervisor', id, { status })).body.errors).toEqual({
        decisionNote: 'decisionNote is a required field',
      });
    expect((await decide('supervisor', id, { status: 'approved', amount: '5.00' })).body.errors).toEqual({
      amount: 'not yours to set',
    });
  });

  it('by two at once is done by one, and the other is told', async () => {
    const fileId = await place();
    const id = await raise('lender_user', { ...hold, fileIds: [fileId] });
    const both = await Promise.all([
      decide('supervisor', id, { status: 'approved' }),
      decide('lender_supervisor', id, { status: 'declined', decisionNote: 'No' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const told = both.find(({ status }) => status === 409)?.body.message;
    expect(told).toMatch(/^The request has been (declined already|approved and done already)\.$/);
  });

  it('sets the hold that was asked for, and a release takes it away', async () => {
    const fileId = await place();
    const id = await raise('lender_user', { ...hold, fileIds: [fileId] });
    const approved = await decide('file_manager', id, { status: 'approved' });
    expect([approved.status, approved.body]).toEqual([
      200,
      expect.objectContaining({
        status: 'fulfilled',
        decidedBy: userId('file_manager'),
        decidedAt: '2026-11-20T15:00:00.000Z',
        fulfilledAt: '2026-11-20T15:00:00.000Z',
      }),
    ]);
    const held = await person('supervisor').call('GET', `/file/${fileId}`);
    expect(held.body).toMatchObject({ hold: true, holdReason: 'payment_pending', holdUntil: '2026-12-01' });
    const release = await raise('vendor_manager', { requestType: 'release_hold', fileIds: [fileId] });
    expect((await decide('supervisor', release, { status: 'approved' })).body.status).toBe('fulfilled');
    expect((await person('supervisor').call('GET', `/file/${fileId}`)).body).toMatchObject({ hold: false });
    const history = await person('lender_user').call('GET', `/history/list/${fileId}?type=request_decided`);
    expect(column(history, 'message')).toEqual(['Request “Hold”: Fulfilled.']);
  });

  it('that cannot be carried out decides nothing', async () => {
    const fileId = await place();
    const id = await raise('lender_user', {
      requestType: 'hold',
      payload: { holdReason: 'payment_pending', holdUntil: '2026-11-20' },
      fileIds: [fileId],
    });
    host().passes(86_400);
    await comeAgain('supervisor');
    const { status, body } = await decide('supervisor', id, { status: 'approved' });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['holdUntil']]);
    expect((await person('supervisor').call('GET', `/request/${id}`)).body.status).toBe('submitted');
    await comeAgain();
  });

  it('without an effect of the host’s is marked as done by a person', async () => {
    const fileId = await place();
    const id = await raise('lender_user', { requestType: 'transport_approval', fileIds: [fileId] });
    expect((await decide('lender_user', id, { status: 'fulfilled' })).status).toBe(409);
    expect((await decide('supervisor', id, { status: 'approved' })).body.status).toBe('approved');
    expect((await decide('lender_user', id, { status: 'fulfilled' })).body.status).toBe('fulfilled');
  });

  it('takes no approval where an answer is what is asked for', async () => {
    const id = await raise('supervisor', { requestType: 'information_request', fileIds: [await place()] });
    expect((await decide('lender_user', id, { status: 'fulfilled' })).body.status).toBe('fulfilled');
  });
});
