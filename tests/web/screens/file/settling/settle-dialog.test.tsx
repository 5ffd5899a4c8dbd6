import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { FileRecord } from '../../../../../src/web/screens/file/file-record';
import { FileContext } from '../../../../../src/web/screens/file/file-record';
import { SettleDialog } from '../../../../../src/web/screens/file/settling/settle-dialog';
import { showInDesk } from '../../../show-in-desk';
import { answer } from '../../../tabs';
import type { Request } from '../../../tabs';

const file = {
  ...{ id: 'f-1', ref: 'LNA-1', closed: false, may: ['work'] },
  remarketing: { salePrice: '9000.00' },
} as unknown as FileRecord;

const rows = (data: readonly object[] = []) => answer(200, { data, total: data.length });

/** The steps of a sale before somebody who does this with what they take, on a host that answers so. */
async function settle(actions: readonly string[], host: (request: Request) => Response | undefined) {
  const permissions = ['payment', 'invoice', 'fee', 'document'].map((resource) => ({ resource, actions }));
  const shown = await showInDesk(
    <FileContext value={file}>
      <SettleDialog onClose={() => undefined} />
    </FileContext>,
    {
      role: { _id: 'r-1', key: 'accountant', name: 'Accountant', permissions },
      host: (request) =>
        host(request) ??
        (request.path.endsWith('/money')
          ? answer(200, { billing: { trustHeld: '0.00' } })
          : request.method === 'GET' && /list/.test(request.path)
            ? rows()
            : undefined),
    },
  );
  return { ...shown, user: userEvent.setup() };
}

describe('the steps of a sale', () => {
  it('begin with what waits for who looks, and say where it stands once they step back', async () => {
    const { user } = await settle(['list', 'create', 'edit'], () => undefined);
    const act = await screen.findByRole('dialog', { name: /^Record a payment/ });
    expect(within(act).getByLabelText('Amount')).toHaveValue('9,000.00');
    await user.click(within(act).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(screen.getByText('The purchaser pays $9,000.00, which is held in trust.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Record it' }));
    expect(await screen.findByRole('dialog', { name: /^Record a payment/ })).toBeVisible();
  });

  it('lose nothing that was typed where the host refuses, and say why', async () => {
    const { user } = await settle(['list', 'create', 'edit'], ({ path }) =>
      path === '/desk/payment/receive'
        ? answer(409, { code: 'CONFLICT', message: 'The books are closed until 30 November 2026.' })
        : undefined,
    );
    const act = within(await screen.findByRole('dialog', { name: /^Record a payment/ }));
    await user.type(act.getByLabelText(/^Reference/), 'AUC-7');
    await user.click(act.getByRole('button', { name: 'Record the payment' }));
    expect(await act.findByText('The books are closed until 30 November 2026.')).toBeVisible();
    expect(act.getByLabelText(/^Reference/)).toHaveValue('AUC-7');
  });

  it('ask nobody for what is not theirs, and say whose it is', async () => {
    await settle(['list'], () => undefined);
    expect(await screen.findByText(/^Done by: .*Accountant/)).toBeVisible();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('leave a draft to who may issue it', async () => {
    const draft = { _id: 'i-1', version: 1, fileId: 'f-1', status: 'draft', balanceDue: '113.00' };
    const cleared = {
      _id: 'p-1',
      version: 1,
      paymentType: 'sale_proceeds',
      method: 'eft',
      status: 'cleared',
    };
    await settle(['list', 'create', 'edit'], ({ path }) => {
      if (path.includes('/invoice/list')) return rows([{ ...draft, creditOfInvoiceId: null }]);
      return path.includes('/payment/list') ? rows([{ ...cleared, amount: '9000.00' }]) : undefined;
    });
    expect(await screen.findByText('The invoice is a draft. Look at it, and issue it.')).toBeVisible();
    expect(screen.getByText('Done by: Administrator, Accountant')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Issue it' })).toBeNull();
  });
});
