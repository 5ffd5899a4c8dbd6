import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { assign, companyId, placeFile } from '../support/network';
import { upload } from '../support/documents';
import { signIn } from '../support/person';
import type { Person, Reply } from '../support/person';

let host: TestHost;
let close: () => Promise<void>;
let supervisor: Person;
let lender: Person;

beforeAll(async () => {
  ({ host, close } = await openHost());
  supervisor = await signIn(host, 'supervisor');
  lender = await signIn(host, 'lender_supervisor');
});
afterAll(() => close());

const write = (by: Person, body: object): Promise<Reply> =>
  by.call('POST', '/repairsAndReconditioning/', body);
const errorsOf = ({ status, body }: Reply): unknown => [status, Object.keys((body.errors ?? {}) as object)];

/** A repair of the agency that is estimated at so much. */
async function estimated(fileId: string, estimateAmount = '800.00', more: object = {}): Promise<string> {
  const { status, body } = await write(supervisor, {
    ...{ fileId, category: 'body_paint', status: 'estimate_received', estimateAmount },
    ...more,
  });
  expect([status, body.errors]).toEqual([201, undefined]);
  return String(body._id);
}

async function decided(by: Person, _id: string, status: 'approved' | 'declined'): Promise<Reply> {
  const { body } = await supervisor.call('GET', `/desk/repairsAndReconditioning/${_id}`);
  return by.call('PATCH', '/request/', { _id: body.approvalRequestId, status, decisionNote: 'As estimated' });
}

async function approved(fileId: string, estimateAmount?: string, more: object = {}): Promise<string> {
  const _id = await estimated(fileId, estimateAmount, more);
  expect((await write(supervisor, { _id, status: 'approval_pending' })).status).toBe(200);
  expect((await decided(lender, _id, 'approved')).status).toBe(200);
  return _id;
}

const shown = async (by: Person, _id: string): Promise<Reply> =>
  by.call('GET', `/desk/repairsAndReconditioning/${_id}`);

it('what is put in order is listed with its file, step by step', async () => {
  const [fileId, other] = [await placeFile(supervisor), await placeFile(supervisor)];
  const [one] = [await estimated(fileId), await estimated(other)];
  const listed = async (query: string): Promise<unknown> =>
    (
      (await supervisor.call('GET', `/repairsAndReconditioning/list?fileId=${fileId}&${query}`)).body
        .data as unknown as { _id: string; status: string; estimateAmount: string }[]
    ).map(({ _id, status, estimateAmount }) => [_id, status, estimateAmount]);
  expect(await listed('')).toEqual([[one, 'estimate_received', '800.00']]);
  expect((await write(supervisor, { _id: one, status: 'approval_pending' })).status).toBe(200);
  expect(await listed('status=approval_pending')).toEqual([[one, 'approval_pending', '800.00']]);
  expect(await listed('status=draft')).toEqual([]);
});

describe('what is approved', () => {
  it('is what the estimate said, by whoever decided the request, and by nobody’s typing', async () => {
    const fileId = await placeFile(supervisor);
    const _id = await estimated(fileId);
    for (const typed of [
      { status: 'approved' },
      { approvedAmount: '9.00' },
      { approvedBy: lender.userId },
      { approvedAt: '2026-11-20T12:00:00Z' },
    ])
      expect([403, 422]).toContain((await write(supervisor, { _id, ...typed })).status);
    await write(supervisor, { _id, status: 'approval_pending' });
    for (const status of ['approved', 'declined'])
      expect(errorsOf(await write(supervisor, { _id, status }))).toEqual([422, ['status']]);
    expect((await write(lender, { _id, status: 'approved' })).status).toBe(403);
    expect((await decided(lender, _id, 'approved')).body).toMatchObject({ status: 'fulfilled' });
    expect((await shown(supervisor, _id)).body).toMatchObject({
      status: 'approved',
      approvedAmount: '800.00',
      approvedBy: lender.userId,
    });
  });

  it('is not decided by who made the estimate, whatever their role', async () => {
    const fileId = await placeFile(supervisor);
    const admin = await signIn(host, 'administrator');
    const { body } = await write(admin, {
      ...{ fileId, category: 'keys', status: 'estimate_received', estimateAmount: '90.00' },
    });
    await write(supervisor, { _id: body._id, status: 'approval_pending' });
    expect((await decided(admin, String(body._id), 'approved')).status).toBe(403);
    expect((await shown(supervisor, String(body._id))).body).toMatchObject({
      status: 'approval_pending',
      approvedAmount: null,
    });
  });

  it('says in the list why it was declined, until it is asked about anew', async () => {
    const fileId = await placeFile(supervisor);
    const _id = await estimated(fileId);
    await write(supervisor, { _id, status: 'approval_pending' });
    const why = async (): Promise<unknown> =>
      (
        (await supervisor.call('GET', `/repairsAndReconditioning/list?fileId=${fileId}`)).body
          .data as unknown as { status: string; declineReason: string | null }[]
      ).map(({ status, declineReason }) => [status, declineReason]);
    expect(await why()).toEqual([['approval_pending', null]]);
    expect((await decided(lender, _id, 'declined')).status).toBe(200);
    expect(await why()).toEqual([['declined', 'As estimated']]);
    expect((await write(supervisor, { _id, declineReason: 'Typed' })).status).toBe(403);
    expect((await write(supervisor, { _id, status: 'estimate_received' })).status).toBe(200);
    expect(await why()).toEqual([['estimate_received', null]]);
  });

  it('was asked for once: the estimate stands meanwhile, and goes free with the request', async () => {
    const fileId = await placeFile(supervisor);
    const _id = await estimated(fileId);
    await write(supervisor, { _id, status: 'approval_pending' });
    expect((await write(supervisor, { _id, estimateAmount: '1.00' })).status).toBe(409);
    const { body } = await shown(supervisor, _id);
    const request = String(body.approvalRequestId);
    await supervisor.call('PATCH', `/request/cancel/${request}`, {});
    expect((await shown(supervisor, _id)).body).toMatchObject({ status: 'estimate_received' });
    await write(supervisor, { _id, status: 'approval_pending', estimateAmount: '900.00' });
    const again = (await shown(supervisor, _id)).body.approvalRequestId;
    expect(again).not.toBe(request);
    await write(supervisor, { _id, status: 'cancelled' });
    expect((await supervisor.call('GET', `/request/${String(again)}`)).body).toMatchObject({
      status: 'cancelled',
    });
  });
});

