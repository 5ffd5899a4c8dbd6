import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { amelie } from '../../tabs';
import { at, fileId, inbox, line, request } from './inbox';

describe('the inbox of requests', () => {
  it('shows what is asked with its details, how it stands, and what is late', async () => {
    await inbox([
      request('soon'),
      request('late', { dueDate: at(-1) }),
      request('done', { status: 'declined', dueDate: at(-1), decidable: false, decisionNote: 'Not now' }),
    ]);
    expect(await screen.findByRole('button', { name: 'Sort by created on ascending' })).toBeVisible();
    const soon = within(await line('soon'));
    expect(soon.getByText('Submitted')).toBeVisible();
    expect(soon.getByText('Payment pending')).toBeVisible();
    expect(soon.getByText('11 Dec 2026')).toBeVisible();
    expect(soon.getByText('Answer due')).toBeVisible();
    expect(soon.queryByText('Late')).toBeNull();
    expect(within(await line('late')).getByText('Late')).toBeVisible();
    const done = within(await line('done'));
    expect(done.queryByText('Late')).toBeNull();
    expect(done.getByText('Not now')).toBeVisible();
    expect(done.queryByRole('checkbox')).toBeNull();
  });

  it('declines all that are chosen with one note, put together from usual words, and says what failed', async () => {
    const user = userEvent.setup();
    const { decided } = await inbox([request('one'), request('two'), request('three')], ['two']);
    await line('one');
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
    const bulk = within(await screen.findByRole('region', { name: '3 selected' }));
    await user.click(bulk.getByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(decided()).toEqual([]);
    expect(dialog.getByRole('textbox')).toBeInvalid();
    await user.click(dialog.getByRole('button', { name: 'No longer needed.' }));
    await user.type(dialog.getByRole('textbox'), ' Thank you.');
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(
      await screen.findByText(
        '2 requests are decided. 1 could not be decided: The request has been declined already.',
      ),
    ).toBeVisible();
    const note = 'No longer needed. Thank you.';
    expect(decided()).toEqual(
      ['one', 'two', 'three'].map((_id) => ({ _id, status: 'declined', decisionNote: note })),
    );
  });

  it('is worked by keys: down to the next, chosen, approved after what an approval does is said', async () => {
    const user = userEvent.setup();
    const { decided } = await inbox([request('one'), request('two')]);
    await line('one');
    await user.keyboard('jj');
    expect(document.activeElement).toBe(await line('two'));
    await user.keyboard('x');
    expect(within(await line('two')).getByRole('checkbox')).toBeChecked();
    await user.keyboard('a');
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      dialog.getByText('The file is put on hold until 11 Dec 2026, and its vendors are told.'),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('The request is approved.')).toBeVisible();
    expect(decided()).toEqual([{ _id: 'two', status: 'approved' }]);
  });

  it('shows of a fee what is decided on: its side, its quantity and price, and the contract’s', async () => {
    const asked = { requestType: 'fee_approval', payload: {}, linkedEntity: 'fee', linkedEntityId: 'fee-1' };
    await inbox([request('fee', { ...asked, amount: '282.50' })]);
    const fee = within(await line('fee'));
    expect(await fee.findByText('Payable to vendor')).toBeVisible();
    expect(fee.getByText('Quantity').parentElement).toHaveTextContent('2.5 per hour');
    expect(fee.getByText('Unit price').parentElement).toHaveTextContent('$100.00');
    expect(fee.getByText('Amount').parentElement).toHaveTextContent('$250.00');
    expect(fee.getByText('Contract price').parentElement).toHaveTextContent('$200.00');
    expect(fee.getByText('Answer due')).toBeVisible();
    expect(fee.getByText('Reason of fee')).toBeVisible();
  });

  it('has what waits longest first, and elsewhere the newest', async () => {
    const user = userEvent.setup();
    const { desk } = await inbox([request('one')]);
    await line('one');
    await user.click(screen.getByRole('link', { name: 'All' }));
    await screen.findByRole('table');
    const orders = desk.requests
      .filter(({ path }) => path.startsWith('/desk/request/list'))
      .map(({ path }) => new URL(path, 'http://desk').searchParams.get('sortBy'));
    expect([orders[0], orders.at(-1)]).toEqual(['createdAt', '-createdAt']);
  });

  it('says before several are approved what they come to', async () => {
    const user = userEvent.setup();
    await inbox([request('one', { amount: '80.10' }), request('two', { amount: '20.05' })]);
    await line('one');
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
    await user.click(
      within(await screen.findByRole('region', { name: '2 selected' })).getByRole('button', {
        name: 'Approve',
      }),
    );
    expect(within(await screen.findByRole('dialog')).getByText('They come to $100.15 in all.')).toBeVisible();
  });

  it('says of an approval only what the host does by itself', async () => {
    const user = userEvent.setup();
    await inbox([request('loose', { requestType: 'fee_approval', payload: {}, amount: '80.00' })]);
    await user.click(within(await line('loose')).getByRole('button', { name: 'Approve' }));
    expect(
      screen.getByText('The decision is recorded; somebody then does it and marks it as done.'),
    ).toBeVisible();
  });

  it('leads from the address of before to the vendors’ invoices that wait', async () => {
    await inbox([], [], '/requests?requestType=vendorInvoice');
    expect(await screen.findByText('Now at /vendor-invoices?decidable=true&sortBy=dueDate')).toBeVisible();
  });

  it('says why there is nothing, and that a filter may be to blame', async () => {
    const user = userEvent.setup();
    const { desk } = await inbox([], [], '/requests?view=waiting&requestType=hold');
    expect(await screen.findByText('Nothing matches these filters')).toBeVisible();
    expect(desk.sent('/desk/request/list').at(-1)?.path).toMatch(
      /requestType=hold.*decidable=true|decidable=true.*requestType=hold/,
    );
    await user.click(screen.getByRole('link', { name: 'To decide' }));
    expect(await screen.findByText('Nothing waits for your decision')).toBeVisible();
  });

  it('is a table like any other of whatever does not wait for this person, by the addresses of before as well', async () => {
    const user = userEvent.setup();
    const { desk } = await inbox(
      [request('mine', { decidable: false, status: 'declined', requestedBy: amelie._id })],
      [],
      '/requests?view=all&requestType=hold',
    );
    const row = (await screen.findByText('Reason of mine')).closest('tr') as HTMLElement;
    expect(within(row).getByRole('link', { name: 'Hold' })).toHaveAttribute('href', '/requests/mine');
    expect(within(row).getByText('Declined')).toBeVisible();
    expect(desk.sent('/desk/request/list').at(-1)?.path).toContain('requestType=hold');
    expect(screen.getByRole('link', { name: 'Asked by me' })).toHaveAttribute(
      'href',
      `/requests?requestedBy=${amelie._id}`,
    );
    expect(screen.getByRole('button', { name: /Columns/ })).toBeVisible();
    await user.click(within(row).getByRole('checkbox'));
    expect(await screen.findByRole('button', { name: 'Approve' })).toBeDisabled();
  });

  it('begins a new request on the file that is named, in the dialog of its tab', async () => {
    const user = userEvent.setup();
    await inbox([]);
    await user.click(await screen.findByRole('button', { name: 'New request' }));
    const dialog = within(screen.getByRole('dialog', { name: 'New request' }));
    await user.click(dialog.getByRole('button', { name: 'Continue on the file' }));
    expect(dialog.getByRole('combobox', { name: /File/ })).toBeInvalid();
    await user.type(dialog.getByRole('combobox', { name: /File/ }), 'F-1');
    await user.click(await screen.findByRole('option', { name: /F-1/ }));
    await user.click(dialog.getByRole('button', { name: 'Continue on the file' }));
    expect(await screen.findByText(`Now at /files/${fileId}/requests begun`)).toBeVisible();
  });

  it('sends an answer to what was asked as the request, worded anew', async () => {
    const user = userEvent.setup();
    const { decided } = await inbox([
      request('mine', {
        requestedBy: amelie._id,
        decidable: false,
        status: 'information_needed',
        decisionNote: 'Until when?',
      }),
    ]);
    await user.click(within(await line('mine')).getByRole('button', { name: 'Send it again' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Until when?')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), ', until Friday');
    await user.click(dialog.getByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText('The request is sent again.')).toBeVisible();
    expect(decided()).toEqual([{ _id: 'mine', status: 'submitted', reason: 'Reason of mine, until Friday' }]);
  });
});
