import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { userId } from '../../support/network';
import { addDocument } from '../../support/document-row';
import { signIn } from '../../support/person';
import type { Person, Reply } from '../../support/person';
import { placeFile } from '../../support/place-file';

let host: TestHost;
let close: () => Promise<void>;
let supervisor: Person;

beforeAll(async () => {
  ({ host, close } = await openHost());
  supervisor = await signIn(host, 'supervisor');
});
afterAll(() => close());

const party = async (fileId: string, relatedPartyType: string): Promise<string> => {
  const { status, body } = await supervisor.call('POST', '/relatedParty/', {
    ...{ fileId, relatedPartyType, firstName: 'Ann', lastName: relatedPartyType },
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return String(body._id);
};

interface Served {
  readonly fileId: string;
  readonly debtor: string;
  readonly documentId: string;
}

/** A file placed on 1 September, with its debtor and a proof of service; the day is Friday 20 November 2026. */
async function placed(given: Record<string, unknown> = {}): Promise<Served> {
  const { _id: fileId } = await placeFile(supervisor, {
    ...{ assignmentDate: '2026-09-01T14:00:00Z', contractType: 'secured_loan' },
    ...given,
  });
  const debtor = await party(fileId, 'primary_debtor');
  const documentId = await addDocument(host, [fileId], {
    ...{ documentType: 'proof_of_service', visibility: 'client_and_vendor' },
  });
  return { fileId, debtor, documentId };
}

const inStatus = (fileId: string, stage: string, status: string) =>
  sql`update file set stage = ${stage}, status = ${status} where _id = ${fileId}::uuid`.execute(host.app.db);

const serve = (by: Person, { fileId, debtor, documentId }: Served, more: object = {}): Promise<Reply> =>
  by.call('POST', '/desk/file/recordService', {
    ...{ fileId, documentId, noticeKind: 'disposition', method: 'personal', servedDate: '2026-10-05' },
    ...{ relatedPartyIds: [debtor], ...more },
  });

const fileOf = async (fileId: string) =>
  (await supervisor.call('GET', `/file/${fileId}`)).body as never as File;

interface File {
  readonly notice: Record<string, unknown> | null;
  readonly priorNotice: Record<string, unknown> | null;
  readonly nextDeadline: string | null;
  readonly nextDeadlineKind: string | null;
  readonly statusDue: string | null;
  readonly services: readonly object[];
  readonly moves: readonly { status: string; reasons: readonly { gate?: string }[] }[];
  readonly clocks: readonly { name: string; due: string | null; steps: readonly object[] }[];
}

const gatesBefore = ({ moves }: File, to: string): (string | undefined)[] =>
  moves.find(({ status }) => status === to)?.reasons.map(({ gate }) => gate) ?? [];

describe('recording the service of a notice', () => {
  it('works out the first day of sale from the last of those who must be served', async () => {
    const one = await placed();
    const surety = await party(one.fileId, 'guarantor');
    await inStatus(one.fileId, 'notice_period', 'notice_pending');
    await serve(supervisor, one, { servedDate: '2026-10-01' });
    const half = await fileOf(one.fileId);
    expect([half.notice?.earliestSaleDate, half.nextDeadline]).toEqual([null, null]);
    expect(gatesBefore(half, 'notice_sent')).toContain('notice_served');
    const { status, body } = await serve(supervisor, { ...one, debtor: surety });
    expect(status).toBe(200);
    expect(body.notice).toMatchObject({
      ...{ earliestSaleDate: '2026-10-21', noticeMethod: 'personal', noticeServedDate: '2026-10-05' },
      recipientPartyIds: [one.debtor, surety],
    });
    expect(body).toMatchObject({ nextDeadline: '2026-10-21', nextDeadlineKind: 'disposition' });
    const whole = await fileOf(one.fileId);
    expect(gatesBefore(whole, 'notice_sent')).not.toContain('notice_served');
    expect(whole.clocks.find(({ name }) => name === 'disposition')?.steps).toHaveLength(4);
    expect(whole.services[1]).toMatchObject({
      ...{ relatedPartyId: surety, documentId: one.documentId, userId: userId('supervisor') },
      at: '2026-11-20T15:00:00.000Z',
    });
    const history = await supervisor.call('GET', `/history/list/${one.fileId}`);
    const told = (history.body.data as never as { type: string; updatedFields: string[] }[])[0];
    expect(told).toMatchObject({ type: 'notice_served' });
    expect(told?.updatedFields).toEqual(expect.arrayContaining(['services', 'notice', 'nextDeadline']));
  });

  it('puts the day on the desk of who works the file, and moves it there', async () => {
    const one = await placed();
    await inStatus(one.fileId, 'notice_period', 'notice_pending');
    const reminders = async () => {
      const { rows } =
        await sql<object>`select "reminderType", status, "userId", "dueDate", "isStatutory" from reminder
        where "fileId" = ${one.fileId}::uuid and title->>'key' = 'files.clockEnds'`.execute(host.app.db);
      return rows;
    };
    await serve(supervisor, one, { servedDate: '2026-11-18' });
    const mine = { reminderType: 'earliest_sale_date', userId: userId('supervisor'), isStatutory: true };
    expect(await reminders()).toEqual([{ ...mine, status: 'open', dueDate: '2026-12-04T14:00:00.000Z' }]);
    await supervisor.call('POST', '/desk/file/extendClock', {
      ...{ fileId: one.fileId, clock: 'disposition', until: '2026-12-09', reason: 'The lender waits' },
    });
    expect(await reminders()).toEqual([{ ...mine, status: 'open', dueDate: '2026-12-09T14:00:00.000Z' }]);
    await inStatus(one.fileId, 'settlement', 'sold');
    await party(one.fileId, 'co_debtor');
    expect(await reminders()).toEqual([
      { ...mine, status: 'cancelled', dueDate: '2026-12-09T14:00:00.000Z' },
    ]);
  });

  it('begins anew where somebody comes who must be served, and lets nobody go before they are', async () => {
    const one = await placed();
    await serve(supervisor, one);
    const due = async () => (await fileOf(one.fileId)).notice?.earliestSaleDate;
    expect(await due()).toBe('2026-10-21');
    await party(one.fileId, 'neighbour');
    expect(await due()).toBe('2026-10-21');
    const owner = await party(one.fileId, 'registered_owner');
    expect(await due()).toBeNull();
    const refused = [
      409,
      'A notice runs on this file and must be served on this party as well. Without them it would count sooner: a supervisor may override the gate, with a document that shows why.',
    ];
    const tried = async (method: 'PATCH' | 'DELETE', path: string, body?: object) => {
      const answer = await supervisor.call(method, path, body);
      return [answer.status, answer.body.message];
    };
    const retyped = { _id: owner, relatedPartyType: 'relative' };
    expect(await tried('PATCH', '/relatedParty/', retyped)).toEqual(refused);
    expect(await tried('DELETE', `/relatedParty/${owner}`)).toEqual(refused);
    expect(await due()).toBeNull();
    await serve(supervisor, one, { relatedPartyIds: [owner], servedDate: '2026-10-12' });
    expect(await due()).toBe('2026-10-28');
    expect((await tried('PATCH', '/relatedParty/', retyped))[0]).toBe(409);
    const neighbour = await party(one.fileId, 'relative');
    expect((await tried('DELETE', `/relatedParty/${neighbour}`))[0]).not.toBe(409);
  });

  it('is reckoned anew when the province changes, and the status that waits for it with it', async () => {
    const one = await placed();
    await inStatus(one.fileId, 'notice_period', 'notice_sent');
    await serve(supervisor, one);
    const before = await fileOf(one.fileId);
    expect(before.statusDue).toBe('2026-10-22T03:59:59.000Z');
    await supervisor.call('PATCH', '/file/', { _id: one.fileId, state: 'SK' });
    const after = await fileOf(one.fileId);
    expect([after.notice?.earliestSaleDate, after.statusDue]).toEqual([
      '2026-10-26',
      '2026-10-27T05:59:59.000Z',
    ]);
  });

  it('says in Québec by when a notice that was served after the surrender is over', async () => {
    const one = await placed({ state: 'QC' });
    await inStatus(one.fileId, 'notice_period', 'notice_pending');
    const registered = { noticeKind: 'qc_hypothecary', rdprmDate: '2026-10-22', servedDate: '2026-10-22' };
    await serve(supervisor, one, { ...registered, rdprmNumber: '26-0000001-0002' });
    const moved = await supervisor.call('PATCH', '/file/', { _id: one.fileId, status: 'notice_sent' });
    // Thirty days end on Saturday the 21st, so on Monday the 23rd; it is over on the 24th.
    expect([moved.status, moved.body.statusDue]).toEqual([200, '2026-11-25T04:59:59.000Z']);
    const other = await placed({ state: 'QC' });
    await inStatus(other.fileId, 'notice_period', 'notice_sent');
    await serve(supervisor, other, {
      ...registered,
      rdprmNumber: '26-0000001-0003',
      rdprmDate: '2026-10-26',
    });
    expect((await fileOf(other.fileId)).statusDue).toBe('2026-11-27T04:59:59.000Z');
  });

  it('is refused for strangers, for who is nobody to it, and for days that cannot be', async () => {
    const one = await placed();
    const other = await placed();
    const neighbour = await party(one.fileId, 'neighbour');
    const tries: readonly (readonly [field: string, more: object])[] = [
      ['relatedPartyIds', { relatedPartyIds: [neighbour] }],
      ['relatedPartyIds[1]', { relatedPartyIds: [one.debtor, other.debtor] }],
      ['relatedPartyIds', { relatedPartyIds: [] }],
      ['servedDate', { servedDate: '2026-11-21' }],
      ['servedDate', { servedDate: '2026-08-31' }],
      ['postedDate', { postedDate: '2026-10-05' }],
      ['postedDate', { method: 'registered_mail', postedDate: '2026-10-04' }],
      ['documentId', { documentId: other.documentId }],
    ];
    for (const [field, more] of tries) {
      const { status, body } = await serve(supervisor, one, more);
      expect([more, status, Object.keys(body.errors ?? {})]).toEqual([more, 422, [field]]);
    }
    const lender = await signIn(host, 'lender_user');
    expect((await serve(lender, one)).status).toBe(403);
    expect((await fileOf(one.fileId)).services ?? []).toEqual([]);
  });

  it('opens no gate of a notice of another kind', async () => {
    const one = await placed({ state: 'QC' });
    await inStatus(one.fileId, 'intake', 'pre_seizure_checks');
    await serve(supervisor, one, { noticeKind: 'bia_244' });
    expect(gatesBefore(await fileOf(one.fileId), 'ready_to_assign')).toContain('prior_notice_served');
    await serve(supervisor, one, { noticeKind: 'qc_hypothecary' });
    const unregistered = await fileOf(one.fileId);
    expect(unregistered.priorNotice).toMatchObject({ type: 'qc_hypothecary', servedDate: '2026-10-05' });
    expect(gatesBefore(unregistered, 'ready_to_assign')).toContain('prior_notice_served');
    const registered = {
      noticeKind: 'qc_hypothecary',
      rdprmDate: '2026-10-01',
      rdprmNumber: '26-0000001-0001',
    };
    const { body } = await serve(supervisor, one, registered);
    expect(body.priorNotice).toMatchObject({ priorNoticeExpiry: '2026-11-02', surrenderFrom: '2026-11-03' });
    expect(gatesBefore(await fileOf(one.fileId), 'ready_to_assign')).not.toContain('prior_notice_served');
  });

  it('takes a proposal to keep the asset for no notice that it will be sold', async () => {
    const one = await placed({ state: 'NB' });
    await inStatus(one.fileId, 'secured', 'secured_complete');
    const documentId = await addDocument(host, [one.fileId], {
      ...{ documentType: 'notice_of_retention', visibility: 'client_and_vendor' },
    });
    const proposal = { ...one, documentId };
    const asSale = await serve(supervisor, proposal, { servedDate: '2026-11-16' });
    expect([asSale.status, Object.keys(asSale.body.errors ?? {})]).toEqual([422, ['documentId']]);
    const { status, body } = await serve(supervisor, proposal, {
      noticeKind: 'retention',
      servedDate: '2026-11-16',
    });
    expect(status, JSON.stringify(body)).toBe(200);
    const file = await fileOf(one.fileId);
    expect([file.nextDeadline, file.nextDeadlineKind]).toEqual(['2026-12-01', 'retention']);
    expect(file.notice?.earliestSaleDate ?? null).toBeNull();
    const found = await supervisor.call('GET', '/file/list?nextDeadlineKind=retention&page=1&size=5');
    expect((found.body.data as unknown as { _id: string }[]).map(({ _id }) => _id)).toEqual([one.fileId]);
  });

  it('lets nobody name a sale on a day before the notice was served', async () => {
    const one = await placed();
    await serve(supervisor, one);
    const sold = await supervisor.call('PATCH', '/file/', {
      ...{ _id: one.fileId, remarketing: { saleDate: '2026-10-05' } },
    });
    expect([sold.status, Object.keys(sold.body.errors ?? {})]).toEqual([422, ['remarketing.saleDate']]);
  });
});

describe('giving more time', () => {
  const extend = (fileId: string, until: string, by = supervisor) =>
    by.call('POST', '/desk/file/extendClock', {
      ...{ fileId, clock: 'disposition', until, reason: 'The lender waits for the insurer' },
    });

  it('is for a clock that runs, and never shortens it', async () => {
    const one = await placed();
    expect((await extend(one.fileId, '2026-12-01')).status).toBe(409);
    await serve(supervisor, one);
    expect((await extend(one.fileId, '2026-10-21')).status).toBe(422);
    const { status, body } = await extend(one.fileId, '2026-11-28');
    expect([status, (body.notice as never as { earliestSaleDate: string }).earliestSaleDate]).toEqual([
      200,
      '2026-11-30',
    ]);
    const lender = await signIn(host, 'lender_user');
    expect((await extend(one.fileId, '2027-01-04', lender)).status).toBe(403);
  });
});

describe('whether a shortfall may be claimed', () => {
  it('follows the province and the debtor, unless a person said otherwise and why', async () => {
    const one = await placed();
    const change = async (body: object) =>
      (await supervisor.call('PATCH', '/file/', { _id: one.fileId, ...body })).body.deficiencyAllowed;
    expect((await supervisor.call('GET', `/file/${one.fileId}`)).body.deficiencyAllowed).toBe(true);
    expect(await change({ state: 'SK' })).toBe(false);
    expect(await change({ state: 'AB' })).toBe(false);
    expect(await change({ debtorType: 'business' })).toBeNull();
    expect(await change({ state: 'SK', debtorType: 'consumer' })).toBe(false);
    expect(await change({ deficiencyAllowed: true, deficiencyReason: 'A court said so' })).toBe(true);
    expect(await change({ state: 'AB' })).toBe(true);
  });
});
