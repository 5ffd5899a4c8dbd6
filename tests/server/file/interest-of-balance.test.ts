import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHost } from '../../support/host';
import { told } from '../../support/paying';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { placeFile } from '../../support/place-file';

let supervisor: Person;
let lender: Person;
let close: () => Promise<void>;
beforeAll(async () => {
  const { host, close: closes } = await openHost();
  close = closes;
  supervisor = await signIn(host, 'supervisor');
  lender = await signIn(host, 'lender_supervisor');
});
afterAll(() => close());

const change = (by: Person, _id: string, given: object) => by.call('PATCH', '/file/', { _id, ...given });

describe('the interest in the balance of a file', () => {
  it('is said by the lender too, with its history, and is never more than the balance', async () => {
    const { _id } = await placeFile(supervisor, { balanceAmount: '18500.00' });
    const { status, body } = await change(lender, _id, { interestAmount: '412.37', interestPerDay: '3.85' });
    expect([status, body.interestAmount, body.interestPerDay]).toEqual([200, '412.37', '3.85']);
    const { body: history } = await supervisor.call('GET', `/history/list/${_id}?type=file_updated`);
    expect(JSON.stringify(history.data)).toContain('interestAmount');
    expect(told(await change(lender, _id, { interestAmount: '18500.01' }))).toEqual([422, 'interestAmount']);
  });

  it('is no longer known once the balance is another, unless it is said with it', async () => {
    const { _id } = await placeFile(supervisor, { balanceAmount: '18500.00', interestAmount: '412.37' });
    const same = await change(supervisor, _id, { balanceAmount: '18500.00', arrearsAmount: '10.00' });
    expect(same.body.interestAmount).toBe('412.37');
    const both = await change(supervisor, _id, { balanceAmount: '18600.00', interestAmount: '500.00' });
    expect(both.body.interestAmount).toBe('500.00');
    const alone = await change(supervisor, _id, { balanceAmount: '9000.00' });
    expect([alone.status, alone.body.interestAmount]).toEqual([200, null]);
  });
});
