import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { putFee } from '../../support/fees';
import { bill, patch as patchInvoice } from '../../support/billing';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { companyId } from '../../support/network';
import { clear, patch, pay, remit, trust } from '../../support/paying';
import { signIn } from '../../support/person';
import type { Person, Reply } from '../../support/person';
import { placeFile } from '../../support/place-file';
import { linesOf } from '../../support/reports';

let host: TestHost;
let close: () => Promise<void>;
let accountant: Person;
let supervisor: Person;
let fileId: string;
let ref: string;

beforeEach(async () => {
  ({ host, close } = await openHost({ jobs: true }));
  accountant = await signIn(host, 'accountant');
  supervisor = await signIn(host, 'supervisor');
  const placed = await placeFile(supervisor, { clientReference: 'LOAN-77' });
  fileId = placed._id;
  ref = String(placed.ref);
});
afterEach(() => close());

const ok = ({ status, body }: Reply): Reply['body'] => {
  expect([status < 300, body.errors ?? body.message]).toEqual([true, undefined]);
  return body;
};

/** An issued invoice of one fee before tax, in Ontario at 13 %, with its fee and its number. */
async function invoiced(on: string, unitAmount: string) {
  const feeId = await putFee(host.app.db, { fileId: on, unitAmount });
  const { _id } = ok(await bill(accountant, on, { feeIds: [feeId] }));
  const { invoiceNumber } = ok(await patchInvoice(accountant, _id, { status: 'issued' }));
  return { id: String(_id), feeId, number: String(invoiceNumber) };
}

const told = async (
  by: Person,
  reportType: string,
  names: readonly string[],
  parameters: object = {},
): Promise<string[][]> =>
  (await linesOf(host, by, { reportType, parameters })).map((line) =>
    names.map((name) => String(line[name])),
  );

describe('a statement of account', () => {
  const names = ['Client', 'Day', 'What', 'Invoice', 'Amount', 'Balance owed'];

  it('tells a client of its invoices, credits, payments and refunds, with what it owes after each', async () => {
    const first = await invoiced(fileId, '100.00');
    const second = await invoiced(fileId, '50.00');
    // Taken back on the same day: it is told, and owed by nobody.
    const third = await invoiced(fileId, '999.00');
    ok(await patchInvoice(accountant, third.id, { status: 'void', voidReason: 'Billed by mistake' }));
    const allocations = [
      { invoiceId: first.id, amount: '113.00' },
      { invoiceId: second.id, amount: '20.00' },
    ];
    const paid = ok(await pay(accountant, fileId, { amount: '133.00', allocations }));
    ok(await patch(accountant, paid._id, { status: 'cleared', clearedDate: '2026-11-20' }));
    // One that bounced is told, and pays nothing.
    const bounced = ok(
      await pay(accountant, fileId, {
        amount: '5.00',
        allocations: [{ invoiceId: second.id, amount: '5.00' }],
      }),
    );
    ok(await clear(accountant, bounced._id));
    ok(await patch(accountant, bounced._id, { status: 'reversed', reversalReason: 'No funds' }));
    const note = ok(
      await bill(accountant, fileId, {
        ...{ creditOfInvoiceId: first.id, credits: [{ feeId: first.feeId, amount: '10.00' }] },
        notes: 'Agreed with the client',
      }),
    );
    const number = String(note.invoiceNumber);
    const back = ok(
      await pay(accountant, fileId, {
        ...{ paymentType: 'refund', direction: 'out', amount: '4.00' },
        allocations: [{ invoiceId: note._id, amount: '4.00' }],
      }),
    );
    ok(await clear(supervisor, back._id));

    // 113.00 and 56.50; 10.00 with 13 % taken back; 113.00 and 20.00 paid; 4.00 of the credit refunded.
    const rows = [
      ['Invoice', first.number, '113.00', '113.00'],
      ['Invoice', second.number, '56.50', '169.50'],
      ['Invoice', third.number, '1128.87', '1298.37'],
      ['Credit note', number, '-11.30', '1287.07'],
      ['Payment', first.number, '-113.00', '1174.07'],
      ['Payment', second.number, '-20.00', '1154.07'],
      ['Payment', second.number, '-5.00', '1149.07'],
      ['Refund', number, '4.00', '1153.07'],
      ['Payment reversed', second.number, '5.00', '1158.07'],
      ['Invoice voided', third.number, '-1128.87', '29.20'],
    ].map((row) => ['Lender A', '2026-11-20', ...row]);
    expect(await told(accountant, 'client_statement', names)).toEqual(rows);
    // What the invoices say themselves: 36.50 due on the second, and 7.30 owed back on the note.
    const due = await Promise.all(
      [first.id, second.id, note._id].map(
        async (id) => (await accountant.call('GET', `/invoice/${String(id)}`)).body.balanceDue,
      ),
    );
    expect(due).toEqual(['0.00', '36.50', '-7.30']);
    const lender = await signIn(host, 'lender_supervisor');
    expect(await told(lender, 'client_statement', names)).toEqual(rows);
    const other = await signIn(host, 'lender_b_supervisor');
    expect(await told(other, 'client_statement', names)).toEqual([]);
  });

  it('begins with what was owed before its first day', async () => {
    const { id, number } = await invoiced(fileId, '100.00');
    await host.app.db.updateTable('invoice').set({ issueDate: '2026-10-31' }).where('_id', '=', id).execute();
    const paid = ok(
      await pay(accountant, fileId, { amount: '13.00', allocations: [{ invoiceId: id, amount: '13.00' }] }),
    );
    ok(await clear(accountant, paid._id));
    const november = { clientId: companyId('LNA'), dateFrom: '2026-11-01', dateTo: '2026-11-30' };
    expect(await told(accountant, 'client_statement', names, november)).toEqual([
      ['Lender A', '2026-11-01', 'Balance brought forward', '', '', '113.00'],
      ['Lender A', '2026-11-20', 'Payment', number, '-13.00', '100.00'],
    ]);
    expect(
      await told(accountant, 'client_statement', names, { ...november, clientId: companyId('LNB') }),
    ).toEqual([]);
    const october = [['Lender A', '2026-10-31', 'Invoice', number, '113.00', '113.00']];
    expect(await told(accountant, 'client_statement', names, { dateTo: '2026-10-31' })).toEqual(october);
    // A statement that was sent stays true when what it names is taken back after it.
    ok(await patch(accountant, paid._id, { status: 'reversed', reversalReason: 'No funds' }));
    ok(await patchInvoice(accountant, id, { status: 'void', voidReason: 'Wrong client' }));
    expect(await told(accountant, 'client_statement', names, { dateTo: '2026-10-31' })).toEqual(october);
    expect((await told(accountant, 'client_statement', names, november)).at(-1)).toEqual([
      'Lender A',
      '2026-11-20',
      'Invoice voided',
      number,
      '-113.00',
      '0.00',
    ]);
  });
});

