import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { permissionsOf } from '#contract/roles/seeded-roles';
import type { FileRecord } from '../../../../../src/web/screens/file/file-record';
import { FileContext } from '../../../../../src/web/screens/file/file-record';
import { RepairCard } from '../../../../../src/web/screens/file/repairs/repair-card';
import type { RepairRow } from '../../../../../src/web/screens/file/repairs/file-repairs';
import { answer } from '../../../tabs';
import { showInDesk } from '../../../show-in-desk';

const request = {
  ...{ _id: 'q-1', requestType: 'repair_approval', status: 'declined', fileIds: ['f-1'], may: [] },
  ...{ reason: 'Tires', requestedBy: 'u-2', requestedByCompanyId: 'c-1', decidable: false },
  ...{ createdAt: '2026-11-20T12:00:00Z', dueDate: null, payload: {} },
  decisionNote: 'It sells as well without them.',
};

const show = (repair: object) =>
  showInDesk(
    <FileContext value={{ id: 'f-1', closed: false, may: [] } as unknown as FileRecord}>
      <RepairCard
        repair={
          {
            id: 'x-1',
            category: 'tires_wheels',
            status: 'declined',
            may: [],
            ...repair,
          } as unknown as RepairRow
        }
        onEdit={() => undefined}
      />
    </FileContext>,
    {
      role: {
        ...{ _id: 'r-1', key: 'file_manager', name: 'File manager' },
        permissions: permissionsOf('file_manager'),
      },
      host: ({ path }) =>
        path.startsWith('/desk/request/list')
          ? answer(200, { data: [request], total: 1, count: 1 })
          : undefined,
    },
  );

it('says of a repair that was declined why, where it was estimated', async () => {
  await show({ approvalRequestId: 'q-1' });
  expect(await screen.findByText('It sells as well without them.')).toBeVisible();
});

it('says nothing of what was decided about another', async () => {
  await show({ approvalRequestId: 'q-2' });
  expect(await screen.findByText('Declined')).toBeVisible();
  expect(screen.queryByText('It sells as well without them.')).toBeNull();
});
