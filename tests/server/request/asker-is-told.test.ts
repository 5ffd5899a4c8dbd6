import { expect, it } from 'vitest';
import { appOfRequests, hold } from '../../support/raising';

const { host, person, place, raise, decide } = appOfRequests();

/** What stands on a person's desk of a request: each reminder's title and status. */
async function toldOf(who: string, requestId: string): Promise<string[]> {
  const { body } = await person(who).call('GET', '/reminder/list?size=100');
  return (body.data as unknown as { title: string; status: string; requestId: string }[])
    .filter((one) => one.requestId === requestId)
    .map(({ title, status }) => `${title} ${status}`);
}

it.each([
  ['approved', 'Request “Hold”: Fulfilled. open'],
  ['declined', 'Request “Hold”: Declined. open'],
] as const)('tells who asked that it was %s', async (status, told) => {
  const fileId = await place();
  const id = await raise('vendor_manager', { ...hold, fileIds: [fileId] });
  host().news.length = 0;
  const { status: code, body } = await decide('supervisor', id, {
    status,
    decisionNote: 'Seen to on Tuesday',
  });
  expect(code, JSON.stringify(body)).toBe(200);
  expect(await toldOf('vendor_manager', id)).toEqual([told]);
  expect(await toldOf('supervisor', id)).not.toContainEqual(expect.stringContaining('open'));
  const { userId } = person('vendor_manager');
  expect(host().news).toContainEqual({ to: 'user', userId, section: 'dueRemindersCount' });
});

it('tells nobody that they took back what they asked themselves', async () => {
  const id = await raise('lender_user', { ...hold, fileIds: [await place()] });
  const { status } = await person('lender_user').call('PATCH', `/request/cancel/${id}`, {});
  expect(status).toBe(200);
  expect(await toldOf('lender_user', id)).toEqual([]);
});
