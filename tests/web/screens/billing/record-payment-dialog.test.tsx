import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { RecordPaymentDialog } from '../../../../src/web/screens/billing/record-payment-dialog';
import { answer } from '../../tabs';
import { showScreen } from '../desk';

const liam = {
  _id: '01a200fd-494e-77d5-8868-f2216fb2d63a',
  version: 1,
  firstName: 'Liam',
  lastName: 'Nguyen',
  email: 'liam@nlr.example',
};

/** The dialog on a host that finds one person and takes whatever is recorded. */
async function record() {
  const shown = await showScreen(
    <RecordPaymentDialog fileId="f-1" onClose={() => undefined} />,
    ({ method, path }) => {
      if (path.startsWith('/user/search')) return answer(200, { data: [liam] });
      return method === 'POST' && path === '/payment/' ? answer(201, { _id: 'p-1' }) : undefined;
    },
  );
  const dialog = within(await screen.findByRole('dialog'));
  const user = userEvent.setup();
  const recorded = () =>
    shown.desk.requests.filter(({ path }) => path === '/payment/').map(({ body }) => body as object);
  const choose = async (label: string, option: string) => {
    await user.click(dialog.getByRole('combobox', { name: label }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  return { dialog, user, recorded, choose };
}

describe('the dialog that records a payment', () => {
  it('asks who agreed to cash, and who counted it, before it sends anything', async () => {
    const { dialog, user, recorded, choose } = await record();
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
