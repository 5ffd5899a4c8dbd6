import TextField from '@mui/material/TextField';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { AskDialog } from '../../../src/web/parts/ask-dialog';
import { speaking } from '../speaking';

function Text() {
  const [value, setValue] = useState('');
  return <TextField label="Name" value={value} onChange={({ target }) => setValue(target.value)} />;
}

it('keeps what was typed where Enter follows upon a slip', async () => {
  const user = userEvent.setup();
  const onClose = vi.fn();
  render(
    (await speaking('en'))(
      <AskDialog title="A name" confirm="Save" onConfirm={() => undefined} onClose={onClose}>
        <Text />
      </AskDialog>,
    ),
  );
  await user.type(screen.getByLabelText('Name'), 'Mine');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('Close without saving?')).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Name')).toHaveValue('Mine');
});