it('what a client was billed in a month stays what it was when an invoice is taken back after it, which is told on its own day', async () => {
  const { id, number } = await invoiced(fileId, '100.00');
  await host.app.db.updateTable('invoice').set({ issueDate: '2026-10-31' }).where('_id', '=', id).execute();
  const names = ['Day', 'Invoice number', 'Amount', 'HST', 'Total'];
  const october = { dateFrom: '2026-10-01', dateTo: '2026-10-31' };
  const billed = ['2026-10-31', number, '100.00', '13.00', '113.00'];
  expect(await told(accountant, 'client_billing', names, october)).toEqual([billed]);
  ok(await patchInvoice(accountant, id, { status: 'void', voidReason: 'Wrong client' }));
  expect(await told(accountant, 'client_billing', names, october)).toEqual([billed]);
  const back = ['2026-11-20', number, '-100.00', '-13.00', '-113.00'];
  expect(await told(accountant, 'client_billing', names)).toEqual([billed, back]);
});

it('a remittance advice tells what came in on the file, what was taken of it, and what is left', async () => {
  const { id } = await invoiced(fileId, '100.00');
  const came = ok(await pay(accountant, fileId, { ...trust, amount: '5000.00' }));
  ok(await clear(accountant, came._id));
  const goes = async (given: object): Promise<void> => {
    const { _id } = ok(await pay(accountant, fileId, { isTrust: true, ...given }));
    ok(await clear(supervisor, _id));
  };
  await goes({ method: 'trust_transfer', allocations: [{ invoiceId: id, amount: '113.00' }] });
  await goes({ ...remit, amount: '4000.00', reference: 'EFT 9001' });
  await goes({ ...trust, ...remit, paymentType: 'refund', amount: '87.00' });
  await goes({ ...remit, amount: '300.00', reference: 'EFT 9002' });
  // Recorded and not released: it has gone nowhere.
  ok(await pay(accountant, fileId, { ...remit, amount: '1.00' }));
  const names = [
    ...['Day', 'Company', 'File', 'Client reference', 'Reference', 'Received in trust', 'Taken for fees'],
    ...['Refunded', 'Remitted before', 'Amount', 'Left in trust'],
  ];
  const lender = await signIn(host, 'lender_supervisor');
  for (const by of [accountant, lender])
    expect(await told(by, 'remittance_advice', names)).toEqual([
      [
        ...['2026-11-20', 'Lender A', ref, 'LOAN-77', 'EFT 9001', '5000.00', '113.00'],
        ...['87.00', '0.00', '4000.00', '800.00'],
      ],
      [
        ...['2026-11-20', 'Lender A', ref, 'LOAN-77', 'EFT 9002', '5000.00', '113.00'],
        ...['87.00', '4000.00', '300.00', '500.00'],
      ],
    ]);
  expect(await told(accountant, 'remittance_advice', names, { clientId: companyId('LNB') })).toEqual([]);
});

