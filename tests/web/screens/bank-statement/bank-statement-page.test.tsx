import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { BankStatementPage } from '../../../../src/web/screens/bank-statement/bank-statement-page';
import { showInDesk } from '../../show-in-desk';
import { answer } from '../../tabs';

const line = (at: number) => ({
  ...{ _id: `l-${at}`, statement: 'october.csv', bookedOn: '2026-10-05', description: `Line ${at}` },
  ...{ amount: '10.00', why: 'none', paymentId: null, payerName: null, receivedDate: null, clientId: null },
  ...{ clientName: null, invoiceIds: [], invoiceNumbers: [], left: '10.00' },
});
const all = Array.from({ length: 230 }, (_, at) => line(at + 1));

it('shows every line of bank statements, page by page, and what all of them come to', async () => {
  const user = userEvent.setup();
  await showInDesk(<BankStatementPage />, {
    role: {
      ...{ _id: 'r-1', key: 'accountant', name: 'Accountant' },
      permissions: [{ resource: 'payment', actions: ['list', 'edit'] }],
    },
    host: ({ path }) => {
      const { pathname, searchParams } = new URL(path, 'http://host');
      if (pathname !== '/desk/bankStatement/lines') return undefined;
      const [page, size] = [Number(searchParams.get('page') ?? 1), 100];
      const data = all.slice((page - 1) * size, page * size);
      const totals = { moneyIn: '2300.00', moneyOut: '12.50' };
      return answer(200, { data, total: all.length, page, size, totals });
    },
  });
  expect(await screen.findByText('Line 1', {}, { timeout: 20_000 })).toBeVisible();
  const sums = () => screen.getAllByRole('row').at(-1)?.textContent;
  expect(sums()).toBe('230 lines in all$2,300.00 in$12.50 out');
  await user.click(screen.getByRole('button', { name: 'Go to page 3' }));
  expect(await screen.findByText('Line 230')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Line 1')).toBeNull());
  expect(sums()).toBe('230 lines in all$2,300.00 in$12.50 out');
});
