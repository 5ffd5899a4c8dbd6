import { expect, it } from 'vitest';
import { startHost } from '../support/host';
import { assign, placeFile } from '../support/network';
import { signIn } from '../support/person';

it('tells whoever proposed a file that it was declined, and why, until somebody else is asked', async () => {
  const host = await startHost();
  const staff = await signIn(host, 'file_manager');
  const vendor = await signIn(host, 'vendor_manager');
  const fileId = await placeFile(staff);
  const made = await assign(staff, fileId, 'V01');
  const title = 'Assign again: Demo bailiff Toronto 1 declined (No capacity)';
  const open = async () => {
    const { body } = await staff.call('GET', `/reminder/list?fileId=${fileId}&status=open`);
    return (body.data as unknown as { title: string }[]).filter((one) => one.title === title);
  };
  expect(await open()).toEqual([]);
  host.passes(600);
  host.news.length = 0;
  await vendor.call('POST', '/companyAssignment/', {
    _id: made.body._id,
    status: 'declined',
    declineReason: 'capacity',
  });
  expect(host.news).toContainEqual({ to: 'user', userId: staff.userId, section: 'dueRemindersCount' });
  expect(await open()).toMatchObject([{ userId: staff.userId, dueDate: '2026-11-20T15:10:00.000Z' }]);
  await assign(staff, fileId, 'V07');
  expect(await open()).toEqual([]);
});
