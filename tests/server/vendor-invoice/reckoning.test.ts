import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDocument } from '../../support/document-row';
import { acceptedFile, addPrice, addUsualPrices, bill, openVendors, tow } from '../../support/vendor-billing';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { license } from '../../support/licences';
import { companyId, placeFile } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person, Reply } from '../../support/person';

let host: TestHost;
let close: () => Promise<void>;
let staff: Person;
let vendor: Person;
let accountant: Person;

beforeAll(async () => {
  ({ host, close, staff, vendor, accountant } = await openVendors());
  await addUsualPrices(host);
});
afterAll(() => close());

describe('what the host reckons', () => {
  it('is the amount of each line, its taxes by the province of the file on the day, the totals and the day it is due', async () => {
    const ontario = await acceptedFile(staff, vendor);
    const quebec = await acceptedFile(staff, vendor, { state: 'QC' });
    await license(host, 'V01', 'AB');
    const alberta = await acceptedFile(staff, vendor, { state: 'AB' });
    const lines = [
      tow(ontario, { quantity: 2, unitAmount: '140.00' }),
      tow(quebec, { unitAmount: '99.99' }),
      tow(alberta, { unitAmount: '10.10' }),
    ];
    const { body } = await bill(vendor, lines, { invoiceNumber: 'RECKON-1' });
    expect(body.lines).toMatchObject([
      { amount: '280.00', gst: '0.00', hst: '36.40', pst: '0.00', qst: '0.00', incurredOn: '2026-11-18' },
      { amount: '99.99', gst: '5.00', hst: '0.00', pst: '0.00', qst: '9.97' },
      { amount: '10.10', gst: '0.51', hst: '0.00', pst: '0.00', qst: '0.00' },
    ]);
    expect(body).toMatchObject({
      invoiceStatus: 'draft',
      subtotal: '390.09',
      gstTotal: '5.51',
      hstTotal: '36.40',
      qstTotal: '9.97',
      pstTotal: '0.00',
      total: '441.97',
      dueDate: '2026-12-18',
      fileIds: [ontario, quebec, alberta],
    });
    expect(body.fileRefNumber).toHaveLength(3);
  });

  it('takes off what is free, and holds a line to the least and the most, as the price list does', async () => {
    const per = { unit: 'per_km', amount: '0.80', freeUnits: 60 };
    await addPrice(host, { ...per, feeType: 'mileage_km', maximumAmount: '400.00' });
    await addPrice(host, {
      feeType: 'travel_time_hour',
      unit: 'per_hour',
      amount: '65.00',
      minimumAmount: '50.00',
    });
    const fileId = await acceptedFile(staff, vendor);
    const km = (quantity: number, unitAmount: string) =>
      tow(fileId, { feeType: 'mileage_km', quantity, unitAmount });
    const hours = tow(fileId, { feeType: 'travel_time_hour', quantity: 0.5, unitAmount: '65.00' });
    const { body } = await bill(
      vendor,
      [km(152, '0.80'), km(152, '0.90'), km(50, '0.80'), km(900, '0.80'), hours],
      {
        invoiceNumber: 'RECKON-FREE',
      },
    );
    expect(body.lines).toMatchObject([
      { unitAmount: '0.80', freeUnits: 60, amount: '73.60', hst: '9.57' },
      { unitAmount: '0.90', freeUnits: null, amount: '136.80' },
      { freeUnits: null, amount: '40.00' },
      { freeUnits: null, amount: '400.00' },
      { freeUnits: null, amount: '50.00' },
    ]);
  });

  it('knows no taxes of a vendor that is not registered', async () => {
    await license(host, 'V02', 'ON');
    const fileId = await acceptedFile(staff, await signIn(host, 'vendor_b'), {}, 'V02');
    await host.app.db
      .updateTable('company')
      .set({ gstRegistered: false })
      .where('_id', '=', companyId('V02'))
      .execute();
    const { body } = await bill(accountant, [tow(fileId)], {
      companyId: companyId('V02'),
      invoiceNumber: 'UNREG-1',
    });
    expect(body).toMatchObject({ subtotal: '140.00', hstTotal: '0.00', total: '140.00' });
  });

  it('taxes work by the rates of the day on which it is billed, whenever it was done', async () => {
    const fileId = await acceptedFile(staff, vendor, { state: 'NS' });
    const done = (incurredOn: string) => tow(fileId, { unitAmount: '100.00', incurredOn });
    const { body } = await bill(vendor, [done('2025-03-31'), done('2025-04-01')], {
      invoiceNumber: 'RATES-1',
      invoiceDate: '2025-04-02',
    });
    expect(body.lines).toMatchObject([{ hst: '14.00' }, { hst: '14.00' }]);
  });

  it('keeps taxes as they are claimed', async () => {
    const fileId = await acceptedFile(staff, vendor);
    const { body } = await bill(vendor, [tow(fileId, { hst: '18.00' })], { invoiceNumber: 'CLAIM-1' });
    expect(body).toMatchObject({ hstTotal: '18.00', total: '158.00' });
  });

  it('refuses what is no invoice, and names the field', async () => {
    const fileId = await acceptedFile(staff, vendor);
    const named = async (lines: readonly object[], values: object = {}, who = vendor): Promise<unknown> => {
      const { status, body } = await bill(who, lines, { invoiceNumber: 'BAD-1', ...values });
      return [status, Object.keys((body.errors ?? {}) as object)[0]];
    };
    expect(await named([])).toEqual([422, 'lines']);
    expect(await named([tow(fileId)], { invoiceDate: '2026-11-21' })).toEqual([422, 'invoiceDate']);
    expect(await named([tow(fileId, { incurredOn: '2026-11-21' })])).toEqual([422, 'lines[0].incurredOn']);
    expect(await named([tow(fileId, { unitAmount: '-1.00' })])).toEqual([422, 'lines[0].unitAmount']);
    const credit = tow(fileId, { feeType: 'write_off_adjustment', unitAmount: '-1.00' });
    expect(await named([credit])).toEqual([422, 'lines']);
    expect(await named([tow(fileId)], { disputedLines: ['1'] })).toEqual([403, 'disputedLines']);
    expect(await named([tow(fileId)], { invoiceStatus: 'submitted' })).toEqual([422, 'documentId']);
    expect(await named([tow(fileId)], { companyId: companyId('V02') })).toEqual([422, 'companyId']);
    expect(await named([tow(fileId)], { companyId: companyId('LNA') }, accountant)).toEqual([
      422,
      'companyId',
    ]);
    expect(await named([tow(fileId)], { disputeReason: 'x' })).toEqual([403, 'disputeReason']);
    expect(await named([tow(await placeFile(staff))])).toEqual([422, 'lines[0].fileId']);
    expect((await bill(vendor, [tow(fileId)], { invoiceStatus: 'approved' })).status).toBe(409);
  });

  it('is dated by the calendar where its vendor is, and comes in on that day', async () => {
    const late = await openHost({ at: '2026-11-21T01:30:00Z' });
    const by = await signIn(late.host, 'vendor_manager');
    const fileId = await acceptedFile(await signIn(late.host, 'supervisor'), by);
    const documentId = await addDocument(late.host, [fileId]);
    const dated = (invoiceDate: string): Promise<Reply> =>
      bill(by, [tow(fileId, { unitAmount: '900.00' })], {
        invoiceNumber: 'EVENING',
        invoiceDate,
        documentId,
        invoiceStatus: 'submitted',
      });
    const tomorrow = await dated('2026-11-21');
    expect([tomorrow.status, tomorrow.body.errors]).toEqual([
      422,
      { invoiceDate: 'invoiceDate must not be later than today' },
    ]);
    expect((await dated('2026-11-20')).body).toMatchObject({ receivedDate: '2026-11-20' });
    await late.close();
  });
});