it('a remittance advice stays what it was when something is taken back after it, and comes to what the books hold', async () => {
  const cleared = async (by: Person, given: object, clearedDate: string) => {
    const { _id } = ok(
      await pay(accountant, fileId, { isTrust: true, receivedDate: '2026-11-16', ...given }),
    );
    ok(await patch(by, _id, { status: 'cleared', clearedDate }));
    return _id;
  };
  const bounced = await cleared(accountant, { ...trust, amount: '5000.00' }, '2026-11-17');
  await cleared(accountant, { ...trust, amount: '1000.00' }, '2026-11-17');
  const first = await cleared(supervisor, { ...remit, amount: '4000.00', reference: 'EFT 1' }, '2026-11-18');
  await cleared(supervisor, { ...remit, amount: '500.00', reference: 'EFT 2' }, '2026-11-19');
  const names = [
    ...['Day', 'What', 'Reference', 'Received in trust', 'Remitted before', 'Amount', 'Left in trust'],
  ];
  const sent = [
    ['2026-11-18', 'Remittance', 'EFT 1', '6000.00', '0.00', '4000.00', '2000.00'],
    ['2026-11-19', 'Remittance', 'EFT 2', '6000.00', '4000.00', '500.00', '1500.00'],
  ];
  expect(await told(accountant, 'remittance_advice', names)).toEqual(sent);
  // The bank takes the receipt back, and the first remittance with it.
  ok(await patch(accountant, bounced, { status: 'reversed', reversalReason: 'No funds' }));
  const until = { dateTo: '2026-11-19' };
  expect(await told(accountant, 'remittance_advice', names, until)).toEqual(sent);
  ok(await patch(supervisor, first, { status: 'reversed', reversalReason: 'Sent back by the bank' }));
  expect(await told(accountant, 'remittance_advice', names, until)).toEqual(sent);
  expect(await told(accountant, 'remittance_advice', names)).toEqual([
    ...sent,
    ['2026-11-20', 'Remittance reversed', 'EFT 1', '1000.00', '4500.00', '-4000.00', '500.00'],
  ]);
  const remitted = (await linesOf(host, accountant, { reportType: 'remittance_advice' })).reduce(
    (all, line) => all + Number(line.Amount),
    0,
  );
  const inBooks = (await linesOf(host, accountant, { reportType: 'trust_ledger' }))
    .filter((line) => line['Payment type'] === 'Remittance to client')
    .reduce((all, line) => all + Number(line['Out of trust']) - Number(line['Into trust']), 0);
  expect([remitted, inBooks]).toEqual([500, 500]);
});

it('a deposit slip holds what is in the drawer, account by account, and nothing that a client holds itself', async () => {
  const codes = { sageBankCode: '1010', sageTrustCode: '1050' };
  await host.app.db.updateTable('company').set(codes).where('_id', '=', companyId('NLR')).execute();
  const cash = { method: 'cash', note: 'Counted twice', cashAgreedBy: supervisor.userId };
  const cheque = { method: 'certified_cheque', receivedDate: '2026-11-18' };
  ok(await pay(accountant, fileId, { ...trust, ...cash, amount: '120.50', payerName: 'J. Roy' }));
  ok(await pay(accountant, fileId, { ...trust, ...cheque, amount: '900.00', reference: 'No 17' }));
  ok(await pay(accountant, fileId, { method: 'bank_draft', amount: '113.00' }));
  // None of these is taken to the bank: it comes there by itself, or went there already, or lies with the client.
  ok(await pay(accountant, fileId, { ...trust, amount: '7.00' }));
  const gone = ok(await pay(accountant, fileId, { ...trust, ...cheque, amount: '11.00' }));
  ok(await clear(accountant, gone._id));
  const lender = await signIn(host, 'lender_supervisor');
  ok(await pay(lender, fileId, { paymentType: 'arrears', ...cheque, amount: '13.00' }));
  const names = [
    'Into account',
    'Payment date',
    'Payment method',
    'Payer',
    'Reference',
    'Amount',
    'Total to deposit',
  ];
  expect(await told(accountant, 'deposit_slip', names)).toEqual([
    ['1050', '2026-11-18', 'Certified cheque', 'J. Buyer', 'No 17', '900.00', '900.00'],
    ['1050', '2026-11-19', 'Cash', 'J. Roy', '', '120.50', '1020.50'],
    ['1010', '2026-11-19', 'Bank draft', '', '', '113.00', '113.00'],
  ]);
  const { status } = await lender.call('POST', '/report/', { reportType: 'deposit_slip' });
  expect(status).toBe(403);
});

it('a report is offered to nobody who may not list all that it tells of', async () => {
  const offered = async (by: Person): Promise<string[]> => {
    const { body } = await by.call('GET', '/desk/report/types');
    return (body.data as unknown as { reportType: string }[]).map((one) => one.reportType);
  };
  const toldOf = ['client_statement', 'tax_summary', 'trust_reconciliation'];
  expect(await offered(accountant)).toEqual(expect.arrayContaining(toldOf));
  await sql`update role set permissions = (select jsonb_agg(p) from jsonb_array_elements(permissions) p
    where p->>'resource' not in ('invoice', 'payment')) where key = 'accountant'`.execute(host.app.db);
  expect((await offered(accountant)).filter((one) => toldOf.includes(one))).toEqual([]);
  expect(await offered(accountant)).toContain('vendor_payables');
});
