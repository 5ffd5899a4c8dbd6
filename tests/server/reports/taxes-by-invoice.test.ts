import { expect, it } from 'vitest';
import { patch as patchInvoice } from '../../support/billing';
import { addDocument } from '../../support/document-row';
import { startHost } from '../../support/host';
import { companyId } from '../../support/network';
import { signIn } from '../../support/person';
import { enter } from '../../support/priced-fees';
import { linesOf } from '../../support/reports';
import { acceptedFile, bill, decide } from '../../support/vendor-billing';

const columns = [
  'Day',
  'Invoice',
  'Client or vendor',
  'Side',
  'Province',
  'Before tax',
  'GST',
  'HST',
  'PST',
  'QST',
];

it('tells of each invoice, to a client and of a vendor, what it was taxed in each province, and of one that was taken back twice', async () => {
  const host = await startHost({ jobs: true });
  const [admin, staff] = [await signIn(host, 'administrator'), await signIn(host, 'supervisor')];
  const [accountant, vendor] = [await signIn(host, 'accountant'), await signIn(host, 'vendor_manager')];
  // So a trace for Lender A is taxed in Alberta, wherever its goods are.
  await admin.call('PATCH', '/company/', { _id: companyId('LNA'), taxationState: 'AB' });
  const told = async (parameters: object = {}): Promise<string[][]> =>
    (await linesOf(host, accountant, { reportType: 'tax_by_invoice', parameters })).map((line) =>
      columns.map((name) => String(line[name])),
    );
  const fileId = await acceptedFile(staff, vendor, { state: 'ON' });
  await enter(staff, fileId, 'storage_day', { unitAmount: '100.00', status: 'approved' });
  await enter(staff, fileId, 'skip_trace_basic', { unitAmount: '300.00', status: 'approved' });
  const { _id } = (await accountant.call('POST', '/invoice/', { fileId })).body;
  expect(await told()).toEqual([]);
  const { invoiceNumber } = (await patchInvoice(accountant, _id, { status: 'issued' })).body;
  const billed = await bill(
    vendor,
    [{ fileId, feeType: 'repossession_involuntary', quantity: 1, unitAmount: '200.00' }],
    { invoiceStatus: 'submitted', documentId: await addDocument(host, [fileId]), invoiceNumber: 'V-77' },
  );
  await decide(admin, [billed.body._id], 'approved', { note: 'As agreed by phone' });

  // 13 % of $100.00 and 5 % of $300.00 charged; 13 % of $200.00 paid.
  const [number, day] = [String(invoiceNumber), '2026-11-20'];
  const charged = [
    [day, number, 'Lender A', 'Charged to client', 'Alberta', '300.00', '15.00', '0.00', '0.00', '0.00'],
    [day, number, 'Lender A', 'Charged to client', 'Ontario', '100.00', '0.00', '13.00', '0.00', '0.00'],
  ];
  const paid = [
    '2026-11-18',
    'V-77',
    'Demo bailiff Toronto 1',
    'Payable to vendor',
    'Ontario',
    '200.00',
    '0.00',
    '26.00',
    '0.00',
    '0.00',
  ];
  expect(await told()).toEqual([paid, ...charged]);
  expect(await told({ state: 'AB' })).toEqual(charged.slice(0, 1));
  expect(await told({ dateFrom: '2026-11-21' })).toEqual([]);

  host.passes(12 * 24 * 3600);
  const later = await signIn(host, 'accountant');
  await patchInvoice(later, _id, { status: 'void', voidReason: 'Wrong client' });
  const back = (
    await linesOf(host, later, { reportType: 'tax_by_invoice', parameters: { dateFrom: '2026-12-01' } })
  ).map((line) => [
    line['Day'],
    line['Invoice'],
    line['Province'],
    line['Before tax'],
    line['GST'],
    line['HST'],
  ]);
  expect(back).toEqual([
    ['2026-12-02', number, 'Alberta', '-300.00', '-15.00', '0.00'],
    ['2026-12-02', number, 'Ontario', '-100.00', '0.00', '-13.00'],
  ]);
});
