import TextField from '@mui/material/TextField';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { AskDialog } from '../../../src/web/parts/ask-dialog';
import { speaking } from '../speaking';

const show = async (part: ReactNode) => {
  const inWords = await speaking('en');
  render(inWords(part));
};

function Opened({ movable = false, busy = false }: { movable?: boolean; busy?: boolean }) {
  const [open, setOpen] = useState(true);
  if (!open) return 'closed';
  return (
    <AskDialog
      title="Two versions"
      movable={movable}
      busy={busy}
      confirm="Keep"
      onClose={() => setOpen(false)}
    >
      A debtor’s balance
    </AskDialog>
  );
}

const dialog = () => screen.getByRole('dialog', { name: 'Two versions' });

describe('a dialog', () => {
  it('gives the focus to its first field, never to its cross', async () => {
    await show(
      <AskDialog title="Two versions" confirm="Keep" onClose={() => undefined}>
        <TextField label="Reason" />
        <TextField label="Note" />
      </AskDialog>,
    );
    await waitFor(() => expect(screen.getByLabelText('Reason')).toHaveFocus());
  });

  it('passes over what is shown and not asked for', async () => {
    await show(
      <AskDialog title="Two versions" confirm="Keep" onClose={() => undefined}>
        <TextField label="Number" slotProps={{ htmlInput: { readOnly: true } }} />
        <TextField label="Registry" slotProps={{ htmlInput: { role: 'combobox', readOnly: true } }} />
        <TextField label="Court" disabled slotProps={{ htmlInput: { role: 'combobox' } }} />
        <TextField label="Reason" />
      </AskDialog>,
    );
    await waitFor(() => expect(screen.getByLabelText('Reason')).toHaveFocus());
  });

  it('without a field gives it to the button that does what it asks', async () => {
    await show(<Opened />);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus());
  });

  it('has its title and closes by its button', async () => {
    await show(<Opened />);
    expect(dialog()).toHaveTextContent('A debtor’s balance');
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('closed')).toBeVisible();
  });

  it('closes on Escape', async () => {
    await show(<Opened />);
    fireEvent.keyDown(dialog(), { key: 'Escape' });
    expect(await screen.findByText('closed')).toBeVisible();
  });

  it('has no button and stays on Escape when it cannot be closed', async () => {
    await show(<AskDialog title="Two versions">A debtor’s balance</AskDialog>);
    expect(within(dialog()).queryByRole('button')).toBeNull();
    fireEvent.keyDown(dialog(), { key: 'Escape' });
    expect(dialog()).toBeInTheDocument();
  });

  it('cannot be left while what it asked for is under way', async () => {
    await show(<Opened busy />);
    fireEvent.keyDown(dialog(), { key: 'Escape' });
    expect(dialog()).toBeInTheDocument();
    expect(within(dialog()).getByRole('button', { name: 'Close' })).toBeDisabled();
  });

  it('is dragged by its head where it is movable, and never out of sight', async () => {
    await show(<Opened movable />);
    dialog().getBoundingClientRect = () => new DOMRect(300, 200, 400, 300);
    const head = screen.getByRole('heading', { name: 'Two versions' });
    fireEvent.pointerDown(head, { button: 0, clientX: 100, clientY: 100 });
    fireEvent.pointerMove(window, { clientX: 130, clientY: 145 });
    expect(dialog().style.translate).toBe('30px 45px');
    fireEvent.pointerUp(window);
    fireEvent.pointerMove(window, { clientX: 300, clientY: 300 });
    expect(dialog().style.translate).toBe('30px 45px');
    fireEvent.pointerDown(head, { button: 0, clientX: 0, clientY: 0 });
    fireEvent.pointerMove(window, { clientX: -9000, clientY: -9000 });
    expect(dialog().style.translate).toBe('-590px -155px');
  });

  it('stays where it is otherwise', async () => {
    await show(<Opened />);
    fireEvent.pointerDown(screen.getByRole('heading'), { button: 0, clientX: 100, clientY: 100 });
    fireEvent.pointerMove(window, { clientX: 130, clientY: 145 });
    expect(dialog().style.translate).toBeFalsy();
  });
});
