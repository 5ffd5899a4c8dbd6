import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FeeActions } from '../../../../../src/web/screens/file/fees/fee-actions';
import type { FeeRow } from '../../../../../src/web/screens/file/fees/file-fees';
import type { FileRecord } from '../../../../../src/web/screens/file/file-record';
import { FileContext } from '../../../../../src/web/screens/file/file-record';
import { answer } from '../../../tabs';
import { roleOfRights, showScreen } from '../../desk';

const file = { id: 'f-1', may: ['show', 'work'] } as unknown as FileRecord;
const fee = (values: object) =>
  ({
    id: 'fee-1',
    feeType: 'skip_trace',
    direction: 'receivable',
    status: 'paid',
    ...values,
  }) as unknown as FeeRow;

const show = (one: FeeRow, actions: readonly string[], values: Partial<FileRecord> = {}) =>
  showScreen(
    <FileContext value={{ ...file, ...values }}>
      <h1>Fees</h1>
      <FeeActions fee={one} onEdit={() => undefined} />
    </FileContext>,
    ({ path }) => {
      if (path.startsWith('/role/')) return roleOfRights({ fee: actions, request: ['show'] });
      if (path === '/request/r-1') return answer(200, { _id: 'r-1', requestedBy: 'u-amelie' });
      return path === '/fee/updatePaidDate'
        ? answer(200, { updated: 1, data: [{ _id: 'f-1', ok: true }] })
        : undefined;
    },
  );

const menu = { name: /^What can be done with/ };

it('sets another day on which a paid fee was paid, of which nothing else can be done', async () => {
  const user = userEvent.setup();
  const { desk } = await show(fee({}), ['edit', 'updatePaidDate']);
  await user.click(await screen.findByRole('button', menu));
  await user.click(await screen.findByRole('menuitem', { name: 'Set the paid date' }));
  await user.click(await screen.findByRole('button', { name: 'Save the paid date' }));
  expect(await screen.findByText('1 fee is paid.')).toBeVisible();
  expect(desk.sent('/fee/updatePaidDate')).toMatchObject([{ body: { feeIds: ['fee-1'] } }]);
});

it('says nothing of payment of what is not billed yet, nor to whoever does not keep payments', async () => {
  const user = userEvent.setup();
  const { unmount } = await show(fee({ status: 'approved' }), ['edit', 'updatePaidDate']);
  await user.click(await screen.findByRole('button', menu));
  expect(await screen.findByRole('menuitem', { name: /^Write off/ })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Set the paid date' })).toBeNull();
  unmount();
  await show(fee({}), ['edit']);
  await screen.findByRole('heading', { name: 'Fees' });
  expect(screen.queryByRole('button', menu)).toBeNull();
});

it('offers no approval to who named the price that waits, and says why', async () => {
  const user = userEvent.setup();
  const waiting = fee({ status: 'pending_approval', approvalRequestId: 'r-1', createdBy: 'u-else' });
  await show(waiting, ['edit', 'approveOverThreshold']);
  await user.click(await screen.findByRole('button', menu));
  const approve = await screen.findByRole('menuitem', { name: /you entered it/ });
  expect(approve).toHaveTextContent('Approve');
  expect(approve).toHaveAttribute('aria-disabled', 'true');
});

it('offers nobody else what the client alone decides, and says that it does', async () => {
  const user = userEvent.setup();
  const waiting = fee({ status: 'pending_approval', createdBy: 'u-else', clientDecides: true });
  await show(waiting, ['edit', 'approveOverThreshold']);
  await user.click(await screen.findByRole('button', menu));
  for (const act of ['Approve', 'Decline']) {
    const item = await screen.findByRole('menuitem', { name: new RegExp(`^${act}.*its client decides`) });
    expect(item).toHaveAttribute('aria-disabled', 'true');
  }
});

it('offers nothing with a draft once the file is closed, and what stands still to be paid', async () => {
  const closed = { closed: true };
  const { unmount } = await show(fee({ status: 'draft' }), ['edit', 'approveOverThreshold'], closed);
  await screen.findByRole('heading', { name: 'Fees' });
  expect(screen.queryByRole('button', menu)).toBeNull();
  unmount();
  await show(fee({ status: 'approved' }), ['edit'], closed);
  expect(await screen.findByRole('button', menu)).toBeVisible();
});
