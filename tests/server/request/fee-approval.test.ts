import { beforeEach, describe, expect, test } from 'vitest';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { column, userId } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { enter, price, takenFile } from '../../support/priced-fees';

let host: TestHost;
let supervisor: Person;
let staff: Person;
let fileId: string;

beforeEach(async () => {
  host = await startHost();
  staff = await signIn(host, 'file_manager');
  supervisor = await signIn(host, 'supervisor');
  fileId = await takenFile(staff, await signIn(host, 'vendor_manager'));
});

/** A fee of 339.00 with its tax, above the threshold of its kind, entered by the file manager. */
async function feeThatWaits(): Promise<{ feeId: string; requestId: string }> {
  const { body } = await enter(staff, fileId, 'towing_heavy', { unitAmount: '300.00' });
  expect(body.status).toBe('pending_approval');
  return { feeId: String(body._id), requestId: String(body.approvalRequestId) };
}
const decideFee = (person: Person, _id: string, values: object) =>
  person.call('PATCH', '/fee/', { _id, ...values });
const decideRequest = (person: Person, _id: string, values: object) =>
  person.call('PATCH', '/request/', { _id, ...values });
const read = async (path: string) => (await supervisor.call('GET', path)).body;

/** What history tells of the fee and of its request since they were entered, oldest first. */
async function told(): Promise<unknown[]> {
  const history = await supervisor.call('GET', `/history/list/${fileId}`);
  const rows = history.body.data as unknown as { type: string; message: string }[];
  return rows
    .filter(({ type }) => type === 'fee_updated' || type === 'request_decided')
    .map(({ type, message }) => `${type}: ${message}`)
    .reverse();
}

