import { expect, it } from 'vitest';
import { appOfRequests } from '../../support/raising';

const { person, place, ask, raise, decide, comeAgain } = appOfRequests();

it('lets what a repair costs be decided by those who may approve it, each up to their limit', async () => {
  await comeAgain('remarketing_specialist');
  const fileId = await place();
  const { userId } = person('remarketing_specialist');
  await person('supervisor').call('PUT', '/userAssignment/', { fileId, userIds: [userId], mode: 'add' });
  const decidable = async (who: string, amount: string): Promise<unknown> => {
    const id = await raise('vendor_manager', { requestType: 'repair_approval', fileIds: [fileId], amount });
    return (await person(who).call('GET', `/request/${id}`)).body.decidable;
  };
  expect(await decidable('remarketing_specialist', '1500.00')).toBe(true);
  expect(await decidable('remarketing_specialist', '1500.01')).toBe(false);
  expect(await decidable('supervisor', '5000.00')).toBe(true);
  expect(await decidable('supervisor', '5000.01')).toBe(false);
  expect(await decidable('administrator', '5000.01')).toBe(true);
  expect(await decidable('file_manager', '10.00')).toBe(false);
  const id = await raise('vendor_manager', {
    requestType: 'repair_approval',
    fileIds: [fileId],
    amount: '90.00',
  });
  expect((await decide('remarketing_specialist', id, { status: 'approved' })).body.status).toBe('approved');
});

it('lets those alone ask that a file is closed whose role may', async () => {
  const close = { requestType: 'close', payload: { closingReason: 'client_recall' } };
  const fileIds = [await place()];
  expect((await ask('lender_user', { ...close, fileIds })).status).toBe(201);
  expect((await ask('accountant', { ...close, fileIds })).status).toBe(403);
  const { status, body } = await ask('vendor_manager', { ...close, fileIds });
  expect([status, Object.keys((body.errors as object | undefined) ?? {})]).toEqual([422, ['requestType']]);
});
