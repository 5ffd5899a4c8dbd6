import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { FileRecord } from '../../../../../src/web/screens/file/file-record';
import { FileContext } from '../../../../../src/web/screens/file/file-record';
import { PartyDialog } from '../../../../../src/web/screens/file/parties/party-dialog';
import { answer } from '../../../tabs';
import { roleOfRights, showScreen } from '../../desk';

const show = () =>
  showScreen(
    <FileContext value={{ id: 'f-1', may: ['show', 'work'] } as unknown as FileRecord}>
      <PartyDialog party={undefined} onClose={() => undefined} />
    </FileContext>,
    ({ method, path }) => {
      if (path.startsWith('/role/')) return roleOfRights({ relatedParty: ['list', 'show', 'create'] });
      return method === 'POST' && path === '/relatedParty/'
        ? answer(201, { _id: 'p-1', version: 1, businessName: 'Sample Hauling' })
        : undefined;
    },
  );

it('asks a person for the last name before anything is sent', async () => {
  const { desk } = await show();
  const lastName = await screen.findByRole('textbox', { name: 'Last name' });
  expect(screen.queryByRole('textbox', { name: /Business name/ })).toBeNull();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Add to the file' }));
  await waitFor(() => expect(lastName).toHaveFocus());
  expect(lastName).toBeInvalid();
  expect(desk.sent('/relatedParty/')).toEqual([]);
});

it('asks a business for its name, and leaves the name of a person to whoever knows one', async () => {
  const { desk } = await show();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('checkbox', { name: 'Business' }));
  expect(screen.getByRole('textbox', { name: 'Last name optional' })).toBeVisible();
  await user.type(await screen.findByRole('textbox', { name: 'Business name' }), 'Sample Hauling');
  await user.click(screen.getByRole('button', { name: 'Add to the file' }));
  expect(await screen.findByText('Sample Hauling is on the file.')).toBeVisible();
  expect(desk.sent('/relatedParty/').at(-1)?.body).toMatchObject({
    isBusiness: true,
    businessName: 'Sample Hauling',
  });
});

it('says that a party could not be read, and reads it again', async () => {
  let isAway = true;
  const party = { _id: 'p-1', version: 1, relatedPartyType: 'reference', lastName: 'Whitebear-Test' };
  await showScreen(
    <FileContext value={{ id: 'f-1', may: ['show', 'work'] } as unknown as FileRecord}>
      <PartyDialog party={{ ...party, id: 'p-1' } as never} onClose={() => undefined} />
    </FileContext>,
    ({ path }) => {
      if (path.startsWith('/role/')) return roleOfRights({ relatedParty: ['list', 'show', 'edit'] });
      if (path !== '/relatedParty/p-1') return undefined;
      return isAway ? answer(503, { message: 'Not now.', code: 'NOT_READY' }) : answer(200, party);
    },
  );
  const dialog = await screen.findByRole('dialog');
  isAway = false;
  await userEvent.setup().click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByDisplayValue('Whitebear-Test')).toBeVisible();
});
