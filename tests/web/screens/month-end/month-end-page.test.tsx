import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { MonthEndPage } from '../../../../src/web/screens/month-end/month-end-page';
import { answer } from '../../tabs';
import { roleOfRights, showScreen } from '../desk';

const client = {
  ...{ clientId: 'c-9', clientName: 'Lender F', files: 2, fees: 3, unbilled: '355.00' },
  ...{ drafts: 2, draftTotal: '400.00', issued: 0, issuedTotal: '0.00', open: 0, owed: '0.00' },
};
let issued = 0;
let closedUntil: string | null = null;
let refused: readonly object[] = [];
let isAway = false;

beforeEach(() => {
  issued = 0;
  closedUntil = null;
  refused = [];
  isAway = false;
});

const show = () =>
  showScreen(<MonthEndPage />, ({ method, path, body }) => {
    if (path.startsWith('/role/'))
      return roleOfRights({
        invoice: ['list', 'create', 'issue'],
        company: ['show', 'edit'],
        fee: ['updatePaidDate'],
      });
    if (path.startsWith('/desk/monthEnd/clients')) return answer(200, { data: [client] });
    if (path.startsWith('/desk/monthEnd/files'))
      return answer(200, {
        data: [
          { fileId: 'f-1', ref: 'LNF-1', debtorName: 'Mei', fees: 2, unbilled: '280.00' },
          { fileId: 'f-2', ref: 'LNF-2', debtorName: 'Owen', fees: 1, unbilled: '75.00' },
        ],
      });
    if (path.startsWith('/desk/monthEnd/issue')) {
      issued = 2;
      const data = ['i-1', 'i-2'].map((invoiceId) => ({ id: invoiceId, ok: true, invoiceId }));
      return answer(200, { data, left: 0 });
    }
    if (path.startsWith('/desk/ledger'))
      return answer(200, {
        ...{ data: refused, waiting: 0, refused: 0, total: issued, provider: 'sage' },
        kinds: issued ? [{ kind: 'invoice', count: issued, total: '452.00' }] : [],
      });
    if (method === 'PATCH' && path.startsWith('/company')) {
      closedUntil = (body as { booksClosedUntil: string }).booksClosedUntil;
      return answer(200, { _id: 'c-1', version: 2, booksClosedUntil: closedUntil });
    }
    if (path.startsWith('/company/') && isAway)
      return answer(503, { message: 'Not now.', code: 'NOT_READY' });
    if (path.startsWith('/company/'))
      return answer(200, { _id: 'c-1', version: 1, companyName: 'Sample', booksClosedUntil: closedUntil });
    return undefined;
  });

it('shows what was issued among what is due in the accounts', async () => {
  await show();
  expect(await screen.findByText('Everything up to this day stands in the accounts.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Issue 2/ }));
  expect(
    await screen.findByRole('button', { name: 'Send 2 entries to the accounts ($452.00)' }),
  ).toBeTruthy();
});

it('adds up the files that would be billed as files', async () => {
  await show();
  fireEvent.click(await screen.findByRole('button', { name: /What Lender F would be billed/ }));
  const table = await within(await screen.findByRole('dialog')).findByRole('table');
  expect(within(table).getAllByRole('row').at(-1)?.textContent).toBe('All files3$355.00');
});

it('closes the books up to the end of the month before, once it is asked again', async () => {
  await show();
  const books = await screen.findByRole('region', { name: 'Closed period' });
  expect(books.textContent).toContain('No period is closed');
  const close = within(books).getByRole('button', {
    name: /^Close the books until (28|29|30|31) \w+ \d{4}$/,
  });
  const day = close.textContent?.replace('Close the books until ', '') ?? '';
  fireEvent.click(close);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('it is never opened again');
  expect(dialog.textContent).not.toContain('not in the accounts');
  const confirm = within(dialog).getByRole('button', { name: 'Close the books' });
  await waitFor(() => expect((confirm as HTMLButtonElement).disabled).toBe(false));
  fireEvent.click(confirm);
  expect(await within(books).findByText(`The books are closed until ${day}.`)).toBeTruthy();
  expect(within(books).queryByRole('button')).toBeNull();
});

it('says before that what would stay out of the accounts', async () => {
  issued = 2;
  await show();
  const books = await screen.findByRole('region', { name: 'Closed period' });
  fireEvent.click(within(books).getByRole('button'));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/^2 entries up to this day are not in the accounts/)).toBeTruthy();
  expect(closedUntil).toBeNull();
});

// The heads of columns are out of sight on a phone.
it('heads what the accounts did not take, beside the heads of its columns', async () => {
  refused = [
    {
      ...{ kind: 'invoice', number: 'INV-7', invoiceId: 'i-7', paymentId: null, fileId: 'f-1', ref: 'LNF-1' },
      ...{ clientId: 'c-9', clientName: 'Lender F', day: '2026-10-31', total: '226.00', status: 'failed' },
      said: 'The client has no customer code in the accounts.',
    },
  ];
  await show();
  const table = within(await screen.findByRole('table', { name: 'Not taken' }));
  expect(screen.getByRole('heading', { name: 'Not taken' })).toBeTruthy();
  expect(table.getAllByRole('columnheader')[0]?.textContent).toBe('Entry');
  expect(table.getAllByRole('row')[1]?.textContent).toContain('LNF-1 · ');
});

it('says that it could not be read until when the books are closed, and reads it again', async () => {
  isAway = true;
  await show();
  const books = await screen.findByRole('region', { name: 'Closed period' });
  isAway = false;
  fireEvent.click(await within(books).findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^No period is closed/)).toBeTruthy();
});
