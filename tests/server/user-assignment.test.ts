import { describe, expect, test } from 'vitest';
import { startHost } from '../support/host';
import { license } from '../support/licences';
import { assign, column, companyId, engage, placeFile, userId } from '../support/network';
import { signIn } from '../support/person';
import type { Person, Reply } from '../support/person';

const fields = ({ status, body }: Reply): unknown[] => [
  status,
  ...Object.keys((body.errors as object | undefined) ?? {}),
];

describe('assigning people', () => {
  const put = (person: Person, fileId: string, who: string[], mode?: string) =>
    person.call('PUT', '/userAssignment/', { fileId, userIds: who.map(userId), ...(mode && { mode }) });

  test('sets, adds and takes away, with history and word of it', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const fileId = await placeFile(staff);
    const set = await put(staff, fileId, ['file_manager', 'quebec']);
    expect(set.status, JSON.stringify(set.body)).toBe(200);
    expect(set.body.assignedUsers).toEqual([userId('file_manager'), userId('quebec')]);
    expect(host.news).toContainEqual({ to: 'user', userId: userId('quebec'), section: 'dueRemindersCount' });
    expect((await put(staff, fileId, ['supervisor', 'quebec'], 'add')).body.assignedUsers).toEqual([
      userId('file_manager'),
      userId('quebec'),
      userId('supervisor'),
    ]);
    expect((await put(staff, fileId, ['quebec'], 'remove')).body.assignedUsers).toEqual([
      userId('file_manager'),
      userId('supervisor'),
    ]);
    expect((await put(staff, fileId, [])).body.assignedUsers).toEqual([]);
    const kept = await host.app.db
      .selectFrom('history')
      .select('updatedFields')
      .where('fileId', '=', fileId)
      .where('type', '=', 'user_assigned')
      .execute();
    expect(kept).toHaveLength(4);
    expect(kept[0]).toEqual({ updatedFields: ['assignedUsers'] });
  });

  test('takes only people who can work the file', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const fileId = await placeFile(staff);
    expect(fields(await put(staff, fileId, ['file_manager', 'vendor_manager']))).toEqual([422, 'userIds[1]']);
    expect(fields(await put(staff, fileId, ['lender_user']))).toEqual([422, 'userIds[0]']);
    const asked = await assign(staff, fileId, 'V01');
    expect(fields(await put(staff, fileId, ['field_agent']))).toEqual([422, 'userIds[0]']);
    const vendor = await signIn(host, 'vendor_manager');
    await vendor.call('POST', '/companyAssignment/', { _id: asked.body._id, status: 'accepted' });
    expect((await put(staff, fileId, ['field_agent'])).status).toBe(200);
    await host.app.db
      .updateTable('user')
      .set({ userStatus: 'suspended' })
      .where('_id', '=', userId('quebec'))
      .execute();
    expect(fields(await put(staff, fileId, ['quebec'], 'add'))).toEqual([422, 'userIds[0]']);
  });

  test('leaves a vendor its own people and a file manager those of the office', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const vendor = await signIn(host, 'vendor_manager');
    const manager = await signIn(host, 'file_manager');
    const fileId = await placeFile(staff);
    await engage(staff, fileId, 'V01', vendor);
    await put(staff, fileId, ['file_manager', 'quebec']);
    const own = await put(vendor, fileId, ['field_agent']);
    expect(own.body.assignedUsers).toEqual([userId('file_manager'), userId('quebec'), userId('field_agent')]);
    expect(fields(await put(vendor, fileId, ['file_manager'], 'add'))).toEqual([422, 'userIds[0]']);
    expect((await put(vendor, fileId, ['file_manager'], 'remove')).body.assignedUsers).toHaveLength(3);
    expect(fields(await put(manager, fileId, ['quebec'], 'add'))).toEqual([422, 'userIds[0]']);
    expect((await put(manager, fileId, ['supervisor'])).body.assignedUsers).toEqual([
      userId('quebec'),
      userId('field_agent'),
      userId('supervisor'),
    ]);
    for (const who of ['lender_supervisor', 'accountant', 'field_agent'])
      expect((await put(await signIn(host, who), fileId, [])).status).toBe(403);
    expect(fields(await put(await signIn(host, 'partner'), fileId, []))).toEqual([422, 'fileId']);
  });

  test('is offered those people whom it takes, and no others', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const [vendor, partner] = [await signIn(host, 'vendor_manager'), await signIn(host, 'partner')];
    const fileId = await placeFile(staff);
    await engage(staff, fileId, 'V01', vendor);
    await license(host, 'PAR', 'ON');
    await engage(staff, fileId, 'PAR', partner);
    await assign(staff, fileId, 'V02');
    const all = column(await (await signIn(host, 'administrator')).call('GET', '/user/list?size=500'), '_id');
    const suspended = userId('quebec');
    await host.app.db
      .updateTable('user')
      .set({ userStatus: 'suspended' })
      .where('_id', '=', suspended)
      .execute();
    const offered: Record<string, number> = {};
    for (const who of ['administrator', 'supervisor', 'file_manager', 'vendor_manager', 'partner']) {
      const person = await signIn(host, who);
      const found = column(await person.call('GET', `/user/list?size=500&worksOn=${fileId}`), '_id');
      const taken: unknown[] = [];
      for (const one of all) {
        const asked = { fileId, userIds: [one], mode: 'add' };
        if ((await person.call('PUT', '/userAssignment/', asked)).status === 200) taken.push(one);
      }
      expect(found.toSorted(), who).toEqual(taken.toSorted());
      expect(found, who).not.toContain(suspended);
      offered[who] = found.length;
    }
    expect(offered.supervisor).toBeGreaterThan(offered.file_manager ?? 0);
    expect(offered.supervisor).toBeGreaterThan(offered.vendor_manager ?? 0);
    const words = await staff.call('GET', `/user/search?search=a&worksOn=${fileId}`);
    expect(column(words, '_id')).not.toContain(userId('lender_user'));
    const other = await signIn(host, 'vendor_b');
    expect(column(await other.call('GET', `/user/list?worksOn=${fileId}`), '_id')).toEqual([]);
    expect((await staff.call('GET', '/user/list?worksOn=LNA-2600001')).status).toBe(400);
  });
});

describe('acknowledging a hold', () => {
  test('is said once by a company that works the file', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const vendor = await signIn(host, 'vendor_manager');
    const fileId = await placeFile(staff);
    await engage(staff, fileId, 'V01', vendor);
    const acknowledge = (person: Person) => person.call('POST', '/desk/file/acknowledgeHold', { fileId });
    expect((await acknowledge(vendor)).status).toBe(409);
    const held = await staff.call('PATCH', '/file/', {
      _id: fileId,
      hold: true,
      holdReason: 'client_instruction',
      holdUntil: '2026-11-30',
    });
    expect(held.status, JSON.stringify(held.body)).toBe(200);
    host.passes(60);
    const said = { companyId: companyId('V01'), userId: vendor.userId, at: '2026-11-20T15:01:00.000Z' };
    expect((await acknowledge(vendor)).body.holdAcknowledgements).toEqual([said]);
    host.passes(60);
    expect((await acknowledge(vendor)).body.holdAcknowledgements).toEqual([said]);
    expect((await acknowledge(staff)).status).toBe(403);
    expect((await acknowledge(await signIn(host, 'lender_user'))).status).toBe(403);
    expect((await acknowledge(await signIn(host, 'vendor_b'))).status).toBe(422);
  });
});
