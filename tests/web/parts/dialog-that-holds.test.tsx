import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { FieldsDialog } from '../../../src/web/parts/fields-dialog';
import { showScreen } from '../screens/desk';

function Opened() {
  const [open, setOpen] = useState(true);
  if (!open) return <p>closed</p>;
  return (
    <FieldsDialog
      title="A party"
      resource="relatedParty"
      asked={['firstName', 'relatedPartyType', 'dateOfBirth', 'isBusiness', 'emails']}
      values={{
        ...{ firstName: 'Ann', relatedPartyType: 'guarantor', dateOfBirth: null, isBusiness: false },
        emails: null,
      }}
      save="Keep"
      onSave={() => Promise.resolve(undefined)}
      onClose={() => setOpen(false)}
    />
  );
}

const typed = async () => {
  const user = userEvent.setup();
  await showScreen(<Opened />, () => undefined);
  const field = await screen.findByRole('textbox', { name: /^First name/ });
  await user.type(field, 'e');
  return { user, field };
};

it('closes at once by Escape where nothing was changed', async () => {
  await showScreen(<Opened />, () => undefined);
  await screen.findByRole('textbox', { name: /^First name/ });
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText('closed')).toBeVisible();
});

it('asks at Escape before it loses what was changed, and keeps it unless that is said', async () => {
  const { user, field } = await typed();
  await user.keyboard('{Escape}');
  const asking = await screen.findByRole('dialog', { name: 'Close without saving?' });
  expect(asking).toHaveTextContent('What you changed here is lost.');
  await user.click(within(asking).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Close without saving?' })).toBeNull());
  expect(field).toHaveValue('Anne');
  await user.keyboard('{Escape}');
  const again = await screen.findByRole('dialog', { name: 'Close without saving?' });
  await user.click(within(again).getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('closed')).toBeVisible();
});

it('is closed by its button and its cross without a question', async () => {
  const { user } = await typed();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('closed')).toBeVisible();
});