describe('a fee above its threshold and its request', () => {
  test('say to each who reads it in their own language what was done', async () => {
    const description = 'Montréal – Laval';
    const { body } = await enter(staff, fileId, 'towing_heavy', { unitAmount: '300.00', description });
    const readIn = async (language: string) => {
      const headers = { 'accept-language': language };
      const path = `/request/${String(body.approvalRequestId)}`;
      return (await supervisor.call('GET', path, undefined, headers)).body.reason;
    };
    expect(await readIn('en-CA')).toBe('Heavy tow / lowbed: Montréal – Laval');
    expect(await readIn('fr-CA')).toBe('Remorquage lourd ou fardier\u00a0: Montréal – Laval');
  });

  test.each([
    ['approved', {}, 'approved', 'fulfilled', 'Fulfilled'],
    ['declined', { decisionNote: 'Too dear' }, 'declined', 'declined', 'Declined'],
  ])('are both %s by the request, once', async (status, more, fee, request, said) => {
    const { feeId, requestId } = await feeThatWaits();
    expect((await decideRequest(supervisor, requestId, { status, ...more })).body.status).toBe(request);
    expect(await read(`/fee/${feeId}`)).toMatchObject({ status: fee, version: 2, ...more });
    expect(await read(`/request/${requestId}`)).toMatchObject({
      status: request,
      version: 2,
      decidedBy: userId('supervisor'),
      fulfilledAt: status === 'approved' ? '2026-11-20T15:00:00.000Z' : null,
    });
    expect(await told()).toEqual([
      `request_decided: Request “Fee approval”: ${said}.`,
      'fee_updated: Heavy tow / lowbed',
    ]);
  });

  test.each([
    ['approved', {}, 'fulfilled', 'Fulfilled'],
    ['declined', { decisionNote: 'Too dear' }, 'declined', 'Declined'],
  ])('are both %s by the fee itself, once', async (status, more, request, said) => {
    const { feeId, requestId } = await feeThatWaits();
    expect((await decideFee(supervisor, feeId, { status, ...more })).body.status).toBe(status);
    expect(await read(`/fee/${feeId}`)).toMatchObject({ status, version: 2, ...more });
    expect(await read(`/request/${requestId}`)).toMatchObject({
      status: request,
      version: 2,
      decidedBy: userId('supervisor'),
      decisionNote: (more as { decisionNote?: string }).decisionNote ?? null,
      fulfilledAt: status === 'approved' ? '2026-11-20T15:00:00.000Z' : null,
    });
    expect(await told()).toEqual([
      'fee_updated: Heavy tow / lowbed',
      `request_decided: Request “Fee approval”: ${said}.`,
    ]);
    const reminders = await supervisor.call(
      'GET',
      `/reminder/list?types=request_response_due&status=open&fileId=${fileId}`,
    );
    expect(reminders.body.data).toEqual([]);
  });

  test('are both withdrawn: a fee whose request is taken back is a draft, a request whose fee is void is cancelled', async () => {
    const one = await feeThatWaits();
    expect((await staff.call('PATCH', `/request/cancel/${one.requestId}`, {})).body.status).toBe('cancelled');
    expect(await read(`/fee/${one.feeId}`)).toMatchObject({ status: 'draft', version: 2 });
    const other = await feeThatWaits();
    expect((await decideFee(staff, other.feeId, { status: 'void' })).body.status).toBe('void');
    expect(await read(`/request/${other.requestId}`)).toMatchObject({ status: 'cancelled', version: 2 });
  });

  test('part where the fee is asked about anew: the old request ends, and deciding it decides nothing', async () => {
    const { feeId, requestId } = await feeThatWaits();
    const changed = (await decideFee(staff, feeId, { unitAmount: '310.00' })).body;
    expect(changed).toMatchObject({ status: 'pending_approval' });
    expect(changed.approvalRequestId).not.toBe(requestId);
    expect(await read(`/request/${requestId}`)).toMatchObject({ status: 'cancelled' });
    expect((await decideRequest(supervisor, requestId, { status: 'approved' })).status).toBe(409);
    expect(await read(`/fee/${feeId}`)).toMatchObject({ status: 'pending_approval' });
  });

  test('are offered to nobody who entered the one or asked for the other', async () => {
    const { body: fee } = await enter(supervisor, fileId, 'towing_heavy', { unitAmount: '100.00' });
    const { body: asked } = await decideFee(staff, String(fee._id), { unitAmount: '300.00' });
    expect(asked.status).toBe('pending_approval');
    const id = String(asked.approvalRequestId);
    const offered = async (person: Person): Promise<unknown[]> => {
      const { body } = await person.call('GET', `/request/${id}`);
      const inbox = await person.call('GET', '/request/list?decidable=true');
      return [
        body.decidable,
        (body.may as unknown as string[]).includes('decide'),
        column(inbox, '_id').includes(id),
      ];
    };
    expect(await offered(supervisor)).toEqual([false, false, false]);
    expect(await offered(staff)).toEqual([false, false, false]);
    expect((await decideRequest(supervisor, id, { status: 'approved' })).status).toBe(403);
    expect((await decideFee(supervisor, String(fee._id), { status: 'approved' })).status).toBe(403);
    const admin = await signIn(host, 'administrator');
    expect(await offered(admin)).toEqual([true, true, true]);
    expect((await decideRequest(admin, id, { status: 'approved' })).body.status).toBe('fulfilled');
  });

  test('are decided up to their limit by who may not decide fees themselves', async () => {
    const admin = await signIn(host, 'administrator');
    await admin.call('PATCH', '/user/', { _id: userId('file_manager'), approvalLimit: '400.00' });
    const { body } = await enter(supervisor, fileId, 'towing_heavy', { unitAmount: '300.00' });
    const own = await decideFee(staff, String(body._id), { status: 'approved' });
    expect(own.status).toBe(403);
    const request = await decideRequest(staff, String(body.approvalRequestId), { status: 'approved' });
    expect(request.body).toMatchObject({ status: 'fulfilled' });
    expect(await read(`/fee/${String(body._id)}`)).toMatchObject({ status: 'approved' });
  });

  test('forget why the fee was refused once it is approved', async () => {
    const { feeId, requestId } = await feeThatWaits();
    await decideRequest(supervisor, requestId, { status: 'declined', decisionNote: 'Too dear' });
    const { body } = await decideFee(staff, feeId, { unitAmount: '250.00' });
    await decideRequest(supervisor, String(body.approvalRequestId), { status: 'approved' });
    expect(await read(`/fee/${feeId}`)).toMatchObject({ status: 'approved', decisionNote: null });
  });
});

describe('a fee below its threshold', () => {
  test('does not wait for approval, neither from the start nor later', async () => {
    await price(await signIn(host, 'administrator'), 'NLR', 'receivable', 'field_visit', '110.00');
    const born = await enter(staff, fileId, 'field_visit', { status: 'pending_approval' });
    const draft = await enter(staff, fileId, 'field_visit');
    const later = await decideFee(staff, String(draft.body._id), { status: 'pending_approval' });
    const refusal = { status: 'Only a fee above its threshold waits for approval.' };
    expect([born.status, born.body.errors, later.status, later.body.errors]).toEqual([
      422,
      refusal,
      422,
      refusal,
    ]);
    expect(column(await staff.call('GET', `/request/list?fileIds=${fileId}`), '_id')).toEqual([]);
  });

  test('above it waits where that is what was asked for, and asks again after it was taken back', async () => {
    const { body } = await enter(staff, fileId, 'towing_heavy', {
      unitAmount: '300.00',
      status: 'pending_approval',
    });
    expect(body.status).toBe('pending_approval');
    await staff.call('PATCH', `/request/cancel/${String(body.approvalRequestId)}`, {});
    const again = await decideFee(staff, String(body._id), { status: 'pending_approval' });
    expect(again.body.status).toBe('pending_approval');
    expect(again.body.approvalRequestId).not.toBe(body.approvalRequestId);
  });
});
