import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { RecordPaymentDialog } from '../../../../src/web/screens/billing/record-payment-dialog';
import { answer } from '../../tabs';
import { showInDesk } from '../../show-in-desk';

const liam = {
  _id: '01a200fd-494e-77d5-8868-f2216fb2d63a',
  version: 1,
  firstName: 'Liam',
  lastName: 'Nguyen',
  email: 'liam@nlr.example',
};

/** The dialog on a host that finds one person and takes whatever is recorded, before somebody who may do this with payments. */
async function record(actions = ['create']) {
  const shown = await showInDesk(<RecordPaymentDialog fileId="f-1" onClose={() => undefined} />, {
    role: {
      _id: 'r-1',
      key: 'accountant',
      name: 'Accountant',
      permissions: [{ resource: 'payment', actions }],
    },
    host: ({ method, path }) => {
      if (path.startsWith('/user/search')) return answer(200, { data: [liam] });
      return method === 'POST' && path.includes('/payment/') ? answer(201, { _id: 'p-1' }) : undefined;
    },
  });
  const dialog = within(await screen.findByRole('dialog'));
  const user = userEvent.setup();
  const sentTo = (address: string) => () =>
    shown.desk.requests.filter(({ path }) => path === address).map(({ body }) => body as object);
  const [recorded, received] = [sentTo('/payment/'), sentTo('/desk/payment/receive')];
  const choose = async (label: string, option: string) => {
    await user.click(dialog.getByRole('combobox', { name: label }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  return { dialog, user, recorded, received, choose };
}

describe('the dialog that records a payment', () => {
  it('asks who agreed to cash, and who counted it, before it sends anything', async () => {
    const { dialog, user, recorded, choose } = await record();
    expect(dialog.queryByLabelText(/^Cleared/)).toBeNull();
    expect(dialog.queryByLabelText(/^Supervisor who agreed/)).toBeNull();
    await choose('Payment method', 'Cash');
    await user.type(dialog.getByLabelText('Amount'), '500');
    await user.click(dialog.getByRole('button', { name: 'Record the payment' }));
    expect(dialog.getByLabelText(/^Note/)).toBeInvalid();
    expect(dialog.getByLabelText(/^Supervisor who agreed/)).toBeInvalid();
    await user.type(dialog.getByLabelText(/^Note/), 'Counted by Mei');
    await user.type(dialog.getByLabelText(/^Supervisor who agreed/), 'liam');
    await user.click(await screen.findByText('Liam Nguyen'));
    await user.click(dialog.getByRole('button', { name: 'Record the payment' }));
    expect(await screen.findByText('The payment is recorded. It counts once it has cleared.')).toBeVisible();
    expect(recorded()).toMatchObject([
      { method: 'cash', amount: '500.00', note: 'Counted by Mei', cashAgreedBy: liam._id, isTrust: false },
    ]);
  });

  it('asks who may clear it when the bank had the money, and takes it in at once', async () => {
    const { dialog, user, recorded, choose, received } = await record(['create', 'edit']);
    await choose('Payment type', 'Sale proceeds');
    await user.type(dialog.getByLabelText('Amount'), '9000');
    await user.type(dialog.getByLabelText(/^Cleared/), '2026-11-20');
    await user.click(dialog.getByRole('button', { name: 'Record the payment' }));
    expect(await screen.findByText('The payment is recorded, and has cleared.')).toBeVisible();
    expect(recorded()).toEqual([]);
    expect(received()).toMatchObject([
      { paymentType: 'sale_proceeds', amount: '9000.00', isTrust: true, clearedDate: '2026-11-20' },
    ]);
    expect(received()[0]).not.toHaveProperty('direction');
  });

  it('asks nobody whether money that leaves has left as it is recorded', async () => {
    const { dialog, choose } = await record(['create', 'edit']);
    expect(dialog.getByLabelText(/^Cleared/)).toBeVisible();
    await choose('Payment method', 'Transfer from trust');
    expect(dialog.queryByLabelText(/^Cleared/)).toBeNull();
    await choose('Payment method', 'Wire transfer');
    await choose('Payment type', 'Remittance to client');
    expect(dialog.queryByLabelText(/^Cleared/)).toBeNull();
  });

  it('asks about trust where it is open, and forgets what is asked no more', async () => {
    const { dialog, user, recorded, choose } = await record();
    expect(dialog.queryByLabelText(/^In trust/)).toBeNull();
    await choose('Payment type', 'Insurance proceeds');
    await user.click(dialog.getByLabelText(/^In trust/));
    await choose('Payment type', 'Personal effects fee');
    expect(dialog.queryByLabelText(/^In trust/)).toBeNull();
    await user.type(dialog.getByLabelText('Amount'), '40');
    await user.click(dialog.getByRole('button', { name: 'Record the payment' }));
    await screen.findByText('The payment is recorded. It counts once it has cleared.');
    expect(recorded()).toMatchObject([{ paymentType: 'personal_effects_fee', isTrust: false }]);
  });
});
