import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { PaymentsTab } from '../../../../src/web/screens/billing/payments-tab';
import type { FileRecord } from '../../../../src/web/screens/file/file-record';
import { FileContext } from '../../../../src/web/screens/file/file-record';
import { PartiesTab } from '../../../../src/web/screens/file/parties/parties-tab';
import { RequestsTab } from '../../../../src/web/screens/file/requests/requests-tab';
import type { Place } from '../../show-in-desk';
import { roleOfRights, showScreen } from '../desk';

const fileOf = (may: readonly string[]) =>
  ({ id: 'f-1', ref: 'LNA-1', state: 'ON', clientId: 'c-9', may }) as unknown as FileRecord;

const everything = ['list', 'show', 'create', 'edit'];
const openTab = (Tab: ComponentType, may: readonly string[], path: Place) =>
  showScreen(
    <FileContext value={fileOf(may)}>
      <Tab />
    </FileContext>,
    ({ path: asked }) =>
      asked.startsWith('/role/')
        ? roleOfRights({
            request: everything,
            payment: everything,
            document: everything,
            relatedParty: everything,
          })
        : undefined,
    path,
  );

it.each([
  ['a request', RequestsTab, 'Raise a request'],
  ['a payment', PaymentsTab, 'Record a payment'],
  ['a party', PartiesTab, 'Add a party'],
] as const)('a tab that is opened to begin %s asks for it at once', async (_, Tab, title) => {
  await openTab(Tab, ['work'], { pathname: '/files/f-1/here', state: { begun: true } });
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
});

it('asks for nothing on a file that the person may not work on, or where nothing was to begin', async () => {
  const first = await openTab(RequestsTab, ['show'], {
    pathname: '/files/f-1/requests',
    state: { begun: true },
  });
  expect(await screen.findByText('No requests on this file')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  first.unmount();
  await openTab(RequestsTab, ['work'], '/files/f-1/requests');
  expect(await screen.findAllByRole('button', { name: 'Raise a request' })).not.toHaveLength(0);
  expect(screen.queryByRole('dialog')).toBeNull();
});
