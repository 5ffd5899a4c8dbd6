import { screen, waitFor, within } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import type { StatusName } from '#contract/lifecycles/status-row';
import { permissionsOf } from '#contract/roles/seeded-roles';
import type { FileRecord } from '../../../../../src/web/screens/file/file-record';
import { FileContext } from '../../../../../src/web/screens/file/file-record';
import { ChecksSection } from '../../../../../src/web/screens/file/overview/checks-section';
import { CloseTest } from '../../../../../src/web/screens/file/move/close-test';
import { showInDesk } from '../../../show-in-desk';
import { answer } from '../../../tabs';

const blockers = [
  { gate: 'lien_discharged_or_waived', message: 'Lien discharged or waived', link: '/files/f-1/gates' },
  { gate: 'documents_required', message: 'A document is needed.', link: '/files/f-1/documents' },
  { gate: 'personal_effects', message: 'Belongings are in storage.', link: '/files/f-1/gates' },
];

function Closing() {
  return (
    <FormProvider {...useForm()}>
      <CloseTest onLeave={() => undefined} />
    </FormProvider>
  );
}

const show = (status: StatusName, at = '/') =>
  showInDesk(
    <FileContext
      value={
        {
          ...{ id: 'f-1', status, stage: 'close_out', closed: false, closingReason: 'recovered_sold' },
          ...{ state: 'ON', contractType: 'secured_loan', version: 3, may: ['show', 'work'], moves: [] },
        } as unknown as FileRecord
      }
    >
      <ChecksSection />
      <Closing />
    </FileContext>,
    {
      at,
      role: { _id: 'r-1', key: 'supervisor', name: 'Supervisor', permissions: permissionsOf('supervisor') },
      host: ({ path }) => {
        if (path.startsWith('/lienHolder/')) return answer(200, { _id: 'f-1', parties: [] });
        return path === '/stage/close-file-test'
          ? answer(200, { canClose: false, blockers, warnings: [], overridable: false })
          : undefined;
      },
    },
  );

it.each(['close_requested', 'awaiting_vendor_acknowledgement', 'ready_to_close'] as const)(
  'what will keep a file from being closed stands in its overview before the last move: %s',
  async (status) => {
    await show(status);
    const checks = await screen.findByRole('region', { name: 'Checks and gates' });
    expect(await within(checks).findByText('Needed for “Closed”')).toBeVisible();
    const [gate, ...others] = within(checks).getAllByRole('listitem');
    expect(gate).toHaveTextContent('Lien discharged or waived');
    expect(others).toEqual([]);
    const [first, second, third] = screen.getAllByRole('link', { name: 'Go there' });
    expect(first).toHaveAttribute('href', `/files/f-1/overview#${gate?.id}`);
    expect(second).toHaveAttribute('href', '/files/f-1/documents');
    expect(third).toHaveAttribute('href', '/files/f-1/overview');
  },
);

it('who is led to one of them stands at it, though it is known later than the file', async () => {
  await show('close_requested', '/files/f-1/overview#gate-lien-discharged-or-waived');
  const words = await screen.findByText('Needed for “Closed”');
  await waitFor(() => expect(words.closest('li')).toHaveFocus());
});
