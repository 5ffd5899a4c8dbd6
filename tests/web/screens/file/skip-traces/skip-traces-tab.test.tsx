import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { FileRecord } from '../../../../../src/web/screens/file/file-record';
import { FileContext } from '../../../../../src/web/screens/file/file-record';
import { SkipTracesTab } from '../../../../../src/web/screens/file/skip-traces/skip-traces-tab';
import { answer } from '../../../tabs';
import { roleOfRights, showScreen } from '../../desk';

const file = { id: 'f-1', may: ['show', 'work'] } as unknown as FileRecord;
const partyId = '00000000-0000-4000-8000-000000000001';
const party = {
  ...{ _id: partyId, version: 1, fileId: 'f-1', relatedPartyType: 'primary_debtor' },
  ...{ firstName: 'Ann', lastName: 'Ames', riskFlags: ['dog'] },
};
const trace = {
  ...{ _id: 't-1', version: 3, fileId: 'f-1', relatedPartyId: partyId, may: ['edit'] },
  ...{ skipTraceType: 'basic_phone_address', source: 'Calls', permissiblePurpose: 'locate_collateral' },
  ...{ result: 'new_lead', cost: '45.00', orderedAt: new Date().toISOString(), sharedWithVendor: false },
  addresses: [{ line1: '12 Sample Rd', city: 'Guelph', state: 'ON', source: 'Landlord' }],
  phones: [{ number: '+14165550188', verified: true }],
};

const open = () =>
  showScreen(
    <FileContext value={file}>
      <SkipTracesTab />
    </FileContext>,
    ({ method, path }) => {
      if (path.startsWith('/role/'))
        return roleOfRights({
          skipTrace: ['list', 'show', 'create', 'edit'],
          relatedParty: ['list', 'show', 'edit'],
        });
      if (path.includes('/skipTrace/promote')) return answer(200, trace);
      if (path.includes('/skipTrace/list')) return answer(200, { data: [trace], total: 1 });
      if (path.includes('/relatedParty/')) return answer(200, { data: [party], total: 1, ...party });
      return method === 'PATCH' ? answer(200, { ...trace, sharedWithVendor: true, version: 4 }) : undefined;
    },
  );

it('shows a trace with what one must know of whom it looks for, and copies a finding to that party', async () => {
  const user = userEvent.setup();
  const { desk } = await open();
  expect(await screen.findByText('12 Sample Rd, Guelph, ON')).toBeVisible();
  expect(await screen.findByText('Dog')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy to a party: (416) 555-0188' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Copy to a party' }));
  expect(await screen.findByText('(416) 555-0188 stands with the party now.')).toBeVisible();
  expect(desk.sent('/desk/skipTrace/promote')).toMatchObject([
    { body: { skipTraceId: 't-1', version: 3, finding: 'phone', position: 0, relatedPartyId: partyId } },
  ]);
}, 20_000);

it('shares a trace with the vendors on the file', async () => {
  const user = userEvent.setup();
  const { desk } = await open();
  await user.click(await screen.findByRole('button', { name: 'Share with vendors' }));
  expect(await screen.findByText(/The vendors on the file see this trace now/)).toBeVisible();
  expect(desk.sent('/skipTrace/').filter(({ method }) => method === 'PATCH')).toMatchObject([
    { body: { _id: 't-1', sharedWithVendor: true } },
  ]);
}, 20_000);

it('says before a trace is ordered that the same was made lately, and what it cost', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(await screen.findByRole('button', { name: 'Order or record a trace' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/The same kind of trace was made 0 days ago/)).toHaveTextContent('$45.00');
}, 20_000);
