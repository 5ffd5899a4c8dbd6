import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { HoldersRecord } from '../../../../../src/web/screens/file/searches/file-searches';
import { HolderDialog } from '../../../../../src/web/screens/file/searches/holder-dialog';
import { answer } from '../../../tabs';
import { showScreen } from '../../desk';

const held = { id: 'f-1', version: 1, parties: [] } as unknown as HoldersRecord;

it('says at each field of a lien holder that it is wanted, and sends nothing without them', async () => {
  const { desk } = await showScreen(
    <HolderDialog held={held} place="new" onClose={() => undefined} />,
    ({ path }) =>
      path.startsWith('/lienHolder/') ? answer(200, { _id: 'f-1', version: 1, parties: [] }) : undefined,
  );
  const type = await screen.findByRole('combobox', { name: 'Type of party' });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Save the lien holder' }));
  await waitFor(() => expect(type).toBeInvalid());
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeInvalid();
  expect(desk.requests.filter(({ method }) => method === 'PUT')).toEqual([]);
});
