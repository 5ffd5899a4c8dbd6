import { describe, expect, it } from 'vitest';
import { openAccounts } from '../../support/accounts';
import { bill as draftOf, patch as changeInvoice } from '../../support/billing';
import { putFee } from '../../support/fees';
import { startHost } from '../../support/host';
import { sendForm } from '../../support/job';
import { companyId } from '../../support/network';
import { clear, issued, patch, pay, remit, told, trust, world } from '../../support/paying';
import type { World } from '../../support/paying';
import { signIn } from '../../support/person';
import type { Reply } from '../../support/person';
import { addDocument } from '../../support/document-row';
import { acceptedFile, addPrice, bill, tow } from '../../support/vendor-billing';

const close = ({ accountant }: Pick<World, 'accountant'>, day: string): Promise<Reply> =>
  accountant.call('PATCH', '/company/', { _id: companyId('NLR'), booksClosedUntil: day });
const closedToday = [
  409,
  'The books are closed until 2026-11-20: nothing is dated into them any more.',
] as const;

/** Everything that bears the day on which it is done. `until` is what stands before the books are closed with today. */
const doors: readonly (readonly [what: string, until: (there: World) => Promise<() => Promise<Reply>>])[] = [
  [
    'an invoice that is issued',
    async ({ host, accountant, fileId }) => {
      await putFee(host.app.db, { fileId });
      const { body } = await draftOf(accountant, fileId);
      return () => changeInvoice(accountant, body._id, { status: 'issued' });
    },
  ],
  [
    'a credit note',
    async (there) => {
      const { id } = await issued(there, there.fileId);
      return () => draftOf(there.accountant, there.fileId, { creditOfInvoiceId: id, notes: 'Wrong' });
    },
  ],
  [
    'an invoice that is made void',
    async (there) => {
      const { id } = await issued(there, there.fileId);
      return () => changeInvoice(there.accountant, id, { status: 'void', voidReason: 'Wrong' });
    },
  ],
  [
    'money that is taken back',
    async ({ accountant, fileId }) => {
      const { body } = await pay(accountant, fileId, { amount: '10.00' });
      expect((await clear(accountant, body._id)).status).toBe(200);
      return () => patch(accountant, body._id, { status: 'reversed', reversalReason: 'No funds' });
    },
  ],
  [
    'a remittance that is taken back',
    async ({ accountant, supervisor, fileId }) => {
      const { body: came } = await pay(accountant, fileId, { ...trust, amount: '50.00' });
      await clear(accountant, came._id);
      const { body } = await pay(accountant, fileId, { ...remit, amount: '50.00' });
      expect((await clear(supervisor, body._id)).status).toBe(200);
      return () => patch(supervisor, body._id, { status: 'reversed', reversalReason: 'Came back' });
    },
  ],
  [
    'a credit that is set against another invoice',
    async (there) => {
      const { accountant, fileId } = there;
      const [paid, other] = [await issued(there, fileId), await issued(there, fileId)];
      const allocations = [{ invoiceId: paid.id, amount: '113.00' }];
      const { body } = await pay(accountant, fileId, { allocations });
      expect((await clear(accountant, body._id)).status).toBe(200);
      const note = await draftOf(accountant, fileId, { creditOfInvoiceId: paid.id, notes: 'Wrong' });
      expect(note.status).toBe(201);
      const appliedTo = [{ invoiceId: other.id, amount: '113.00' }];
      return () => changeInvoice(accountant, note.body._id, { appliedTo });
    },
  ],
];

describe('books that are closed with today', () => {
  it.each(doors)('take no more of it: %s', async (_, until) => {
    const there = await world();
    const act = await until(there);
    await close(there, '2026-11-20');
    expect(told(await act())).toEqual(closedToday);
    there.host.passes(24 * 3600);
    const accountant = await signIn(there.host, 'accountant');
    expect((await accountant.call('GET', `/desk/file/${there.fileId}/money`)).status).toBe(200);
  });

  it.each(doors)('would have taken it while they were open: %s', async (_, until) => {
    const act = await until(await world());
    expect([200, 201]).toContain((await act()).status);
  });
});

