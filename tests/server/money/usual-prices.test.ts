import { expect, test } from 'vitest';
import { startHost } from '../../support/host';
import { column, companyId } from '../../support/network';
import { signIn } from '../../support/person';
import { price } from '../../support/priced-fees';

/** A house whose own list has prices of both sides, and a client and a vendor with one of their own each. */
async function app() {
  const host = await startHost();
  const admin = await signIn(host, 'administrator');
  const usual = {
    replaced: await price(admin, 'NLR', 'receivable', 'towing_local', '111.01'),
    charged: await price(admin, 'NLR', 'receivable', 'field_visit', '112.02', { glCode: '4100' }),
    inPart: await price(admin, 'NLR', 'receivable', 'detailing', '113.03'),
    ofOther: await price(admin, 'NLR', 'receivable', 'detailing', '114.04', { clientId: companyId('LNB') }),
    ended: await price(admin, 'NLR', 'receivable', 'notice_preparation', '115.05', {
      effectiveTo: '2025-12-31',
    }),
    owed: await price(admin, 'NLR', 'payable', 'field_visit', '71.01'),
    owedReplaced: await price(admin, 'NLR', 'payable', 'towing_local', '72.02'),
    owedForOne: await price(admin, 'NLR', 'payable', 'field_visit', '73.03', {
      clientId: companyId('LNA'),
    }),
  };
  await price(admin, 'LNA', 'receivable', 'towing_local', '99.01');
  await price(admin, 'LNA', 'receivable', 'detailing', '98.02', { state: 'QC' });
  await price(admin, 'V01', 'payable', 'towing_local', '61.01');
  return { host, admin, usual };
}

test('a client reads the usual prices where it has none of its own, and never one of vendors', async () => {
  const { host, usual } = await app();
  const lender = await signIn(host, 'lender_supervisor');
  const list = await lender.call('GET', `/companyFee/list/${companyId('LNA')}?size=500`);
  expect(column(list, 'amount').sort()).toEqual(['112.02', '113.03', '98.02', '99.01']);
  expect(new Set(column(list, 'direction'))).toEqual(new Set(['receivable']));
  const { body: line } = await lender.call('GET', `/companyFee/${usual.charged}`);
  expect(line).toMatchObject({ companyId: companyId('NLR'), amount: '112.02', glCode: null });
  expect(line.may).not.toContain('edit');
  for (const hidden of [usual.replaced, usual.ofOther, usual.ended, usual.owed, usual.owedReplaced])
    expect((await lender.call('GET', `/companyFee/${hidden}`)).status).toBe(404);
  for (const code of ['V01', 'LNB']) {
    const other = await lender.call('GET', `/companyFee/list/${companyId(code)}`);
    expect(other.body.total, code).toBe(0);
  }
});

test('a vendor reads the usual prices of its work, and never what clients are charged', async () => {
  const { host, usual } = await app();
  const vendor = await signIn(host, 'vendor_manager');
  const list = await vendor.call('GET', `/companyFee/list/${companyId('V01')}?size=500`);
  expect(column(list, 'amount').sort()).toEqual(['61.01', '71.01']);
  expect(new Set(column(list, 'direction'))).toEqual(new Set(['payable']));
  for (const hidden of [usual.charged, usual.inPart, usual.owedReplaced, usual.owedForOne])
    expect((await vendor.call('GET', `/companyFee/${hidden}`)).status).toBe(404);
});

test('the list of a company stays its own for who keeps the prices', async () => {
  const { admin } = await app();
  const list = await admin.call('GET', `/companyFee/list/${companyId('LNA')}`);
  expect(column(list, 'amount').sort()).toEqual(['98.02', '99.01']);
});
