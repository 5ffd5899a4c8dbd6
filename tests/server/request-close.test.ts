import { expect, it } from 'vitest';
import { appOfRequests } from '../support/raising';

const { person, place, raise, decide } = appOfRequests();

const recall = {
  requestType: 'close',
  reason: 'The account is paid.',
  payload: { closingReason: 'client_recall' },
};
const statusOf = async (fileId: string) => {
  const { body } = await person('supervisor').call('GET', `/file/${fileId}`);
  return [body.status, body.closingReason, body.stage];
};

it('a recall that is agreed to brings the file to its closing for the reason that was given', async () => {
  const fileIds = [await place()];
  const id = await raise('lender_user', { ...recall, fileIds });
  expect((await decide('supervisor', id, { status: 'approved' })).body.status).toBe('fulfilled');
  expect(await statusOf(String(fileIds[0]))).toEqual(['close_requested', 'client_recall', 'close_out']);
});

it('also while the file is on hold, and a second one does no more', async () => {
  const fileId = await place();
  const held = { hold: true, holdReason: 'payment_pending', holdUntil: '2026-12-01' };
  await person('supervisor').call('PATCH', '/file/', { _id: fileId, ...held });
  const ids = [
    await raise('lender_user', { ...recall, fileIds: [fileId] }),
    await raise('file_manager', { ...recall, fileIds: [fileId] }),
  ];
  for (const id of ids)
    expect((await decide('supervisor', id, { status: 'approved' })).body.status).toBe('fulfilled');
  expect((await statusOf(fileId))[0]).toBe('close_requested');
});
