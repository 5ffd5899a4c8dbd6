import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InvoicesTab } from '../../../../src/web/screens/billing/invoices-tab';
import { PaymentsTab } from '../../../../src/web/screens/billing/payments-tab';
import type { FileRecord } from '../../../../src/web/screens/file/file-record';
import { FileContext } from '../../../../src/web/screens/file/file-record';
import { answer } from '../../tabs';
import { roleOfRights, showScreen } from '../desk';

const file = {
  id: 'f-1',
  ref: 'LNA-1',
  state: 'ON',
  clientId: 'c-9',
  may: ['work'],
} as unknown as FileRecord;
const all = ['list', 'show', 'create', 'edit'];
const invoice = {
  ...{ _id: 'i-1', version: 1, invoiceNumber: 'INV-1', status: 'partially_paid', total: '113.00' },
  ...{ paidAmount: '50.00', balanceDue: '63.00', fileId: 'f-1' },
};
const payment = {
  ...{
    _id: 'p-1',
    version: 1,
    paymentType: 'invoice_payment',
    direction: 'in',
    method: 'eft',
    isTrust: false,
  },
  ...{
    amount: '80.00',
    unallocatedAmount: '30.00',
    status: 'cleared',
    receivedDate: '2026-11-19',
    fileId: 'f-1',
  },
};
// A fee that was paid directly is billed and paid, and on no invoice.
const billing = {
  ...{ billed: '226.00', paid: '163.00', owed: '63.00', trustHeld: '12.00', remitted: '7.00' },
  ...{ unbilled: '33.90', openInvoices: 1, drafts: 1 },
};

it('says on each tab of a file what the host says was billed, paid and is owed', async () => {
  await showScreen(
    <FileContext value={file}>
      <InvoicesTab />
      <PaymentsTab />
    </FileContext>,
    ({ path }) => {
      if (path.startsWith('/role/')) return roleOfRights({ fee: all, invoice: all, payment: all });
      if (path.startsWith('/desk/file/f-1/money'))
        return answer(200, { billing, receivable: null, payable: null, projected: null, costToDate: null });
      if (path.startsWith('/desk/invoice/list')) return answer(200, { data: [invoice], total: 1 });
      if (path.startsWith('/desk/payment/list')) return answer(200, { data: [payment], total: 1 });
      return undefined;
    },
  );
  const figure = async (tab: string, name: string): Promise<string | null | undefined> => {
    const term = (await within(await screen.findByRole('region', { name: tab })).findAllByText(name)).find(
      ({ tagName }) => tagName === 'DT',
    );
    return term?.nextElementSibling?.textContent;
  };
  expect(await figure('Invoices', 'Billed')).toBe('$226.00');
  expect(await figure('Invoices', 'Paid')).toBe('$163.00');
  expect(await figure('Invoices', 'Owed')).toBe('$63.00');
  expect(await figure('Invoices', 'Unbilled, with taxes')).toBe('$33.90');
  expect(await figure('Payments', 'Paid')).toBe('$163.00');
});
