import { describe, expect, test } from 'vitest';
import { startHost } from '../support/host';
import type { TestHost } from '../support/host';
import { addLicence } from '../support/licences';
import { assign, column, companyId, engage, placeFile, userId } from '../support/network';
import { signIn } from '../support/person';
import type { Person, Reply } from '../support/person';
import { plainly } from '../support/plainly';

const fields = ({ status, body }: Reply): unknown[] => [
  status,
  ...Object.keys((body.errors as object | undefined) ?? {}),
];
const fileOf = async (person: Person, fileId: string) => (await person.call('GET', `/file/${fileId}`)).body;
const historyOf = async (host: TestHost, fileId: string) => {
  const rows = await host.app.db
    .selectFrom('history')
    .select(['type', 'message', 'updatedFields'])
    .where('fileId', '=', fileId)
    .where('entity', '=', 'companyAssignment')
    .orderBy('_id')
    .execute();
  return rows.map((row) => ({ ...row, message: plainly(row.message) }));
};

const answer = (person: Person, assigned: Reply, values: object) =>
  person.call('POST', '/companyAssignment/', { _id: assigned.body._id, ...values });

describe('proposing a file to a company', () => {
  test('shows it what is asked and not the file, reminds whoever proposed it and tells its people', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const vendor = await signIn(host, 'vendor_manager');
    const fileId = await placeFile(staff);
    expect((await vendor.call('GET', `/file/${fileId}`)).status).toBe(404);
    host.news.length = 0;
    const made = await assign(staff, fileId, 'V01', { instructions: 'Call before you go' });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect(made.body).toMatchObject({
      status: 'proposed',
      role: 'primary',
      activityType: 'bailiff',
      assignedBy: staff.userId,
      assignedAt: '2026-11-20T15:00:00.000Z',
      dueAt: '2026-11-21T15:00:00.000Z',
      warnings: [],
    });
    expect((await vendor.call('GET', `/file/${fileId}`)).status).toBe(404);
    expect((await vendor.call('GET', `/companyAssignment/${fileId}`)).body.data).toMatchObject([
      { instructions: 'Call before you go', assetSummary: '2023 Kia Sportage', state: 'ON' },
    ]);
    expect(host.news).toContainEqual({ to: 'user', userId: vendor.userId, section: 'dueRemindersCount' });
    expect(host.news).toContainEqual({ to: 'file', fileId, resource: 'companyAssignment' });
    const due = await staff.call('GET', `/reminder/list?fileId=${fileId}&types=vendor_acceptance_due`);
    expect(due.body.data).toMatchObject([
      { userId: staff.userId, dueDate: '2026-11-21T15:00:00.000Z', status: 'open' },
    ]);
    expect(await historyOf(host, fileId)).toEqual([
      { type: 'assignment_added', message: 'Proposed to Demo bailiff Toronto 1.', updatedFields: [] },
    ]);
  });

  test('leaves four hours for a rush file, and takes another time that is given', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const rush = await assign(staff, await placeFile(staff, { isRushFile: true }), 'V01');
    expect(rush.body.dueAt).toBe('2026-11-20T19:00:00.000Z');
    const given = await assign(staff, await placeFile(staff), 'V01', { dueAt: '2026-11-25T12:00:00Z' });
    expect(given.body.dueAt).toBe('2026-11-25T12:00:00.000Z');
    expect(
      fields(await assign(staff, await placeFile(staff), 'V01', { dueAt: '2026-11-19T12:00:00Z' })),
    ).toEqual([422, 'dueAt']);
  });

  test('warns of a province that the company does not serve and of Ontario’s two trades', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const fileId = await placeFile(staff);
    const [appointment, licence] = [await addLicence(host, 'V02'), await addLicence(host, 'V02')];
    await staff.call('PATCH', '/company/', {
      _id: companyId('V02'),
      compliance: [
        { type: 'bailiff_appointment', state: 'ON', expiresOn: '2027-01-01', documentId: appointment },
        { type: 'collection_licence', state: 'ON', expiresOn: '2027-01-01', documentId: licence },
      ],
    });
    const { body } = await assign(staff, fileId, 'V02');
    expect(body.warnings).toEqual([
      'Demo bailiff Montréal 2 does not list ON among the places it serves.',
      'Demo bailiff Montréal 2 holds a collection licence; in Ontario a bailiff may not be a collection agency as well.',
    ]);
  });

  test('is refused with the field that stands in the way', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const fileId = await placeFile(staff);
    await assign(staff, fileId, 'V01');
    expect(await assign(staff, fileId, 'V01')).toMatchObject({ status: 409, body: { code: 'DUPLICATE' } });
    expect(fields(await assign(staff, fileId, 'LNB'))).toEqual([422, 'companyId']);
    expect(fields(await assign(staff, fileId, 'V02', { status: 'accepted' }))).toEqual([403, 'status']);
    expect(fields(await assign(staff, fileId, 'V02', { declineReason: 'fee' }))).toEqual([
      403,
      'declineReason',
    ]);
    expect(fields(await assign(staff, fileId, 'V02', { activityType: 'auction' }))).toEqual([
      403,
      'activityType',
    ]);
    await staff.call('PATCH', '/company/', { _id: companyId('V03'), companyStatus: 'suspended' });
    expect(fields(await assign(staff, fileId, 'V03'))).toEqual([422, 'companyId']);
  });

  test('is the agency’s, within its own files', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const fileId = await placeFile(staff);
    await assign(staff, fileId, 'V01');
    for (const who of ['lender_supervisor', 'vendor_manager', 'accountant', 'field_agent'])
      expect((await assign(await signIn(host, who), fileId, 'V02')).status).toBe(403);
    const partner = await signIn(host, 'partner');
    expect(fields(await assign(partner, fileId, 'V02'))).toEqual([422, 'fileId', 'companyId']);
  });

  test('happens once where two propose the same at once', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const fileId = await placeFile(staff);
    const replies = await Promise.all([
      assign(staff, fileId, 'V01'),
      assign(staff, fileId, 'V01'),
      assign(staff, fileId, 'V01'),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});

describe('answering a proposal', () => {
  test('accepts it once, and closes the reminder', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const vendor = await signIn(host, 'vendor_manager');
    const fileId = await placeFile(staff);
    const made = await assign(staff, fileId, 'V01');
    host.passes(600);
    host.news.length = 0;
    const accepted = await answer(vendor, made, { status: 'accepted' });
    expect(accepted).toMatchObject({
      status: 200,
      body: { status: 'accepted', acceptedAt: '2026-11-20T15:10:00.000Z', endedAt: null },
    });
    expect(host.news).toContainEqual({ to: 'user', userId: staff.userId, section: 'dueRemindersCount' });
    const due = await staff.call(
      'GET',
      `/reminder/list?fileId=${fileId}&types=vendor_acceptance_due&status=open`,
    );
    expect(due.body.total).toBe(0);
    expect((await answer(vendor, made, { status: 'declined', declineReason: 'fee' })).status).toBe(403);
    expect(await historyOf(host, fileId)).toContainEqual({
      type: 'assignment_accepted',
      message: 'Accepted by Demo bailiff Toronto 1.',
      updatedFields: ['status'],
    });
  });

  test('declines it with a reason, and never saw the file', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const vendor = await signIn(host, 'vendor_manager');
    const fileId = await placeFile(staff);
    const made = await assign(staff, fileId, 'V01');
    await assign(staff, fileId, 'V07');
    const placed = await vendor.call('PUT', '/userAssignment/', { fileId, userIds: [userId('field_agent')] });
    expect(placed.status).toBe(422);
    expect(fields(await answer(vendor, made, { status: 'declined' }))).toEqual([422, 'declineReason']);
    const declined = await answer(vendor, made, { status: 'declined', declineReason: 'no_coverage' });
    expect(declined).toMatchObject({
      status: 200,
      body: { status: 'declined', declineReason: 'no_coverage', endedAt: expect.anything() },
    });
    expect((await vendor.call('GET', `/file/${fileId}`)).status).toBe(404);
    expect(await fileOf(staff, fileId)).toMatchObject({
      assignedCompanies: [companyId('V07')],
      assignedUsers: [],
    });
    expect((await historyOf(host, fileId)).map(({ type }) => type)).toContain('assignment_declined');
    expect((await assign(staff, fileId, 'V01')).status).toBe(201);
  });

  test('is for the company that was asked, and the terms are for the agency', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const vendor = await signIn(host, 'vendor_manager');
    const fileId = await placeFile(staff);
    const made = await assign(staff, fileId, 'V01');
    await assign(staff, fileId, 'V07');
    expect((await answer(await signIn(host, 'vendor_b'), made, { status: 'accepted' })).status).toBe(404);
    expect((await answer(staff, made, { status: 'accepted' })).status).toBe(403);
    expect((await answer(await signIn(host, 'lender_supervisor'), made, { status: 'accepted' })).status).toBe(
      403,
    );
    expect(fields(await answer(vendor, made, { dueAt: '2026-12-01T12:00:00Z' }))).toEqual([403, 'dueAt']);
    expect((await answer(vendor, made, { status: 'completed' })).status).toBe(409);
    expect(fields(await answer(vendor, made, { companyId: companyId('V02') }))).toEqual([403, 'companyId']);
    const extended = await answer(staff, made, { dueAt: '2026-12-01T12:00:00Z', role: 'secondary' });
    expect(extended.body).toMatchObject({ dueAt: '2026-12-01T12:00:00.000Z', role: 'secondary', version: 2 });
    await answer(vendor, made, { status: 'accepted' });
    expect((await answer(staff, made, { status: 'completed' })).body).toMatchObject({
      status: 'completed',
      endedAt: expect.anything(),
    });
    expect((await answer(staff, made, { dueAt: '2026-12-02T12:00:00Z' })).status).toBe(403);
  });
});

