import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { roleKeys, seededRoles } from '#contract/roles/role-keys';
import type { RoleKey } from '#contract/roles/role-keys';
import { permissionsOf } from '#contract/roles/seeded-roles';
import type { Gate } from '#contract/lifecycles/status-row';
import { vocabularies } from '#contract/vocabularies/index';
import type { FileRecord } from '../../../../../src/web/screens/file/file-record';
import { FileContext } from '../../../../../src/web/screens/file/file-record';
import { GateActs } from '../../../../../src/web/screens/file/gates/gate-acts';
import { answer } from '../../../tabs';
import { showInDesk } from '../../../show-in-desk';

const request = {
  ...{ _id: 'q-1', requestType: 'reserve_approval', status: 'submitted', fileIds: ['f-1'], may: [] },
  ...{ reason: 'As appraised', requestedBy: 'u-2', requestedByCompanyId: 'c-1', decidable: true },
  ...{ createdAt: '2026-11-20T12:00:00Z', dueDate: null, payload: {} },
};
const company = { _id: 'c-9', companyName: 'Nord Saisie' };
const lists: Readonly<Record<string, readonly object[]>> = {
  '/desk/request/list': [request],
  '/vendorInvoice/list': [{ _id: 'v-1', invoiceNumber: 'V-77', invoiceStatus: 'submitted' }],
  '/desk/skipTrace/list': [
    {
      ...{ _id: 't-1', fileId: 'f-1', skipTraceType: 'relatives_references', source: 'Calls to references' },
      ...{ result: 'pending', permissiblePurpose: 'locate_collateral', may: ['edit'] },
    },
  ],
  '/company/batch': [company],
};

/** Shows gates as a role sees them that holds what it is seeded with, from its own side. */
async function show(
  role: RoleKey,
  gates: readonly Gate[],
  over: Partial<FileRecord> = {},
  held: object = { compliance: [] },
) {
  const permissions = permissionsOf(role);
  const onFile = permissions.find(({ resource }) => resource === 'file')?.actions ?? [];
  const file = {
    ...{ id: 'f-1', closed: false, state: 'ON', contractType: 'conditional_sale', may: [...onFile, 'work'] },
    ...{ assignedCompanies: ['c-9'], moves: [], status: 'close_checklist', serialNumber: '1' },
    ...over,
  } as unknown as FileRecord;
  await showInDesk(
    <FileContext value={file}>
      <ul>
        {gates.map((gate) => (
          <li key={gate} aria-label={gate}>
            <GateActs gate={gate} />
          </li>
        ))}
      </ul>
    </FileContext>,
    {
      activityType: seededRoles[role].assignableToActivityTypes[0],
      role: { _id: 'r-1', key: role, name: role, permissions },
      host: ({ path }) => {
        if (path.startsWith('/company/c-9')) return answer(200, { ...company, ...held });
        if (path.startsWith('/lienHolder/')) return answer(200, { _id: 'f-1', parties: [] });
        const rows = Object.entries(lists).find(([list]) => path.startsWith(list))?.[1];
        return rows && answer(200, { data: rows, total: rows.length, count: rows.length });
      },
    },
  );
}

const at = (gate: Gate) => within(screen.getByRole('listitem', { name: gate }));

