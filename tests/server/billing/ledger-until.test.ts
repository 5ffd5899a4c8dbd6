import { expect, it } from 'vitest';
import { house, post, settled } from '../../support/ledger';

it('counts and sends anew of what was refused what is dated up to the day that is asked for, and nothing after it', async () => {
  const { accounts, accountant } = await house();
  accounts.instead = (method) =>
    method === 'POST' ? { status: 422, body: { message: 'No customer CUS-007.' } } : undefined;
  expect((await post(accountant)).body).toEqual({ sent: 1, left: 0 });
  expect(await settled(accountant)).toMatchObject({ refused: 1, total: 1 });

  // The invoice is of 20 November: who closes October has nothing to see to.
  const october = await accountant.call('GET', '/desk/ledger?until=2026-10-31');
  expect(october.body).toMatchObject({ data: [], kinds: [], refused: 0, waiting: 0, total: 0 });
  const sent = await accountant.call('POST', '/desk/ledger/post', { until: '2026-10-31' });
  expect(sent.body).toEqual({ sent: 0, left: 0 });
  expect((await post(accountant)).body).toEqual({ sent: 1, left: 0 });
});