describe('finishing the work on a file', () => {
  test('is said by the agency, once it was accepted, and ends what the company sees', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const vendor = await signIn(host, 'vendor_manager');
    const fileId = await placeFile(staff);
    const made = await assign(staff, fileId, 'V01');
    expect((await answer(staff, made, { status: 'completed' })).status).toBe(409);
    expect((await answer(vendor, made, { status: 'accepted' })).status).toBe(200);
    expect((await answer(vendor, made, { status: 'completed' })).status).toBe(403);
    expect(await answer(staff, made, { status: 'completed' })).toMatchObject({
      status: 200,
      body: { status: 'completed', endedAt: '2026-11-20T15:00:00.000Z' },
    });
    expect((await answer(staff, made, { status: 'accepted' })).status).toBeGreaterThanOrEqual(403);
    expect(column(await staff.call('GET', `/companyAssignment/${fileId}`), 'status')).toEqual(['completed']);
  });
});

describe('recalling a file', () => {
  test('ends the assignment and keeps it, and the company sees the file no longer', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const vendor = await signIn(host, 'vendor_manager');
    const fileId = await placeFile(staff);
    await engage(staff, fileId, 'V01', vendor);
    await vendor.call('PUT', '/userAssignment/', { fileId, userIds: [userId('field_agent')] });
    const agent = await signIn(host, 'field_agent');
    expect((await agent.call('GET', `/file/${fileId}`)).status).toBe(200);
    const body = { fileId, companyId: companyId('V01'), reason: 'Client paid' };
    expect((await vendor.call('DELETE', '/companyAssignment/', body)).status).toBe(403);
    const recalled = await staff.call('DELETE', '/companyAssignment/', body);
    expect(recalled).toMatchObject({
      status: 200,
      body: { status: 'recalled', endReason: 'Client paid', endedAt: '2026-11-20T15:00:00.000Z' },
    });
    for (const one of [vendor, agent]) expect((await one.call('GET', `/file/${fileId}`)).status).toBe(404);
    expect((await fileOf(staff, fileId)).assignedUsers).toEqual([]);
    expect((await staff.call('DELETE', '/companyAssignment/', body)).status).toBe(404);
    expect(await historyOf(host, fileId)).toContainEqual({
      type: 'assignment_removed',
      message: 'Recalled from Demo bailiff Toronto 1.',
      updatedFields: ['status', 'endReason'],
    });
    const kept = await staff.call('GET', `/companyAssignment/${fileId}`);
    expect(column(kept, 'status')).toEqual(['recalled']);
  });
});

