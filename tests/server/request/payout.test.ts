import { expect, it } from 'vitest';
import { appOfRequests } from '../../support/raising';

const { person, place, raise, decide } = appOfRequests();

const figure = { amount: '8412.55', goodUntil: '2026-11-30' };
const fields = ({ status, body }: { status: number; body: { errors?: unknown } }): unknown[] => [
  status,
  ...Object.keys((body.errors as object | undefined) ?? {}),
];

it('is done with a figure and the last day on which it settles the account, which the file then says', async () => {
  const fileId = await place();
  const id = await raise('supervisor', { requestType: 'payout_or_balance', fileIds: [fileId] });
  expect(fields(await decide('lender_user', id, { status: 'fulfilled' }))).toEqual([
    422,
    'answer.amount',
    'answer.goodUntil',
  ]);
  const late = { ...figure, goodUntil: '2026-11-19' };
  expect(fields(await decide('lender_user', id, { status: 'fulfilled', answer: late }))).toEqual([
    422,
    'answer.goodUntil',
  ]);
  // Approving it says nothing: the figure is what was asked for.
  expect((await decide('lender_supervisor', id, { status: 'approved' })).status).toBe(422);
  expect(fields(await decide('lender_user', id, { answer: figure }))).toEqual([403, 'answer']);
  const { status, body } = await decide('lender_user', id, { status: 'fulfilled', answer: figure });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toMatchObject({ status: 'fulfilled', answer: figure });
  const { body: file } = await person('supervisor').call('GET', `/file/${fileId}`);
  expect(file).toMatchObject({ payoffAmount: figure.amount, payoffGoodUntil: figure.goodUntil });
  // Who asked is told on their desk.
  const { body: desk } = await person('supervisor').call('GET', '/reminder/list?size=100');
  expect(JSON.stringify(desk)).toContain('Request “Payout or balance”: Fulfilled.');
});

it('is given by whoever is asked, never by who asked', async () => {
  const id = await raise('file_manager', { requestType: 'payout_or_balance', fileIds: [await place()] });
  expect((await decide('file_manager', id, { status: 'fulfilled', answer: figure })).status).toBe(403);
  const quote = await raise('lender_user', { requestType: 'redemption_quote', fileIds: [await place()] });
  expect((await decide('accountant', quote, { status: 'approved' })).body.status).toBe('approved');
  expect((await decide('lender_user', quote, { status: 'fulfilled', answer: figure })).status).toBe(403);
  const { body } = await decide('accountant', quote, { status: 'fulfilled', answer: figure });
  expect(body).toMatchObject({ status: 'fulfilled', answer: figure });
});

it('has nothing else to be done with', async () => {
  const id = await raise('supervisor', { requestType: 'information_request', fileIds: [await place()] });
  expect(fields(await decide('lender_user', id, { status: 'fulfilled', answer: figure }))).toEqual([
    403,
    'answer',
  ]);
});

it('is asked for by no vendor, who is shown no such figure on the file', async () => {
  const fileId = await place();
  const ask = (requestType: string) =>
    person('vendor_manager').call('POST', '/request/', {
      ...{ fileIds: [fileId], requestType, reason: 'The debtor asks at the door' },
    });
  expect((await ask('other')).status).toBe(201);
  expect(fields(await ask('redemption_quote'))).toEqual([422, 'requestType']);
});
