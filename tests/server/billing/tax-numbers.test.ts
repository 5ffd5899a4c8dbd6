import { expect, it } from 'vitest';
import { bill, patch, refused, world } from '../../support/billing';
import { putFee } from '../../support/fees';
import { companyId } from '../../support/network';

it.each([
  ['QC', { qstNumber: null }, 'QST', 'QST number'],
  ['QC', { gstHstNumber: null }, 'GST or HST', 'GST/HST number'],
  ['ON', { gstHstNumber: null }, 'GST or HST', 'GST/HST number'],
])(
  'issues no invoice of %s with %j on its supplier, and says where to set it',
  async (state, lacks, tax, field) => {
    const { host, accountant, fileId } = await world({ state });
    const { db } = host.app;
    const set = async (values: object): Promise<void> => {
      await db.updateTable('company').set(values).where('_id', '=', companyId('NLR')).execute();
    };
    await set(lacks);
    await putFee(db, { fileId, state });
    const { body } = await bill(accountant, fileId);
    expect(refused(await patch(accountant, body._id, { status: 'issued' }))).toEqual([
      409,
      `An invoice with ${tax} carries its supplier’s number: set “${field}” on the page of the company Northline Recovery (demo).`,
    ]);
    await set({ gstHstNumber: '999999999RT0001', qstNumber: '9999999999 TQ0001' });
    const issued = await patch(accountant, body._id, { status: 'issued' });
    // What was refused took no number.
    expect(issued.body).toMatchObject({ status: 'issued', invoiceNumber: 'NLR-INV-2026-000001' });
  },
);

it('issues no invoice with a province’s own tax and without its supplier’s number for it', async () => {
  const { host, accountant, fileId } = await world({ state: 'BC' });
  const { db } = host.app;
  await db.updateTable('company').set({ pstNumber: null }).where('_id', '=', companyId('NLR')).execute();
  await putFee(db, {
    fileId,
    state: 'BC',
    feeType: 'key_cut',
    pstAmount: '7.00',
    totalAmount: '112.00',
  } as never);
  const { body } = await bill(accountant, fileId);
  expect(refused(await patch(accountant, body._id, { status: 'issued' }))).toEqual([
    409,
    'An invoice with a provincial sales tax carries its supplier’s number: set “PST number” on the page of the company Northline Recovery (demo).',
  ]);
});

it('asks for no number of a tax that is not charged', async () => {
  const { host, accountant, fileId } = await world();
  await host.app.db
    .updateTable('company')
    .set({ qstNumber: null })
    .where('_id', '=', companyId('NLR'))
    .execute();
  await putFee(host.app.db, { fileId });
  const { body } = await bill(accountant, fileId);
  expect((await patch(accountant, body._id, { status: 'issued' })).status).toBe(200);
});
