import { expect, it } from 'vitest';
import { closeFile } from '../../support/closed-file';
import { startHost } from '../../support/host';
import { signIn } from '../../support/person';
import { placeFile } from '../../support/place-file';

it('keeps why a file was closed, whatever is tried, until it is re-opened for another reason', async () => {
  const supervisor = await signIn(await startHost(), 'supervisor');
  const file = await placeFile(supervisor);
  const change = (body: object) => supervisor.call('PATCH', '/file/', { _id: file._id, ...body });
  const why = async () => (await supervisor.call('GET', `/file/${file._id}`)).body.statusReason;
  await closeFile(supervisor, file._id, 'client_recall', { statusReason: 'Recalled on the phone' });
  const tries = [
    { statusReason: 'Another story' },
    { statusReason: null },
    { status: 'closed', statusReason: 'Another story' },
    { status: 'archived', statusReason: 'Another story' },
    { status: 'archived', statusReason: null },
  ];
  for (const tried of tries) {
    expect((await change(tried)).body.code, JSON.stringify(tried)).toBe('FILE_CLOSED');
    expect(await why()).toBe('Recalled on the phone');
  }
  expect((await change({ status: 'archived' })).status).toBe(200);
  expect(await why()).toBe('Recalled on the phone');
  expect((await change({ statusReason: 'Another story' })).body.code).toBe('FILE_CLOSED');
  expect(await why()).toBe('Recalled on the phone');
});
