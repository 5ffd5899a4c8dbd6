import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRefresh } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { TransferDialog } from '../../../../src/web/screens/billing/transfer-dialog';
import { showInDesk } from '../../show-in-desk';
import { answer } from '../../tabs';

const invoice = (number: number, balanceDue: string) => ({
  _id: `i-${number}`,
  version: 1,
  fileId: 'f-1',
  invoiceNumber: `NLR-00000${number}`,
  status: 'issued',
  issueDate: `2026-11-0${number}`,
  dueDate: `2026-12-0${number}`,
  balanceDue,
});

function News() {
  const fetchAgain = useRefresh();
  return <button type="button" onClick={fetchAgain} data-testid="news" />;
}

/** The dialog for $500 held, on a host that owes as it is said. */
async function transfer(first: object[]) {
  let owed = first;
  const said = () => answer(200, { data: owed, total: owed.length, page: 1, size: 25 });
  const { desk } = await showInDesk(
    <>
      <TransferDialog fileId="f-1" amount="500.00" onClose={() => undefined} />
      <News />
    </>,
    {
      role: {
        _id: 'r-1',
        key: 'accountant',
        name: 'Accountant',
        permissions: [
          { resource: 'payment', actions: ['create'] },
          { resource: 'invoice', actions: ['list'] },
        ],
      },
      host: ({ method, path }) => {
        if (path.startsWith('/invoice/list')) return said();
        return method === 'POST' && path.includes('/payment/') ? answer(201, { _id: 'p-1' }) : undefined;
      },
    },
  );
  const dialog = within(await screen.findByRole('dialog'));
  const hear = (later: object[]) => {
    owed = later;
    screen.getByTestId('news').click();
  };
  return { desk, dialog, hear, user: userEvent.setup() };
}

it('says that what is owed could not be read, and reads it again', async () => {
  let isAway = true;
  await showInDesk(<TransferDialog fileId="f-1" amount="500.00" onClose={() => undefined} />, {
    role: {
      ...{ _id: 'r-1', key: 'accountant', name: 'Accountant' },
      permissions: [{ resource: 'invoice', actions: ['list'] }],
    },
    host: ({ path }) => {
      if (!path.startsWith('/invoice/list')) return undefined;
      if (isAway) return answer(503, { message: 'Not now.', code: 'NOT_READY' });
      return answer(200, { data: [invoice(1, '300.00')], total: 1, page: 1, size: 25 });
    },
  });
  const dialog = within(await screen.findByRole('dialog'));
  isAway = false;
  await userEvent.setup().click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText(/NLR-000001/)).toHaveValue('300.00');
});

describe('the dialog that pays a file’s invoices out of its trust', () => {
  it('is worked out anew with what is owed, for as long as nobody has typed', async () => {
    const { dialog, hear } = await transfer([invoice(1, '300.00')]);
    expect(dialog.getByLabelText(/000001/)).toHaveValue('300.00');
    hear([invoice(1, '300.00'), invoice(2, '900.00')]);
    expect(await dialog.findByLabelText(/000002/)).toHaveValue('200.00');
    hear([invoice(1, '450.00'), invoice(2, '900.00')]);
    await waitFor(() => expect(dialog.getByLabelText(/000001/)).toHaveValue('450.00'));
    expect(dialog.getByLabelText(/000002/)).toHaveValue('50.00');
  });

  it('keeps what was typed, whatever is heard of meanwhile', async () => {
    const { desk, dialog, hear, user } = await transfer([invoice(1, '300.00'), invoice(2, '900.00')]);
    await user.clear(dialog.getByLabelText(/000001/));
    await user.type(dialog.getByLabelText(/000001/), '120');
    hear([invoice(1, '250.00'), invoice(2, '900.00'), invoice(3, '40.00')]);
    expect(await dialog.findByLabelText(/000003/)).toHaveValue('');
    expect(dialog.getByLabelText(/000001/)).toHaveValue('120');
    await user.click(dialog.getByRole('button', { name: 'Record the transfer' }));
    await waitFor(() =>
      expect(desk.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
        amount: '320.00',
        allocations: [
          { invoiceId: 'i-1', amount: '120.00' },
          { invoiceId: 'i-2', amount: '200.00' },
        ],
      }),
    );
  });
});
