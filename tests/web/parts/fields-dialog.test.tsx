import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRefresh } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { FieldsDialog } from '../../../src/web/parts/fields-dialog';
import type { FileRecord } from '../../../src/web/screens/file/file-record';
import { FileContext } from '../../../src/web/screens/file/file-record';
import type { PartyRow } from '../../../src/web/screens/file/parties/file-parties';
import { PartyDialog } from '../../../src/web/screens/file/parties/party-dialog';
import { answer } from '../tabs';
import { showScreen } from '../screens/desk';

const file = { id: 'f-1', may: ['show', 'work'] } as unknown as FileRecord;
const party = {
  _id: 'p-1',
  id: 'p-1',
  version: 4,
  fileId: 'f-1',
  relatedPartyType: 'guarantor',
  isBusiness: false,
  firstName: 'Ann',
  lastName: 'Roy',
  relationship: 'sister',
};
const later = {
  ...party,
  version: 5,
  relationship: 'cousin',
  updatedAt: '2026-11-20T15:00:00Z',
  updatedBy: 'u-boris',
};

/** The dialog of a party that somebody else changes while it stands open. */
function Party() {
  const fetchAgain = useRefresh();
  return (
    <FileContext value={file}>
      <PartyDialog party={party as unknown as PartyRow} onClose={() => undefined} />
      <button type="button" onClick={fetchAgain} data-testid="news" />
    </FileContext>
  );
}

it('keeps the values and the version with which it was opened, and says that somebody changed the record', async () => {
  let now: object = party;
  const { desk } = await showScreen(<Party />, ({ method, path }) => {
    if (method === 'PATCH')
      return answer(412, { code: 'STALE', message: 'Someone else changed this record.', current: later });
    return path.startsWith('/relatedParty/p-1') ? answer(200, now) : undefined;
  });
  const user = userEvent.setup();
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Ann Roy' }));
  const first = dialog.getByLabelText(/^First name/);
  await user.clear(first);
  await user.type(first, 'Anna');
  now = later;
  screen.getByTestId('news').click();
  expect(await dialog.findByRole('status')).toHaveTextContent(/^Changed .* by /);
  expect(dialog.getByLabelText(/^Relationship/)).toHaveValue('sister');
  await user.click(dialog.getByRole('button', { name: /^Save/ }));
  expect(await dialog.findByText('Someone else changed this record.')).toBeVisible();
  const sent = desk.requests.filter(({ method }) => method === 'PATCH');
  await waitFor(() =>
    expect(sent.map(({ body, headers }) => [body, headers.get('if-match')])).toEqual([
      [{ _id: 'p-1', firstName: 'Anna' }, '"4"'],
    ]),
  );
});

it('holds a field to its declaration as soon as it is left, also where it is not needed, and sends nothing that is not right', async () => {
  const { desk } = await showScreen(
    <FieldsDialog
      title="New company"
      resource="company"
      asked={['companyName', 'code', 'fax']}
      values={{ companyName: 'Roy Bailiffs', code: 'ROY' }}
      save="Add"
      onSave={() => Promise.reject(new Error('sent'))}
      onClose={() => undefined}
    />,
    () => undefined,
  );
  const user = userEvent.setup();
  const dialog = within(await screen.findByRole('dialog', { name: 'New company' }));
  const fax = dialog.getByLabelText(/^Fax/);
  await user.type(fax, '12');
  await user.tab();
  await waitFor(() => expect(fax).toBeInvalid());
  await user.clear(fax);
  await waitFor(() => expect(fax).toBeValid());
  const name = dialog.getByLabelText(/^Company name/);
  await user.clear(name);
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(name).toBeInvalid());
  expect(name).toHaveFocus();
  expect(dialog.queryByText('sent')).toBeNull();
  expect(desk.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});

it('says what is wrong in a row of a list at the row, and leaves alone what is not touched', async () => {
  const phones = [{ number: '12' }];
  const saved = vi.fn(() => Promise.resolve('Saved.'));
  await showScreen(
    <FieldsDialog
      title="Ann Roy"
      resource="relatedParty"
      asked={['relationship', 'phoneNumbers', 'addresses']}
      record={{ id: 'p-1' }}
      values={{
        relationship: 'sister',
        phoneNumbers: phones,
        addresses: [{ line1: '1 Main', city: 'Sudbury' }],
      }}
      save="Save"
      onSave={saved}
      onClose={() => undefined}
    />,
    () => undefined,
  );
  const user = userEvent.setup();
  const dialog = within(await screen.findByRole('dialog', { name: 'Ann Roy' }));
  const postal = dialog.getByLabelText(/^Postal code/);
  await user.type(postal, 'H2X');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(postal).toBeInvalid());
  expect(saved).not.toHaveBeenCalled();
  await user.clear(postal);
  await user.type(postal, 'p3e 1b4');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
});
