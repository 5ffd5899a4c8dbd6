import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { SignedIn } from '../../../src/web/identity/signed-in';
import type { Request } from '../tabs';
import { amelie, answer, boris } from '../tabs';
import { show } from './render';

const role = { _id: 'r-1', key: 'supervisor', name: 'Supervisor', permissions: [] };

const host = ({ path, body }: Request) => {
  if (path.startsWith('/role/')) return answer(200, role);
  if (path !== '/auth/login') return answer(200);
  const user = (body as { email: string }).email === boris.email ? boris : amelie;
  return answer(200, { user, roleId: 'r-1', sessionId: `s-${user._id}` });
};

async function lockedDesk() {
  localStorage.setItem(
    'auth',
    JSON.stringify({ user: amelie, roleId: 'r-1', userRole: null, requireReauth: false }),
  );
  localStorage.setItem('sessionId', 's-1');
  const shown = show(<SignedIn access={{ protected: true }}>A debtor’s balance</SignedIn>, host);
  await screen.findByText('A debtor’s balance');
  act(() => shown.identity.session.requireReauth());
  return { ...shown, dialog: await screen.findByRole('dialog', { name: 'Reauthentication Required' }) };
}

beforeEach(() => {
  localStorage.setItem('locale', 'en');
  history.replaceState(null, '', '/files');
});

describe('a protected page', () => {
  it('stays blank and goes to the sign-in page with the way back, when nobody is signed in', () => {
    const { container } = show(<SignedIn access={{ protected: true }}>A debtor’s balance</SignedIn>, host);
    expect(container).toHaveTextContent('');
    expect(location.pathname + location.search).toBe('/login?returnUrl=%2Ffiles');
  });

  it('offers a second try and the way out when the role cannot be read', async () => {
    localStorage.setItem('auth', JSON.stringify({ user: amelie, roleId: 'r-1' }));
    let broken = true;
    show(<SignedIn access={{ protected: true }}>A debtor’s balance</SignedIn>, (request) =>
      broken ? answer(500) : host(request),
    );
    expect(await screen.findByRole('heading', { name: 'Your role could not be read' })).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('A debtor’s balance')).toBeVisible();
  });
});

describe('the re-authentication dialog', () => {
  it('makes what is behind it inert, and cannot be closed', async () => {
    const { container, dialog } = await lockedDesk();
    expect(container).toHaveAttribute('inert');
    expect(document.documentElement).toHaveClass('locked');
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
    act(() => (dialog as HTMLDialogElement).close());
    expect(dialog).toHaveAttribute('open');
    expect(within(dialog).queryByRole('button', { name: /close/i })).toBeNull();
  });

  it('opens the page again for the same person, as a session renewal', async () => {
    const { container, desk, dialog } = await lockedDesk();
    expect(within(dialog).getByLabelText('Email')).toHaveValue(amelie.email);
    await userEvent.type(within(dialog).getByLabelText('Password'), 'Recover-2026!{Enter}');
    await act(() => desk.clock.settle());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(container).not.toHaveAttribute('inert');
    expect(container).toHaveTextContent('A debtor’s balance');
    expect(desk.sent('/auth/login')[0]?.body).toMatchObject({ isSessionRenewal: true });
    expect(desk.reloads).toEqual([]);
  });

  it('clears what was stored and goes to / when a different e-mail signs in', async () => {
    const { desk, dialog } = await lockedDesk();
    localStorage.setItem('draft/file-1', 'private');
    const email = within(dialog).getByLabelText('Email');
    await userEvent.clear(email);
    await userEvent.type(email, boris.email);
    await userEvent.type(within(dialog).getByLabelText('Password'), 'Recover-2026!{Enter}');
    await act(() => desk.clock.settle());
    expect(desk.reloads).toEqual(['/']);
    expect(localStorage.getItem('draft/file-1')).toBeNull();
    expect(JSON.parse(localStorage.getItem('auth') ?? '')).toMatchObject({
      user: boris,
      requireReauth: false,
    });
  });

  it('lets a person log out', async () => {
    const { container, identity, dialog } = await lockedDesk();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Log out' }));
    expect(identity.session.signedIn()).toBe(false);
    expect(container).toHaveTextContent('');
  });
});