describe('what a repair came to', () => {
  it.each([
    ['800.00', '879.99', false],
    ['800.00', '880.00', true],
    ['5000.00', '5099.99', false],
    ['5000.00', '5100.00', true],
    ['800.00', '700.00', false],
  ])('of %s approved, at %s, asks for a reason: %s', async (estimate, actualAmount, isAsked) => {
    const _id = await approved(await placeFile(supervisor), estimate);
    await write(supervisor, { _id, status: 'ordered' });
    const done = { _id, status: 'completed', actualAmount };
    const answer = await write(supervisor, done);
    if (!isAsked)
      return expect(answer.body).toMatchObject({ status: 'completed', completedDate: '2026-11-20' });
    expect(errorsOf(answer)).toEqual([422, ['varianceReason']]);
    const said = await write(supervisor, { ...done, varianceReason: 'A second coat was needed' });
    expect(said.status).toBe(200);
  });
});

describe('an order', () => {
  it('is not given on a held file, nor of what is sold as it is', async () => {
    const fileId = await placeFile(supervisor);
    const [one, other] = [await approved(fileId), await approved(fileId, '90.00', { sellAsIs: true })];
    await supervisor.call('PATCH', '/file/', {
      ...{ _id: fileId, hold: true, holdReason: 'payment_pending', holdUntil: '2026-12-01' },
    });
    expect((await write(supervisor, { _id: one, status: 'ordered' })).body.code).toBe('FILE_ON_HOLD');
    await supervisor.call('PATCH', '/file/', { _id: fileId, hold: false });
    expect((await write(supervisor, { _id: other, status: 'ordered' })).status).toBe(409);
    expect((await write(supervisor, { _id: one, status: 'ordered' })).body).toMatchObject({
      orderedDate: '2026-11-20',
    });
  });

  it('is not given after the sale, when nothing new begins either', async () => {
    const fileId = await placeFile(supervisor);
    const _id = await approved(fileId);
    const draft = await estimated(fileId);
    await sql`update file set stage = 'settlement', status = 'sold' where _id = ${fileId}::uuid`.execute(
      host.app.db,
    );
    expect((await write(supervisor, { _id, status: 'ordered' })).status).toBe(409);
    expect((await write(supervisor, { _id: draft, status: 'approval_pending' })).status).toBe(409);
    expect((await write(supervisor, { fileId, category: 'keys' })).status).toBe(409);
  });

  it('of one step follows the one before it', async () => {
    const _id = await estimated(await placeFile(supervisor));
    for (const status of ['ordered', 'in_progress', 'completed', 'invoiced'])
      expect((await write(supervisor, { _id, status, actualAmount: '1.00' })).status).toBe(422);
  });
});

describe('a shop', () => {
  it('says its own estimate by a document of that file, and neither sees others’ nor decides', async () => {
    await sql`update company set "activityType" = 'repair_shop' where code = 'V01'`.execute(host.app.db);
    const shop = await signIn(host, 'vendor_manager');
    const [fileId, strange] = [await placeFile(supervisor), await placeFile(supervisor)];
    for (const id of [fileId, strange]) {
      const { body } = await assign(supervisor, id, 'V01');
      expect(
        (await shop.call('POST', '/companyAssignment/', { _id: body._id, status: 'accepted' })).status,
      ).toBe(200);
    }
    const draft = { fileId, category: 'glass', status: 'estimate_received', estimateAmount: '240.00' };
    const document = String((await upload(host, shop, strange, { documentType: 'recon_estimate' })).body._id);
    expect(errorsOf(await write(shop, { ...draft, estimateDocumentId: document }))).toEqual([
      422,
      ['estimateDocumentId'],
    ]);
    expect((await write(shop, { ...draft, expectedLift: '900.00' })).status).toBe(403);
    const { body } = await write(shop, draft);
    expect(body).toMatchObject({ vendorCompanyId: companyId('V01'), estimateAmount: '240.00' });
    const _id = String(body._id);
    expect((await write(shop, { _id, status: 'approval_pending' })).status).toBe(403);
    expect(errorsOf(await write(supervisor, { _id, status: 'approval_pending' }))).toEqual([
      422,
      ['estimateDocumentId'],
    ]);
    const estimate = String((await upload(host, shop, fileId, { documentType: 'recon_estimate' })).body._id);
    expect((await write(shop, { _id, estimateDocumentId: estimate })).status).toBe(200);
    expect((await write(supervisor, { _id, status: 'approval_pending' })).status).toBe(200);
    const other = await estimated(fileId, '90.00', { vendorCompanyId: companyId('V02') });
    expect((await shown(shop, other)).status).toBe(404);
    expect((await shown(shop, _id)).status).toBe(200);
  });
});
