import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { Confirm, Dialog } from '../../../src/web/frame/dialog';
import { speaking } from '../speaking';

let inEnglish: (part: ReactNode) => ReactNode;
beforeAll(async () => {
  inEnglish = await speaking('en');
});

const show = (part: ReactNode) => render(inEnglish(part));

function Opened({ movable = false }: { movable?: boolean }) {
  const [open, setOpen] = useState(true);
  if (!open) return 'closed';
  return (
    <Dialog title="Two versions" movable={movable} onClose={() => setOpen(false)}>
      A debtor’s balance
    </Dialog>
  );
}

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Two versions' });
const escape = () => act(() => void fireEvent(dialog(), new Event('cancel', { cancelable: true })));

describe('a dialog', () => {
  it('has its title and closes by its button', async () => {
    show(<Opened />);
    expect(dialog()).toHaveTextContent('A debtor’s balance');
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Close' }));
    expect(screen.getByText('closed')).toBeVisible();
  });

  it('closes on Escape', () => {
    show(<Opened />);
    escape();
    expect(screen.getByText('closed')).toBeVisible();
  });

  it('has no button and stays on Escape when it cannot be closed', () => {
    show(<Dialog title="Two versions">A debtor’s balance</Dialog>);
    expect(within(dialog()).queryByRole('button')).toBeNull();
    escape();
    act(() => dialog().close());
    expect(dialog()).toHaveAttribute('open');
  });

  it('cannot be left while what it asked for is under way', () => {
    const ask = { title: 'Two versions', lead: 'Sure?', confirm: 'Yes', busy: true };
    show(<Confirm {...ask} onConfirm={() => undefined} onCancel={() => undefined} />);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('is dragged by its head where it is movable, and never out of sight', () => {
    show(<Opened movable />);
    dialog().getBoundingClientRect = () => new DOMRect(300, 200, 400, 300);
    const head = screen.getByRole('heading', { name: 'Two versions' });
    fireEvent.pointerDown(head, { button: 0, clientX: 100, clientY: 100 });
    fireEvent.pointerMove(window, { clientX: 130, clientY: 145 });
    expect(dialog().style.translate).toBe('30px 45px');
    fireEvent.pointerUp(window);
    fireEvent.pointerMove(window, { clientX: 300, clientY: 300 });
    expect(dialog().style.translate).toBe('30px 45px');
    fireEvent.pointerDown(head, { button: 0, clientX: 0, clientY: 0 });
    fireEvent.pointerMove(window, { clientX: 5, clientY: 5 });
    expect(dialog().style.translate).toBe('35px 50px');
    fireEvent.pointerMove(window, { clientX: -9000, clientY: -9000 });
    expect(dialog().style.translate).toBe('-590px -155px');
  });

  it('stays where it is otherwise', () => {
    show(<Opened />);
    fireEvent.pointerDown(screen.getByRole('heading'), { button: 0, clientX: 100, clientY: 100 });
    fireEvent.pointerMove(window, { clientX: 130, clientY: 145 });
    expect(dialog().style.translate).toBeFalsy();
  });
});
