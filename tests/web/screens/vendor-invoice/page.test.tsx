import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { VendorInvoicePage } from '../../../../src/web/screens/vendor-invoice/vendor-invoice-page';
import { WaitingList } from '../../../../src/web/screens/vendor-invoice/waiting-list';
import type { InvoiceRow } from '../../../../src/web/screens/vendor-invoice/waiting-invoices';
import { showScreen } from '../desk';
import { hostOf, vendorInvoice } from './vendor-invoices';

describe('a vendor’s invoice', () => {
  it('is decided by keys, the letter not written into the reason', async () => {
    const user = userEvent.setup();
    await showScreen(<VendorInvoicePage id="one" />, hostOf([vendorInvoice('one')]));
    await screen.findByRole('heading', { name: 'N-one' });
    await user.keyboard('d');
    const dialog = await screen.findByRole('dialog', { name: 'Reject invoice N-one' });
    expect(within(dialog).getByRole('textbox')).toHaveValue('');
  });

  it('is approved by one key where no reason is needed, and asks for one where it costs more than the contract', async () => {
    const user = userEvent.setup();
    const usual = vendorInvoice('one', { flags: [], checks: [] });
    const plain = await showScreen(<VendorInvoicePage id="one" />, hostOf([usual]));
    await screen.findByRole('heading', { name: 'N-one' });
    await user.keyboard('a');
    await waitFor(() => expect(plain.desk.sent('/desk/vendorInvoice/decide')).toHaveLength(1));
    expect(plain.desk.sent('/desk/vendorInvoice/decide')[0]?.body).toMatchObject({
      ids: ['one'],
      decision: 'approved',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    plain.unmount();
    const { desk } = await showScreen(<VendorInvoicePage id="two" />, hostOf([vendorInvoice('two')]));
    await screen.findByRole('heading', { name: 'N-two' });
    await user.keyboard('a');
    expect(await screen.findByRole('dialog', { name: 'Approve invoice N-two' })).toBeVisible();
    expect(desk.sent('/desk/vendorInvoice/decide')).toEqual([]);
  });

  it('has the refusal of the accounts and the way to post it again in one place, above its lines', async () => {
    const refused = vendorInvoice('one', {
      invoiceStatus: 'post_failed',
      sageError: 'There is no supplier with the code TORONTO-1.',
      may: ['show', 'postSage'],
    });
    await showScreen(<VendorInvoicePage id="one" />, hostOf([refused]));
    const accounts = await screen.findByRole('region', { name: 'Accounts' });
    const note = within(accounts)
      .getByText(/There is no supplier/)
      .closest('[role=note]') as HTMLElement;
    expect(within(note).getByRole('button', { name: 'Post again' })).toBeVisible();
    const lines = screen.getByRole('heading', { name: 'Lines and contract' });
    expect(accounts.compareDocumentPosition(lines) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('says in the inbox what is decided: quantity, price, the contract’s price, who pays when, and what its keeper says', async () => {
    const user = userEvent.setup();
    const row = { ...vendorInvoice('one'), id: 'one' } as unknown as InvoiceRow;
    await showScreen(<WaitingList rows={[row]} total={1} />, hostOf([vendorInvoice('one')]));
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    const dialog = await screen.findByRole('dialog', { name: 'Approve invoice N-one' });
    const line = await within(dialog).findByRole('row', { name: /^1\. Key cut/ });
    expect(line).toHaveTextContent('3 × $100.00');
    expect(line).toHaveTextContent('$240.00');
    expect(line).toHaveTextContent('+$60.00');
    expect(dialog).toHaveTextContent('The agency pays it. Due 2 Dec 2026');
    expect(dialog).toHaveTextContent('The third key was cut twice.');
  });
});
