import { expect, it } from 'vitest';
import { putFee } from '../../support/fees';
import { clear, feeOf, patch as patchPayment, pay, world } from '../../support/paying';

it('a fee that money on its way pays is written off, made void or taken back by nobody until that has come or failed', async () => {
  const there = await world();
  const { host, accountant, supervisor, fileId } = there;
  const feeId = await putFee(host.app.db, { fileId });
  const { body: paid } = await pay(accountant, fileId, { allocations: [{ feeId, amount: '113.00' }] });
  const move = (change: object) => supervisor.call('PATCH', '/fee/', { _id: feeId, ...change });
  const ways = [{ status: 'written_off', writeOffReason: 'Agreed' }, { status: 'void' }, { status: 'draft' }];
  for (const way of ways) {
    const { status, body } = await move(way);
    expect([status, body.message]).toEqual([
      409,
      'A payment that has not cleared yet pays this fee: Voluntary surrender pick-up.',
    ]);
  }
  expect((await clear(accountant, paid._id)).status).toBe(200);
  expect(await feeOf(there, feeId)).toMatchObject({ status: 'paid' });
  await patchPayment(accountant, paid._id, { status: 'reversed', reversalReason: 'NSF' });
  expect(await feeOf(there, feeId)).toMatchObject({ status: 'approved' });
  expect((await move(ways[0] ?? {})).status).toBe(200);
});
