import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { workAfterAnswers } from '#server/identity/after-answer';
import { exported, linesOf } from '../../support/close-out';
import { closeFile, recalledFile } from '../../support/closed-file';
import { putFee } from '../../support/fees';
import { startHost } from '../../support/host';
import { companyId } from '../../support/network';
import { upload } from '../../support/documents';
import { clear, issued, pay, remit, trust } from '../../support/paying';
import { signIn } from '../../support/person';
import { placeFile } from '../../support/place-file';

const header =
  'accountNumber,agencyRef,clientReference,closingReason,closingReasonCode,closedDate,securedDate,recoveryType,' +
  'recoveryAddress,odometerKm,conditionGrade,noticeServedDate,noticeMethod,redemptionDate,saleDate,saleChannel,salePrice,' +
  'purchaserType,grossProceeds,totalFees,gst,hst,pst,qst,netProceeds,remittanceDate,remittanceReference,' +
  'deficiencyOrSurplus,deficiencyAllowed,lienDischargeNumber,documentCount,comments';

it('tells a lender how its files ended, a row for each and a trailer of their sums', async () => {
  // Half past ten in the evening of the twentieth in Toronto.
  const host = await startHost({ jobs: true, at: '2026-11-21T03:30:00.000Z' });
  const [admin, supervisor, accountant] = [
    await signIn(host, 'administrator'),
    await signIn(host, 'supervisor'),
    await signIn(host, 'accountant'),
  ];
  const sold = await placeFile(supervisor, {
    bankAccountNumber: 'LOAN-77001',
    clientReference: '=1+1',
    balanceAmount: '12000.00',
  });
  const { status } = await supervisor.call('PATCH', '/file/', {
    _id: sold._id,
    recovery: {
      recoveryType: 'involuntary',
      securedDate: '2026-10-02',
      recoveryAddress: '12 Test Lane, Toronto',
      odometerKm: 84_210,
    },
    remarketing: {
      conditionGrade: 3.5,
      saleDate: '2026-11-05',
      saleChannel: 'physical_lane',
    },
    deficiencyAllowed: false,
  });
  expect(status).toBe(200);
  // What documents proved and acts decided on the way here.
  await sql`update file set remarketing = remarketing || '{"salePrice":"9000.00","reservePrice":"8123.45"}',
    notice = '{"noticeServedDate":"2026-10-05","noticeMethod":"registered_mail"}',
    checks = '{"lienDischargedOrWaived":"2026-11-18"}' where _id = ${sold._id}::uuid`.execute(host.app.db);
  const there = { host, supervisor, accountant, fileId: sold._id };
  const { id: invoiceId } = await issued(there, sold._id);
  // What a vendor is owed, and money that went back or never came, is nobody's proceeds.
  const vendor = { direction: 'payable', companyId: companyId('V01'), unitAmount: '44.44' };
  await putFee(host.app.db, { fileId: sold._id, ...vendor });
  await putFee(host.app.db, { fileId: sold._id, unitAmount: '70.00', status: 'written_off' });
  const bounced = await pay(accountant, sold._id, { ...trust, amount: '500.00' });
  await accountant.call('PATCH', '/payment/', {
    _id: bounced.body._id,
    status: 'failed',
    reversalReason: 'NSF',
  });
  for (const payment of [
    { ...trust, amount: '9250.00' },
    { ...trust, paymentType: 'refund', direction: 'out', amount: '250.00' },
    {
      method: 'trust_transfer',
      isTrust: true,
      amount: '113.00',
      allocations: [{ invoiceId, amount: '113.00' }],
    },
    { ...remit, amount: '8887.00', reference: 'EFT-5512' },
  ]) {
    const { body } = await pay(accountant, sold._id, payment);
    const cleared = await clear(
      'direction' in payment || 'method' in payment ? supervisor : accountant,
      body._id,
    );
    expect([cleared.status, cleared.body.message]).toEqual([200, undefined]);
  }
  await workAfterAnswers(host.app);
  // The document of the invoice, and two more for the client; one of ours, and one that it is never shown.
  for (const document of [
    { documentType: 'sale_statement', visibility: 'client' },
    { documentType: 'condition_report', visibility: 'client_and_vendor' },
    { documentType: 'offer_or_bid', visibility: 'internal' },
    { documentType: 'vendor_invoice', visibility: 'client' },
  ])
    expect((await upload(host, supervisor, sold._id, document)).status).toBe(201);
  await closeFile(supervisor, sold._id, 'recovered_sold', { closingNote: 'Sold as is.' });
  host.passes(60);
  const recalled = await recalledFile(supervisor, {
    bankAccountNumber: 'LOAN-77002',
    clientReference: 'Québec, 7',
  });
  await recalledFile(supervisor, { clientId: companyId('LNB') });
  await placeFile(supervisor);

  const job = await exported(admin, 'LNA');
  expect(job).toMatchObject({ status: 'done', done: 2, total: 2 });
  expect(await linesOf(host, admin, job._id)).toEqual([
    header,
    `LOAN-77001,${sold.ref},'=1+1,recovered_sold,R01,2026-11-20,2026-10-02,involuntary,"12 Test Lane, Toronto",84210,3.5,` +
      '2026-10-05,registered_mail,,2026-11-05,physical_lane,9000.00,,9250.00,100.00,0.00,13.00,0.00,0.00,8887.00,' +
      '2026-11-20,EFT-5512,-3113.00,N,,3,Sold as is.',
    `LOAN-77002,${recalled.ref},"Québec, 7",client_recall,C01,2026-11-20,,,,,,,,,,,,,0.00,0.00,0.00,0.00,0.00,0.00,0.00,,,,Y,,0,`,
    'TRL,2,900000,925000,10000,0,1300,0,0,888700,-311300',
  ]);
});

