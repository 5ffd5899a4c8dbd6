import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { GeneratedList } from '../../../../../src/web/generated/generated-list';
import type { AnySlots } from '../../../../../src/web/generated/slots';
import { useSession } from '../../../../../src/web/identity/identity-context';
import { feeSlots } from '../../../../../src/web/screens/file/fees/fee-slots';
import { answer } from '../../../tabs';
import { roleOfRights, showScreen } from '../../desk';

const fee = (_id: string, direction: string, status: string) => ({
  _id,
  version: 1,
  feeType: 'skip_trace',
  direction,
  status,
  incurredOn: '2026-11-01',
  amount: '10.00',
  totalAmount: '11.30',
});
const both = [
  { _id: 'f-billed', ok: true },
  { _id: 'f-owed', ok: true },
];
const one = [
  { _id: 'f-billed', ok: true },
  { _id: 'f-owed', ok: false, code: 'CONFLICT', message: 'It was written off meanwhile.' },
];
const fees = [
  fee('f-billed', 'receivable', 'invoiced'),
  fee('f-owed', 'payable', 'approved'),
  fee('f-early', 'receivable', 'approved'),
];

function Fees() {
  const { user } = useSession();
  return user && <GeneratedList name="fee" slots={feeSlots as AnySlots} />;
}

async function list(actions: readonly string[], refuses = false, data = both) {
  const shown = await showScreen(
    <Fees />,
    ({ path }) => {
      if (path.startsWith('/role/')) return roleOfRights({ fee: actions });
      if (path.startsWith('/desk/fee/list')) return answer(200, { data: fees, total: 3 });
      if (path !== '/fee/updatePaidDate') return undefined;
      return refuses
        ? answer(422, {
            code: 'INVALID',
            message: 'paidDate must not be before the fee was incurred',
            errors: { paidDate: 'paidDate must not be before the fee was incurred' },
          })
        : answer(200, { updated: data.filter(({ ok }) => ok).length, data });
    },
    '/fees',
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows of this page' }));
  const bar = within(await screen.findByRole('region', { name: /selected/ }));
  return { user, bar, sent: () => shown.desk.sent('/fee/updatePaidDate').map(({ body }) => body) };
}

async function ask(user: ReturnType<typeof userEvent.setup>, bar: Awaited<ReturnType<typeof list>>['bar']) {
  await user.click(bar.getByRole('button', { name: 'Set the paid date' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'When were these 2 fees paid?' }));
  fireEvent.change(dialog.getByLabelText(/^Paid on/), { target: { value: '2026-11-20' } });
  await user.click(dialog.getByRole('button', { name: 'Save the paid date' }));
  return dialog;
}

it('says of many fees on which day they were paid, and leaves out what cannot be paid yet', async () => {
  const { user, bar, sent } = await list(['list', 'edit', 'updatePaidDate']);
  await ask(user, bar);
  expect(await screen.findByText('2 fees are paid.')).toBeVisible();
  expect(sent()).toEqual([{ feeIds: ['f-billed', 'f-owed'], paidDate: '2026-11-20' }]);
});

it('says of those that the host leaves why, and that the others are paid', async () => {
  const { user, bar } = await list(['list', 'edit', 'updatePaidDate'], false, one);
  await ask(user, bar);
  const said = '1 fee is paid. 1 was left as it is. It was written off meanwhile.';
  expect(await screen.findByText(said)).toBeVisible();
});

it('keeps the dialog with the reason where the host refuses the day', async () => {
  const { user, bar } = await list(['list', 'edit', 'updatePaidDate'], true);
  const dialog = await ask(user, bar);
  expect((await dialog.findAllByText(/before the fee was incurred/))[0]).toBeVisible();
  expect(dialog.getByText(/^1 is left out/)).toBeVisible();
});

it('is not offered to whoever keeps fees and not their payment', async () => {
  const { bar } = await list(['list', 'edit', 'delete']);
  expect(bar.queryByRole('button', { name: 'Set the paid date' })).toBeNull();
});
