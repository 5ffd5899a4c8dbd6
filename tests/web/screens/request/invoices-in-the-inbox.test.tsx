import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { inbox, invoice, line, request } from './inbox';

describe('the vendors’ invoices in the inbox of requests', () => {
  it('has the vendors’ invoices that wait for this person, to be decided there', async () => {
    const user = userEvent.setup();
    const { desk } = await inbox([request('one')], [], '/requests', [invoice('one')]);
    const row = (await screen.findByRole('link', { name: 'N-one' })).closest('li') as HTMLElement;
    expect(row).toHaveTextContent('$1,234.50');
    expect(row).toHaveTextContent('2 of 3 · Supervisor');
    expect(within(row).getByText('Over contract price')).toBeVisible();
    expect(within(row).getByText('+$48.00')).toBeVisible();
    await line('one');
    await user.click(within(row).getByRole('button', { name: 'Approve' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('+$48.00')).toBeVisible();
    const decided = () => desk.requests.filter(({ path }) => path === '/desk/vendorInvoice/decide');
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(decided()).toEqual([]);
    await user.type(dialog.getByRole('textbox'), 'Agreed on the phone.');
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Your decision is kept.')).toBeVisible();
    expect(decided()[0]?.body).toEqual({
      ids: ['one'],
      versions: ['4'],
      decision: 'approved',
      note: 'Agreed on the phone.',
    });
  });

  it('goes by its keys through vendors’ invoices and requests alike, and disputes an invoice by one', async () => {
    const user = userEvent.setup();
    const { desk } = await inbox([request('one')], [], '/requests', [invoice('one')]);
    const row = (await screen.findByRole('link', { name: 'N-one' })).closest('li') as HTMLElement;
    await line('one');
    await user.keyboard('jj');
    expect(document.activeElement).toBe(await line('one'));
    await user.keyboard('k');
    expect(document.activeElement).toBe(row);
    await user.keyboard('i');
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'Which tow was it?');
    await user.click(dialog.getByRole('button', { name: 'Dispute' }));
    expect(await screen.findByText('Your decision is kept.')).toBeVisible();
    const [decided] = desk.requests.filter(({ path }) => path === '/desk/vendorInvoice/decide');
    expect(decided?.body).toEqual({
      ids: ['one'],
      versions: ['4'],
      decision: 'disputed',
      note: 'Which tow was it?',
    });
  });
});