it('marks a file once, says so in its history, and finds nothing more to tell', async () => {
  const host = await startHost({ jobs: true });
  const [admin, supervisor, lender] = [
    await signIn(host, 'administrator'),
    await signIn(host, 'supervisor'),
    await signIn(host, 'lender_user'),
  ];
  const { _id } = await recalledFile(supervisor);
  const waiting = () => supervisor.call('GET', '/file/list?awaitsExport=true');
  expect((await waiting()).body.total).toBe(1);
  host.passes(60);
  host.news.length = 0;
  const first = await exported(admin, 'LNA');
  expect((await waiting()).body.total).toBe(0);
  const { body: file } = await supervisor.call('GET', `/file/${_id}`);
  expect(file.exportedAt).toBe('2026-11-20T15:01:00.000Z');
  expect(host.news).toContainEqual({ to: 'file', fileId: _id, resource: 'file' });
  const { body } = await lender.call('GET', `/history/list/${_id}?type=export_sent`);
  const code = first._id.slice(-8).toUpperCase();
  expect(body.data).toMatchObject([
    {
      message: `Sent in the close-out file ${code}.`,
      byUserId: admin.userId,
      updatedFields: ['exportedAt'],
      changes: [{ field: 'exportedAt', before: null, after: '2026-11-20T15:01:00.000Z' }],
    },
  ]);
  const second = await exported(admin, 'LNA');
  expect(second).toMatchObject({ status: 'done', done: 0, total: 0 });
  expect((await linesOf(host, admin, second._id)).at(-1)).toBe('TRL,0,0,0,0,0,0,0,0,0,0');
});

it('tells a file anew that was opened again, when it is closed again', async () => {
  const host = await startHost({ jobs: true });
  const [admin, supervisor] = [await signIn(host, 'administrator'), await signIn(host, 'supervisor')];
  const { _id } = await recalledFile(supervisor);
  await exported(admin, 'LNA');
  const opened = await supervisor.call('PATCH', '/file/', {
    _id,
    status: 'new_assignment',
    statusReason: 'Recalled by mistake',
  });
  expect([opened.status, opened.body.exportedAt]).toEqual([200, null]);
  expect(await exported(admin, 'LNA')).toMatchObject({ done: 0 });
  await closeFile(supervisor, _id, 'paid_in_full');
  const again = await exported(admin, 'LNA');
  const lines = await linesOf(host, admin, again._id);
  expect([lines.length, lines[1]?.includes('paid_in_full,P01')]).toEqual([3, true]);
});

it('is made of the rows as they were sent, whatever becomes of the files', async () => {
  const host = await startHost({ jobs: true });
  const [admin, supervisor] = [await signIn(host, 'administrator'), await signIn(host, 'supervisor')];
  const { _id, ref } = await recalledFile(supervisor);
  const job = await exported(admin, 'LNA');
  const before = await linesOf(host, admin, job._id);
  await supervisor.call('PATCH', '/file/', { _id, status: 'new_assignment', statusReason: 'A mistake' });
  await supervisor.call('PATCH', '/file/', { _id, clientReference: 'changed' });
  expect(await linesOf(host, admin, job._id)).toEqual(before);
  expect(before[1]).toContain(ref);
});