describe('the assignment lists', () => {
  test('narrow by file and company, and show a vendor its own alone', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const [one, two] = [await placeFile(staff), await placeFile(staff)];
    await assign(staff, one, 'V01', { instructions: 'Between us' });
    await assign(staff, one, 'V07');
    await assign(staff, two, 'V07');
    const codes = async (person: Person, url: string) =>
      column(await person.call('GET', url), 'companyId').sort();
    const [v1, v2] = [companyId('V01'), companyId('V07')].sort();
    expect(await codes(staff, `/companyAssignment/?fileId=${one}`)).toEqual([v1, v2].sort());
    expect(await codes(staff, `/companyAssignment/${one}`)).toEqual([v1, v2].sort());
    expect(await codes(staff, `/companyAssignment/?companyId=${companyId('V07')}`)).toEqual([
      companyId('V07'),
      companyId('V07'),
    ]);
    expect(await codes(await signIn(host, 'vendor_manager'), '/companyAssignment/')).toEqual([
      companyId('V01'),
    ]);
    expect(await codes(await signIn(host, 'lender_b'), `/companyAssignment/${one}`)).toEqual([]);
    const lender = await (await signIn(host, 'lender_user')).call('GET', `/companyAssignment/${one}`);
    expect(column(lender, 'instructions')).toEqual([null, null]);
    expect((await staff.call('GET', '/companyAssignment/?colour=red')).status).toBe(400);
  });
});
