import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FileRecord } from '../../../../../src/web/screens/file/file-record';
import { FileContext } from '../../../../../src/web/screens/file/file-record';
import { PartiesTab } from '../../../../../src/web/screens/file/parties/parties-tab';
import { answer } from '../../../tabs';
import { roleOfRights, showScreen } from '../../desk';

const party = (_id: string, relatedPartyType: string, businessName: string) => ({
  ...{ _id, version: 1, fileId: 'f-1', relatedPartyType, businessName, isBusiness: true },
  ...{ may: ['show'], addresses: [], phoneNumbers: [], emails: [] },
});

it('tells a trustee from those who must not hear of the debt', async () => {
  const data = [
    party('p-1', 'business_debtor', 'Sample Hauling'),
    party('p-2', 'insolvency_trustee', 'Sample Trustees'),
    party('p-3', 'neighbour', 'Sample Neighbours'),
  ];
  await showScreen(
    <FileContext value={{ id: 'f-1', may: ['show'] } as unknown as FileRecord}>
      <PartiesTab />
    </FileContext>,
    ({ path }) =>
      path.startsWith('/role/')
        ? roleOfRights({ relatedParty: ['list', 'show'] })
        : path.includes('/relatedParty/list')
          ? answer(200, { data, total: 3, page: 1, size: 500 })
          : undefined,
  );
  const may = within(await screen.findByRole('region', { name: 'Debtors, owners and trustees' }));
  expect(may.getByText('Sample Hauling')).toBeVisible();
  expect(may.getByText('Sample Trustees')).toBeVisible();
  const mayNot = within(screen.getByRole('region', { name: 'Third parties' }));
  expect(mayNot.getByText(/Never tell a third party/)).toBeVisible();
  expect(mayNot.getByText('Sample Neighbours')).toBeVisible();
  expect(mayNot.queryByText('Sample Trustees')).toBeNull();
});
