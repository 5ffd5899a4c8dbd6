import { beforeEach, describe, expect, test } from 'vitest';
import { takenFile, price } from '../../support/priced-fees';
import { startHost } from '../../support/host';
import { companyId, userId } from '../../support/network';
import { share } from '../../support/shared-file';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';

let admin: Person;
let staff: Person;
let usual: Record<string, string>;

beforeEach(async () => {
  const host = await startHost({ at: '2026-11-20T15:00:00.000Z' });
  admin = await signIn(host, 'administrator');
  staff = await signIn(host, 'file_manager');
  const fileId = await takenFile(staff, await signIn(host, 'vendor_manager'));
  usual = {
    fileId,
    companyId: companyId('NLR'),
    direction: 'receivable',
    feeType: 'storage_day',
    incurredOn: '2026-11-20',
  };
});

const pricing = (changes: Record<string, string> = {}) =>
  staff.call('GET', `/desk/fee/pricing?${new URLSearchParams({ ...usual, ...changes }).toString()}`);

describe('the pricing of a fee that is being typed', () => {
  test('is answered for what a fee may be, with its quantity and amounts or without', async () => {
    await price(admin, 'NLR', 'receivable', 'storage_day', '25.00', {});
    const given: Record<string, string>[] = [
      {},
      { quantity: '10' },
      { quantity: '0.5', unitAmount: '20.00', baseAmount: '5.00' },
    ];
    for (const typed of given) {
      const { status, body } = await pricing(typed);
      expect([status, body.line]).toMatchObject([200, { amount: '25.00' }]);
    }
  });

  test.each([
    [{ quantity: '-3' }, 'quantity', 'quantity must be 0.01 or more'],
    [{ quantity: '0' }, 'quantity', 'quantity must be 0.01 or more'],
    [{ quantity: '100001' }, 'quantity', 'quantity must be 100000 or less'],
    [{ incurredOn: '2026-11-21' }, 'incurredOn', 'incurredOn must not be in the future'],
    [{ incurredOn: '1850-01-01' }, 'incurredOn', 'incurredOn must be a day from 1900 to 2199'],
    [{ unitAmount: '-5.00' }, 'unitAmount', 'only an adjustment is a negative amount'],
    [{ baseAmount: '-5.00' }, 'baseAmount', 'baseAmount must not be negative'],
    [
      { feeType: 'search_plate', direction: 'payable' },
      'direction',
      'a fee of type “search_plate” is “receivable” only',
    ],
  ])('refuses %j by its field, with its sentence', async (typed, field, sentence) => {
    const { status, body } = await pricing(typed as Record<string, string>);
    expect([status, body.code, body.errors]).toEqual([422, 'INVALID', { [field]: sentence }]);
  });

  test('goes by the calendar of where the work is done', async () => {
    const host = await startHost({ at: '2026-11-21T04:30:00.000Z' });
    staff = await signIn(host, 'file_manager');
    usual.fileId = await takenFile(staff, await signIn(host, 'vendor_manager'));
    const { status, body } = await pricing({ incurredOn: '2026-11-21' });
    expect([status, body.errors]).toEqual([422, { incurredOn: 'incurredOn must not be in the future' }]);
    expect((await pricing({ incurredOn: '2026-11-21', state: 'NL' })).status).toBe(200);
  });

  test('tells whoever is shown no balance nothing of what a percentage is of', async () => {
    const host = await startHost({ at: '2026-11-20T15:00:00.000Z' });
    const manager = await signIn(host, 'file_manager');
    const fileId = await takenFile(manager, await signIn(host, 'vendor_manager'), {
      balanceAmount: '18233.17',
    });
    await host.app.db
      .updateTable('user')
      .set({ companyId: companyId('NLR') })
      .where('_id', '=', userId('field_agent'))
      .execute();
    await share(host, fileId, { companies: ['V01'], people: ['field_agent'] });
    const agent = await signIn(host, 'field_agent');
    const asked = { ...usual, fileId, companyId: companyId('LNA'), feeType: 'contingent_recovery' };
    const address = `/desk/fee/pricing?${new URLSearchParams(asked).toString()}`;
    expect((await manager.call('GET', address)).body.base).toBe('18233.17');
    const told = await agent.call('GET', address);
    expect([told.status, told.body.base]).toEqual([200, null]);
    await price(await signIn(host, 'administrator'), 'LNA', 'receivable', 'contingent_recovery', '10.00', {
      unit: 'percent',
    });
    const entered = await manager.call('POST', '/fee/', asked);
    expect([entered.status, entered.body.amount]).toEqual([201, '1823.32']);
    const { status, body } = await agent.call('POST', '/fee/', asked);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['baseAmount']]);
  });
});
