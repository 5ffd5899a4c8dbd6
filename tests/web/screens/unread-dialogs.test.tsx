import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { AllocateDialog } from '../../../src/web/screens/billing/allocate-dialog';
import { InvoiceActions } from '../../../src/web/screens/billing/invoice-actions';
import { ProposeDialog } from '../../../src/web/screens/file/assignments/propose-dialog';
import type { FileRecord } from '../../../src/web/screens/file/file-record';
import { FileContext } from '../../../src/web/screens/file/file-record';
import { SettleDialog } from '../../../src/web/screens/file/settling/settle-dialog';
import { SettlingAct } from '../../../src/web/screens/file/settling/settling-act';
import { ClosedBooks } from '../../../src/web/screens/month-end/closed-books';
import { ReceiptDialog } from '../../../src/web/screens/month-end/receipt-dialog';
import { provinceTaxSlots } from '../../../src/web/screens/province-tax/province-tax-slots';
import { showInDesk } from '../show-in-desk';
import { answer } from '../tabs';

const file = {
  ...{ id: 'f-1', ref: 'LNA-1', closed: false, may: ['work'], clientId: 'c-1', state: 'ON' },
  remarketing: { salePrice: '9000.00' },
} as unknown as FileRecord;
const permissions = [
  ...['payment', 'invoice', 'fee', 'document', 'company', 'companyAssignment', 'provinceTax'],
].map((resource) => ({
  resource,
  actions: ['list', 'show', 'create', 'edit', 'issue', 'generate', 'propose', 'updatePaidDate'],
}));
const onClose = () => undefined;
const without = (list: string) =>
  permissions.map(({ resource, actions }) => ({
    resource,
    actions: actions.filter((action) => resource !== list || action !== 'list'),
  }));
const draft = { id: 'i-1', version: 1, fileId: 'f-1', status: 'draft', balanceDue: '0.00', may: ['edit'] };
const given = { ...draft, lines: [], creditOfInvoiceId: null, moves: [] } as never;
const payment = { id: 'p-1', version: 1, fileId: 'f-1', direction: 'in', amount: '50.00' };
const paid = { ...payment, unallocatedAmount: '50.00', status: 'pending', allocations: [] } as never;
const client = { clientId: 'c-1', clientName: 'Crédit Nord' } as never;
const settling = { next: undefined, held: '0.00', payments: [] };
const [NewRates] = provinceTaxSlots.listHead as readonly [() => ReactNode];

const act = (next: object) => <SettlingAct next={next as never} settling={settling} onClose={onClose} />;

/** A dialog, what of the host is away when it is opened, the button that opens it, and what it is called once that was read. */
const dialogs: readonly (readonly [string, ReactNode, string, string | RegExp | undefined, RegExp])[] = [
  ['allocation', <AllocateDialog record={paid} onClose={onClose} />, '/invoice/list', undefined, /\$50\.00/],
  ['its fees', <AllocateDialog record={paid} onClose={onClose} />, '/fee/list', undefined, /\$50\.00/],
  ['draft', <InvoiceActions record={given} />, '/fee/list', 'Edit the draft', /draft/],
  ['proposal', <ProposeDialog onWarned={onClose} onClose={onClose} />, '/company/c-1', undefined, /compan/i],
  ['billing', act({ act: 'bill', step: 'fees' }), '/fee/list', undefined, /Bill and issue/],
  ['issue', act({ act: 'issue', step: 'fees', id: 'i-1' }), '/invoice/i-1', undefined, /Issue/],
  ['sale', <SettleDialog onClose={onClose} />, '/payment/list', undefined, /Record a payment/],
  ['rates', <NewRates />, '/desk/provinceTax/list', 'New rates from…', /New rates/],
  [
    'receipt',
    <ReceiptDialog client={client} onClose={onClose} />,
    '/desk/invoice/list',
    undefined,
    /Crédit Nord/,
  ],
  ['books', <ClosedBooks month="2026-10-31" />, '/desk/ledger', /^Close/, /Close/],
];

it.each(dialogs)(
  '%s says that it could not be read, and reads it again',
  async (_, shown, path, opens, title) => {
    let isAway = true;
    const user = userEvent.setup();
    await showInDesk(<FileContext value={file}>{shown}</FileContext>, {
      role: { _id: 'r-1', key: 'accountant', name: 'Accountant', permissions },
      host: (request) => {
        const { pathname } = new URL(request.path, 'http://host');
        if (request.method !== 'GET') return undefined;
        if (isAway && pathname.startsWith(path))
          return answer(503, { message: 'Not now.', code: 'NOT_READY' });
        if (pathname.endsWith('/money')) return answer(200, { billing: { trustHeld: '0.00' } });
        if (pathname.startsWith('/invoice/i-1')) return answer(200, { ...draft, _id: 'i-1' });
        if (pathname.startsWith('/company/'))
          return answer(200, { _id: 'c-1', version: 1, companyName: 'Nord' });
        return /list|candidates|ledger/i.test(pathname) ? answer(200, { data: [], total: 0 }) : undefined;
      },
    });
    if (opens) await user.click(await screen.findByRole('button', { name: opens }));
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 });
    isAway = false;
    await user.click(again);
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
);

/** A dialog, the list that the role does not open, and the button that opens it. */
const denied: readonly (readonly [string, ReactNode, string, string | undefined])[] = [
  ['allocation', <AllocateDialog record={paid} onClose={onClose} />, 'invoice', undefined],
  ['draft', <InvoiceActions record={given} />, 'fee', 'Edit the draft'],
  ['billing', act({ act: 'bill', step: 'fees' }), 'fee', undefined],
  ['sale', <SettleDialog onClose={onClose} />, 'document', undefined],
  ['rates', <NewRates />, 'provinceTax', 'New rates from…'],
  ['receipt', <ReceiptDialog client={client} onClose={onClose} />, 'payment', undefined],
];

it.each(denied)(
  '%s says that what it needs is not for this person to read',
  async (_, shown, list, opens) => {
    const user = userEvent.setup();
    await showInDesk(<FileContext value={file}>{shown}</FileContext>, {
      role: { _id: 'r-1', key: 'accountant', name: 'Accountant', permissions: without(list) },
      host: ({ path }) =>
        /list/.test(new URL(path, 'http://host').pathname) ? answer(200, { data: [], total: 0 }) : undefined,
    });
    if (opens) await user.click(await screen.findByRole('button', { name: opens }));
    const dialog = await screen.findByRole('dialog', { name: 'Your role does not open what this needs' });
    expect(dialog).toHaveTextContent('Ask an administrator if you need it for your work.');
  },
);

it('an allocation leaves the fees out that are not for this person to read', async () => {
  await showInDesk(
    <FileContext value={file}>
      <AllocateDialog record={paid} onClose={onClose} />
    </FileContext>,
    {
      role: { _id: 'r-1', key: 'accountant', name: 'Accountant', permissions: without('fee') },
      host: ({ path }) =>
        /list/.test(new URL(path, 'http://host').pathname) ? answer(200, { data: [], total: 0 }) : undefined,
    },
  );
  expect(await screen.findByRole('dialog', { name: /\$50\.00/ })).toBeVisible();
});
