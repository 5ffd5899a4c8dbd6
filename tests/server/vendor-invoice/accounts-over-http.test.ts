import { describe, expect, it } from 'vitest';
import { overHttp } from '#server/integrations/sage/http';
import { Refused, Unreachable } from '#server/integrations/sage/port';
import { delayAfter } from '#server/jobs/delay-after';
import { openAccounts } from '../../support/accounts';
import { plainly } from '../../support/plainly';

const aBill = {
  supplierCode: 'SUP-001',
  billNumber: '1',
  billDate: '2026-11-18',
  dueDate: null,
  currency: 'CAD',
  reference: 'LNA-2600001',
  total: '1.00',
  lines: [],
};

describe('accounts over HTTP', () => {
  it('are sent the invoice with its key and the token', async () => {
    const accounts = await openAccounts();
    const sage = overHttp(accounts.url, 'secret token');
    expect(await sage.findBill('k 1')).toBeUndefined();
    expect(await sage.postBill(aBill, 'k 1')).toEqual({ billId: 'B1' });
    expect(await sage.findBill('k 1')).toEqual({ billId: 'B1' });
    expect(accounts.asked).toMatchObject([
      { method: 'GET', url: '/v1/bills?key=k%201', token: 'Bearer secret token' },
      { method: 'POST', url: '/v1/bills', key: 'k 1' },
      { method: 'GET' },
    ]);
    expect(accounts.posts[0]?.bill).toEqual(aBill);
  });

  it.each([
    [{ status: 422, body: { message: 'Unknown supplier.' } }, Refused, 'Unknown supplier.'],
    [{ status: 400 }, Refused, 'The accounts refused it (400).'],
    [
      { status: 503, body: { message: 'Closed for the night' } },
      Unreachable,
      'The accounts answered 503: Closed for the night.',
    ],
    [{ status: 401 }, Unreachable, 'The accounts answered 401.'],
    [{ status: 429 }, Unreachable, 'The accounts answered 429.'],
    [
      { status: 302, location: 'http://127.0.0.1:1/' },
      Unreachable,
      'The accounts could not be reached: it points elsewhere.',
    ],
    [
      { status: 200, body: { billId: 7 } },
      Unreachable,
      'The accounts answered without the number of the invoice.',
    ],
  ])('that answer %j are told apart', async (reply, kind, message) => {
    const accounts = await openAccounts();
    accounts.instead = () => reply;
    const post = overHttp(accounts.url, '').postBill(aBill, 'k');
    const refused = await post.catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(kind);
    expect(plainly((refused as Refused | Unreachable).said)).toBe(message);
    expect(accounts.asked).toHaveLength(1);
  });

  it('inside a private network are not called by a name that stands for them', async () => {
    const accounts = await openAccounts();
    const named = accounts.url.replace('127.0.0.1', 'localhost.');
    await expect(overHttp(named, '').findBill('k')).rejects.toBeInstanceOf(Unreachable);
    expect(accounts.asked).toEqual([]);
  });

  it('are asked again later each time, and never all at once', () => {
    expect([1, 2, 3, 4].map((tries) => delayAfter(tries, 0.5))).toEqual([30_000, 60_000, 120_000, 240_000]);
    expect([delayAfter(1, 0), delayAfter(1, 1)]).toEqual([22_500, 37_500]);
    expect(delayAfter(50, 0.5)).toBe(6 * 3_600_000);
  });
});
