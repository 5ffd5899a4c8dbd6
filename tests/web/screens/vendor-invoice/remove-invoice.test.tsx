import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { VendorInvoicePage } from '../../../../src/web/screens/vendor-invoice/vendor-invoice-page';
import { answer } from '../../tabs';
import { showScreen } from '../desk';
import { hostOf, vendorInvoice } from './vendor-invoices';

const show = (may: readonly string[]) => {
  const invoice = vendorInvoice('one', { may });
  return showScreen(
    <Routes>
      <Route path="/vendor-invoices" element={<p>All invoices</p>} />
      <Route path="*" element={<VendorInvoicePage id="one" />} />
    </Routes>,
    hostOf([invoice], ({ method }) => (method === 'DELETE' ? answer(200, invoice) : undefined)),
  );
};

it('an invoice is deleted on its own page with a reason, once its number was typed as it is', async () => {
  const user = userEvent.setup();
  const { desk } = await show(['show', 'delete']);
  await user.click(await screen.findByRole('button', { name: 'Delete the invoice' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete invoice N-one?' }));
  const number = dialog.getByRole('textbox', { name: /number of the invoice/ });
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Keyed twice');
  await user.type(number, 'N-two');
  await user.click(dialog.getByRole('button', { name: 'Delete the invoice' }));
  expect((await dialog.findAllByText('This is not the number of the invoice.')).length).toBeGreaterThan(0);
  expect(desk.requests.some(({ method }) => method === 'DELETE')).toBe(false);

  await user.clear(number);
  await user.type(number, 'N-one');
  await user.click(dialog.getByRole('button', { name: 'Delete the invoice' }));
  expect(await screen.findByText('All invoices')).toBeVisible();
  expect(desk.requests.find(({ method }) => method === 'DELETE')).toMatchObject({
    path: '/desk/vendorInvoice/one',
    body: { reason: 'Keyed twice' },
  });
});

it('an invoice is offered for deletion to nobody who may not delete it', async () => {
  await show(['show', 'approve']);
  await screen.findByRole('heading', { name: 'N-one' });
  expect(screen.queryByRole('button', { name: 'Delete the invoice' })).toBeNull();
});