describe('At every gate', () => {
  it.each(roleKeys)(
    'a %s finds what opens it, or who can',
    async (role) => {
      await show(role, vocabularies.gate);
      const isBare = (gate: Gate): boolean => {
        const line = screen.getByRole('listitem', { name: gate });
        const ways = [...within(line).queryAllByRole('button'), ...within(line).queryAllByRole('link')];
        return ways.length === 0 && !/Opened by: \S|As appraised/.test(line.textContent);
      };
      await waitFor(() => expect(vocabularies.gate.filter(isBare)).toEqual([]), { timeout: 5000 });
    },
    60_000,
  );

  it('a licence is asked for again where the gate does not take what is written down, unless the company is blocked', async () => {
    const licence = { type: 'bailiff_appointment', state: 'ON', number: 'B-1', documentId: 'd-1' };
    const compliance = [licence];
    await show('supervisor', ['licensed_vendor'], {}, { compliance, assignmentBlocked: false });
    const button = { name: 'Add the licence of Nord Saisie' };
    expect(await at('licensed_vendor').findByRole('button', button)).toBeVisible();
    cleanup();
    await show('supervisor', ['licensed_vendor'], {}, { compliance, assignmentBlocked: true });
    expect(await at('licensed_vendor').findByRole('button', { name: 'Assign a company' })).toBeVisible();
    expect(at('licensed_vendor').queryByRole('button', button)).toBeNull();
  });

  it('the button does that very thing: what the gate waits for is asked for with what is known', async () => {
    const me = userEvent.setup();
    await show('supervisor', ['quote_paid', 'licensed_vendor', 'outcome_agrees'], {
      closingReason: 'recovered_sold',
      redemption: { quotedAmount: '4200.00' },
      remarketing: { salePrice: '15000.00' },
    } as never);
    await me.click(await at('quote_paid').findByRole('button', { name: 'Record a payment' }));
    expect(await screen.findByDisplayValue(/^4,?200/)).toBeVisible();
    await me.click(screen.getByRole('button', { name: 'Cancel' }));
    await me.click(
      await at('licensed_vendor').findByRole('button', { name: 'Add the licence of Nord Saisie' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Add the licence of Nord Saisie' });
    expect(within(dialog).getByText(/Bailiff appointment, Ontario: with it/i)).toBeVisible();
    await me.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await me.click(at('outcome_agrees').getByRole('button', { name: 'Record a payment' }));
    expect(await screen.findByDisplayValue(/^15,?000/)).toBeVisible();
  }, 60_000);

  it('what a trace found is written into the one that is under way, and a paid one is asked for', async () => {
    const me = userEvent.setup();
    await show('file_manager', ['lead_found', 'paid_search_asked']);
    await me.click(await at('lead_found').findByRole('button', { name: 'Record what a trace found' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Relatives and references' });
    expect(within(dialog).getByDisplayValue('Calls to references')).toBeVisible();
    await me.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await me.click(await at('paid_search_asked').findByRole('button', { name: 'Ask: Paid trace approval' }));
    expect(await screen.findByRole('combobox', { name: 'What do you ask for?' })).toHaveTextContent(
      'Paid trace approval',
    );
  }, 60_000);

  it('what was seen is recorded as the attempt that it was, by who was out', async () => {
    const me = userEvent.setup();
    await show('vendor_manager', ['asset_seen']);
    await me.click(await at('asset_seen').findByRole('button', { name: 'Record an attempt' }));
    expect(await screen.findByRole('dialog', { name: 'Record an attempt' })).toBeVisible();
  }, 60_000);

  it('what a repair would cost is recorded, and the client is asked among the repairs', async () => {
    const me = userEvent.setup();
    await show('remarketing_specialist', ['repair_estimated', 'repair_approved']);
    await me.click(await at('repair_estimated').findByRole('button', { name: 'Record an estimate' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a repair' });
    expect(within(dialog).getByRole('textbox', { name: /^Estimate optional/ })).toBeVisible();
    await me.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    const way = await at('repair_approved').findByRole('link', { name: 'To the repairs and their approval' });
    expect(way).toHaveAttribute('href', expect.stringMatching(/\/files\/f-1\/repairs$/));
  }, 60_000);

  it('whoever cannot is told who can', async () => {
    await show('field_agent', ['licensed_vendor', 'photos_complete']);
    expect(
      await at('licensed_vendor').findByText(/^Opened by: Administrator, Supervisor, File manager/),
    ).toBeVisible();
    const way = await at('photos_complete').findByRole('link', { name: 'To the photos' });
    expect(way).toHaveAttribute('href', expect.stringMatching(/\/files\/f-1\/documents$/));
  });

  it('a notice that runs opens its gate by itself', async () => {
    await show('file_manager', ['notice_expired'], { notice: { earliestSaleDate: '2026-12-15' } } as never);
    expect(await screen.findByText(/^Opens by itself on .*15/)).toBeVisible();
  });
});
