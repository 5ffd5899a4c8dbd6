import { expect, it } from 'vitest';
import { world } from '../../support/billing';
import { companyId } from '../../support/network';
import type { World } from '../../support/billing';
import type { Reply } from '../../support/person';

interface Taxed {
  readonly _id: string;
  readonly state: string;
  readonly gstAmount: string;
  readonly hstAmount: string;
  readonly totalAmount: string;
}

async function charge({ supervisor, fileId }: World, given: object): Promise<Taxed> {
  const { status, body } = await supervisor.call('POST', '/fee/', {
    ...{ fileId, direction: 'receivable', companyId: companyId('LNA'), incurredOn: '2026-11-20', ...given },
  });
  expect([status, body.message]).toEqual([201, undefined]);
  const approved = await supervisor.call('PATCH', '/fee/', { _id: body._id, status: 'approved' });
  return (approved.status === 200 ? approved.body : body) as unknown as Taxed;
}
const taxesOf = ({ state, gstAmount, hstAmount, totalAmount }: Taxed): string[] => [
  state,
  gstAmount,
  hstAmount,
  totalAmount,
];
const feeOf = async ({ supervisor, fileId }: World, id: string): Promise<Taxed> => {
  const { body } = await supervisor.call('GET', `/desk/fee/list?fileId=${fileId}`);
  return (body.data as unknown as Taxed[]).find(({ _id }) => _id === id) as Taxed;
};
const billed = async ({ accountant, fileId }: World, feeIds: readonly string[]): Promise<Reply> =>
  accountant.call('POST', '/invoice/', { fileId, feeIds });
const issue = ({ accountant }: World, _id: unknown): Promise<Reply> =>
  accountant.call('PATCH', '/invoice/', { _id, status: 'issued' });
const totalsOf = ({ body }: Reply): unknown[] => [body.subtotal, body.gstTotal, body.hstTotal, body.total];

/** In Ontario 13 % HST; in Alberta 5 % GST. The client’s address is in Ontario. */
it('a unit that is found in another province is taxed there from then on, and what was done before where it was done', async () => {
  const house = await world({ state: 'ON' });
  const visit = { feeType: 'field_visit', unitAmount: '110.00' };
  const letter = { feeType: 'notice_preparation', unitAmount: '40.00' };
  const [issued, drafted, open] = [
    await charge(house, visit),
    await charge(house, { ...visit, unitAmount: '120.00' }),
    await charge(house, { ...visit, unitAmount: '90.00' }),
  ];
  // 110 × 13 % = 14.30; 120 × 13 % = 15.60; 90 × 13 % = 11.70.
  expect([issued, drafted, open].map(taxesOf)).toEqual([
    ['ON', '0.00', '14.30', '124.30'],
    ['ON', '0.00', '15.60', '135.60'],
    ['ON', '0.00', '11.70', '101.70'],
  ]);
  const stands = await billed(house, [issued._id]);
  expect((await issue(house, stands.body._id)).status).toBe(200);
  const draft = await billed(house, [drafted._id]);
  expect([draft.status, totalsOf(draft)]).toEqual([201, ['120.00', '0.00', '15.60', '135.60']]);

  const moved = await house.supervisor.call('PATCH', '/file/', { _id: house.fileId, state: 'AB' });
  expect(moved.status).toBe(200);
  // 110 × 5 % = 5.50; a letter is for who receives it, in Ontario: 40 × 13 % = 5.20.
  const [after, written] = [await charge(house, visit), await charge(house, letter)];
  expect([after, written].map(taxesOf)).toEqual([
    ['AB', '5.50', '0.00', '115.50'],
    ['ON', '0.00', '5.20', '45.20'],
  ]);
  // What stood before stands, also where it is priced anew: the visit was made in Ontario. 100 × 13 % = 13.00.
  expect(taxesOf(await feeOf(house, issued._id))).toEqual(['ON', '0.00', '14.30', '124.30']);
  const { body: invoice } = await house.accountant.call('GET', `/invoice/${stands.body._id}`);
  expect([invoice.hstTotal, invoice.total]).toEqual(['14.30', '124.30']);
  const went = await issue(house, draft.body._id);
  expect([went.status, totalsOf(went)]).toEqual([200, ['120.00', '0.00', '15.60', '135.60']]);
  // One invoice for what was done in both: 90 + 110 + 40; GST 5.50, HST 11.70 + 5.20 = 16.90.
  const both = await billed(house, [open._id, after._id, written._id]);
  expect([both.status, totalsOf(both)]).toEqual([201, ['240.00', '5.50', '16.90', '262.40']]);
  const lines = both.body.lines as unknown as { amount: string; state: string }[];
  expect(lines.map(({ amount, state }) => [amount, state]).sort()).toEqual([
    ['110.00', 'AB'],
    ['40.00', 'ON'],
    ['90.00', 'ON'],
  ]);
});
