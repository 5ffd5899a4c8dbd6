import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { FileMove, FileRecord } from '../../../../../src/web/screens/file/file-record';
import { FileContext } from '../../../../../src/web/screens/file/file-record';
import { MoveDialog } from '../../../../../src/web/screens/file/move/move-dialog';
import { answer } from '../../../tabs';
import { showScreen } from '../../desk';

const file = {
  ...{ id: 'f-1', version: 4, status: 'reserve_pending', stage: 'remarketing', state: 'ON', may: ['edit'] },
  remarketing: { noSaleCount: 1 },
} as unknown as FileRecord;
const move = (status: string) =>
  ({ status, stage: 'remarketing', allowed: true, reasons: [], needsReason: false }) as unknown as FileMove;

const near = '01990000-0000-7000-8000-000000000012';
const auction = (name: string, km: number | null, more: object = {}) => ({
  ...{
    companyId: name === 'near' ? near : name,
    companyName: `Auction ${name}`,
    activityType: 'auction',
    city: 'Ottawa',
    state: 'ON',
  },
  ...{ companyStatus: 'active', blocked: null, serves: true, licensed: null, isOn: false, km },
  ...{ feeType: null, price: null, unit: null, asked: 0, accepted: 0, secured: 0, isUsual: false, ...more },
});

const show = (status: string) =>
  showScreen(
    <FileContext value={file}>
      <MoveDialog move={move(status)} onClose={() => undefined} />
    </FileContext>,
    ({ method, path }) => {
      if (path.startsWith('/desk/companyAssignment/candidates'))
        return answer(200, {
          data: [
            auction('far', 900),
            auction('elsewhere', 3, { serves: false }),
            auction('near', 12),
            auction('unknown', null),
            auction('shut', 1, { companyStatus: 'suspended' }),
          ],
        });
      return method === 'PATCH' ? answer(200, { ...file, _id: 'f-1' }) : undefined;
    },
  );

it('names the nearest auctions that may sell the asset where it is brought to one, and takes the one that is pressed', async () => {
  const { desk } = await show('transport_to_auction');
  const nearest = within(await screen.findByRole('radiogroup', { name: 'The nearest auctions' }));
  expect(nearest.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
    'Auction nearOttawa, Ontario · 12 km away',
    'Auction farOttawa, Ontario · 900 km away',
    'Auction unknownOttawa, Ontario',
  ]);
  const me = userEvent.setup();
  await me.click(nearest.getByRole('radio', { name: /^Auction near/ }));
  await me.click(screen.getByRole('button', { name: /move to/i }));
  await waitFor(() =>
    expect(desk.requests.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      status: 'transport_to_auction',
      remarketing: { auctionId: near, noSaleCount: 1 },
    }),
  );
});

it('names none where the move asks for none', async () => {
  const { desk } = await show('recon_review');
  expect(await screen.findByRole('button', { name: /move to/i })).toBeVisible();
  expect(desk.sent('/desk/companyAssignment/candidates')).toEqual([]);
});
