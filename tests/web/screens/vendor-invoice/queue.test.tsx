import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { vendorInvoice as declaration } from '#contract/resources/vendor-invoice';
import type { DeskRecord } from '../../../../src/web/data/record';
import { AccountsActions } from '../../../../src/web/screens/vendor-invoice/accounts-actions';
import { BulkDecide } from '../../../../src/web/screens/vendor-invoice/bulk-decide';
import { LevelCell } from '../../../../src/web/screens/vendor-invoice/level-cell';
import { answer } from '../../tabs';
import { showScreen } from '../desk';
import { hostOf, vendorInvoice } from './vendor-invoices';

const ticked = (invoices: readonly { readonly _id: string }[]) =>
  invoices.map((one) => ({ ...one, id: one._id }) as unknown as DeskRecord);

describe('the queue of vendors’ invoices', () => {
  it('says in a line of the list how far up an invoice is, and whom it waits for', async () => {
    const record = vendorInvoice('one') as unknown as DeskRecord;
    const name = 'approvalLevel';
    const cell = { resource: 'vendorInvoice', name, field: declaration.fields[name], place: 'row' } as const;
    await showScreen(<LevelCell {...cell} value={2} record={record} />, hostOf([]));
    expect(await screen.findByText('2 of 3 · Supervisor')).toBeVisible();
  });

  it('says how many invoices wait for the accounts and what they come to before any is posted', async () => {
    const user = userEvent.setup();
    const { desk } = await showScreen(
      <AccountsActions />,
      hostOf(
        [vendorInvoice('one', { total: '1000.50' }), vendorInvoice('two', { total: '234.00' })],
        ({ path }) =>
          path === '/vendorInvoice/trigger-pending-invoices'
            ? answer(200, { posted: 2, refused: 0, waiting: 0 })
            : undefined,
      ),
    );
    const posted = () => desk.requests.filter(({ path }) => path.includes('trigger-pending'));
    await user.click(await screen.findByRole('button', { name: 'Post what waits' }));
    const dialog = await screen.findByRole('dialog', { name: 'Post 2 invoices to the accounts?' });
    expect(dialog).toHaveTextContent('They come to $1,234.50 in all.');
    expect(posted()).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Post what waits' }));
    expect(await screen.findByText('2 posted, 0 refused, 0 still waiting.')).toBeVisible();
    expect(posted()).toHaveLength(1);
  });

  it('decides those that wait for this person alone, after their number and sum were said', async () => {
    const user = userEvent.setup();
    const invoices = [
      vendorInvoice('one'),
      vendorInvoice('two', { total: '61.00' }),
      vendorInvoice('other', { may: ['show'] }),
    ];
    const records = ticked(invoices);
    const { desk } = await showScreen(
      <BulkDecide ids={records.map(({ id }) => id)} records={records} done={() => undefined} />,
      hostOf(invoices, ({ path }) =>
        path === '/desk/vendorInvoice/decide'
          ? answer(200, {
              data: [
                { _id: 'one', ok: true },
                { _id: 'two', ok: true },
              ],
            })
          : undefined,
      ),
    );
    await screen.findByRole('button', { name: 'Approve selected' });
    await user.keyboard('a');
    const dialog = await screen.findByRole('dialog', { name: 'Decide 2 invoices' });
    expect(dialog).toHaveTextContent('They come to $400.00 in all.');
    expect(dialog).toHaveTextContent('1 more does not wait for this and stays as it is.');
    await user.type(within(dialog).getByRole('textbox'), 'As agreed.');
    await user.click(within(dialog).getByRole('button', { name: 'Approve selected' }));
    expect(await screen.findByRole('dialog', { name: '2 of 2 decided' })).toBeVisible();
    const [decided] = desk.requests.filter(({ path }) => path === '/desk/vendorInvoice/decide');
    expect(decided?.body).toMatchObject({ ids: ['one', 'two'], decision: 'approved', note: 'As agreed.' });
  });

  it('decides also those that were ticked on other pages', async () => {
    const user = userEvent.setup();
    const invoices = [vendorInvoice('one'), vendorInvoice('two', { total: '61.00' })];
    const [first] = ticked(invoices);
    await showScreen(
      <BulkDecide ids={['one', 'two']} records={first ? [first] : []} done={() => undefined} />,
      hostOf(invoices),
    );
    await user.click(await screen.findByRole('button', { name: 'Reject selected' }));
    expect(await screen.findByRole('dialog', { name: 'Decide 2 invoices' })).toHaveTextContent('$400.00');
  });
});