describe('books that are closed', () => {
  it('take no line of a bank statement, no remittance and no date of a fee', async () => {
    const there = await world();
    const { host, accountant, fileId } = there;
    await pay(accountant, fileId, { ...trust, amount: '50.00', receivedDate: '2026-11-01' });
    await close(there, '2026-11-15');
    const bytes = 'Date,Description,Amount\n2026-11-12,LENDER A,10.00\n';
    const sent = await sendForm(host, accountant, '/desk/bankStatement', {}, { name: 'nov.csv', bytes });
    expect(sent.body).toMatchObject({ added: 1 });
    const { body } = await accountant.call('GET', '/desk/bankStatement/lines');
    const [line] = body.data as unknown as { _id: string }[];
    const choice = {
      _id: line?._id,
      clientId: companyId('LNA'),
      invoiceIds: [(await issued(there, fileId)).id],
    };
    const booked = await accountant.call('POST', '/desk/bankStatement/book', { lines: [choice] });
    expect(booked.body.data).toMatchObject([{ ok: false }]);
    const { body: paid } = await accountant.call('GET', `/payment/list/${fileId}`);
    expect(paid.data).toHaveLength(1);
    const late = { ...remit, amount: '1.00', receivedDate: '2026-11-12' };
    expect(told(await pay(accountant, fileId, late))).toEqual([422, 'receivedDate']);
  });

  it('hold no fee paid that was only said to be paid after they were closed', async () => {
    const there = await world();
    const { accountant, fileId, host } = there;
    const { id, feeId } = await issued(there, fileId);
    const direct = await putFee(host.app.db, { fileId });
    const { body } = await pay(accountant, fileId, { amount: '226.00', receivedDate: '2026-11-10' });
    await patch(accountant, body._id, { status: 'cleared', clearedDate: '2026-11-12' });
    await close(there, '2026-11-15');
    const allocations = [
      { invoiceId: id, amount: '113.00' },
      { feeId: direct, amount: '113.00' },
    ];
    expect((await patch(accountant, body._id, { allocations })).status).toBe(200);
    for (const fee of [feeId, direct])
      expect((await accountant.call('GET', `/fee/${fee}`)).body).toMatchObject({
        ...{ status: 'paid', paidDate: '2026-11-20' },
      });
  });

  it('take a vendor’s bill of before on the first day that is open', async () => {
    const accounts = await openAccounts();
    const host = await startHost({ env: { SAGE_URL: accounts.url } });
    await addPrice(host, {
      ...{ feeType: 'towing_local', amount: '3000.00', autoApproveLimit: '3000.00' },
      preApprovalThreshold: '3000.00',
    });
    const [staff, vendor] = [await signIn(host, 'supervisor'), await signIn(host, 'vendor_manager')];
    const accountant = await signIn(host, 'accountant');
    for (const [invoiceNumber, invoiceDate] of [
      ['OLD', '2026-11-14'],
      ['NEW', '2026-11-18'],
    ]) {
      const fileId = await acceptedFile(staff, vendor);
      const documentId = await addDocument(host, [fileId]);
      const sent = { invoiceNumber, invoiceDate, documentId, invoiceStatus: 'submitted' };
      const { body } = await bill(vendor, [tow(fileId, { unitAmount: '10.00' })], sent);
      expect(body.invoiceDate).toBe(invoiceDate);
    }
    await close({ accountant }, '2026-11-15');
    await accountant.call('GET', '/vendorInvoice/trigger-pending-invoices');
    const dated = accounts.posts.map(({ bill: sent }) => [sent.billNumber, (sent as never)['billDate']]);
    expect(dated.sort()).toEqual([
      ['NEW', '2026-11-18'],
      ['OLD', '2026-11-16'],
    ]);
  });
});
