import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { SignInPage } from '../../../src/web/identity/sign-in-page';
import type { Request } from '../tabs';
import { amelie, answer } from '../tabs';
import { show } from './render';

const CODE = 'K7M2QX';

const host = ({ body }: Request) => {
  const { mfaCode, password } = body as { mfaCode?: string; password: string };
  if (password !== 'Recover-2026!')
    return answer(401, { message: 'The email or the password is not right.' });
  if (!mfaCode) return answer(200, { showMFAForm: true, resendIn: 30 });
  if (mfaCode !== CODE) return answer(401, { message: 'The code is not right, or it has expired.' });
  return answer(200, { user: amelie, roleId: 'r-1', sessionId: 's-1' });
};

const button = (name: string) => screen.getByRole('button', { name });

/** Second by second, as each one on the screen starts the next. */
async function seconds(clock: ReturnType<typeof show>['desk']['clock'], count: number) {
  for (let second = 0; second < count; second += 1) await act(() => clock.advance(1000));
}

async function toCodeStep() {
  const shown = show(<SignInPage />, host);
  await userEvent.type(screen.getByLabelText('Email'), 'amelie@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'Recover-2026!');
  await userEvent.click(button('Sign in'));
  await screen.findByLabelText('MFA Code');
  return shown;
}

beforeEach(() => {
  localStorage.setItem('locale', 'en');
  history.replaceState(null, '', '/login?returnUrl=%2Ffiles%2F1');
});

describe('the sign-in page', () => {
  it('has the fields, choices and links of the specification', () => {
    show(<SignInPage />, host);
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    expect(screen.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute(
      'href',
      '/auth/forgot-password?returnUrl=%2Ffiles%2F1',
    );
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'email',
      'sms',
    ]);
    expect(screen.getByRole('radio', { name: 'By email' })).toBeChecked();
    expect(screen.getByRole('link', { name: /terms of use/ })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'Collateral Desk' })).toHaveAttribute('href', '/');
  });

  it('carries no style attribute, which the page’s policy would refuse', async () => {
    const { container } = await toCodeStep();
    expect(container.querySelectorAll('[style]')).toHaveLength(0);
  });

  it('reveals and hides the password', async () => {
    show(<SignInPage />, host);
    await userEvent.click(button('Reveal'));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await userEvent.click(button('Hide'));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });

  it('names what is missing at the field, moves there and asks the host nothing', async () => {
    const { desk } = show(<SignInPage />, host);
    await userEvent.click(button('Sign in'));
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('email is a required field');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Email'), 'amelie');
    await userEvent.type(screen.getByLabelText('Password'), 'short');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('email must be a valid email');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      'password must be at least 8 characters',
    );
    expect(desk.requests).toHaveLength(0);
  });

  it('shows a refused sign-in as an alert that can be dismissed and leaves after five seconds', async () => {
    const { desk } = show(<SignInPage />, host);
    await userEvent.type(screen.getByLabelText('Email'), 'amelie@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'not that one');
    await userEvent.click(button('Sign in'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The email or the password is not right.');
    await userEvent.click(button('Dismiss'));
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(button('Sign in'));
    await screen.findByRole('alert');
    await act(() => desk.clock.advance(4999));
    expect(screen.getByRole('alert')).toBeVisible();
    await act(() => desk.clock.advance(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('cannot be submitted twice while the host is thinking', async () => {
    let reply: (response: Response) => void = () => undefined;
    const { desk } = show(<SignInPage />, () => new Promise((resolve) => (reply = resolve)));
    await userEvent.type(screen.getByLabelText('Email'), 'amelie@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'Recover-2026!{Enter}{Enter}');
    expect(button('Sign in')).toBeDisabled();
    expect(desk.requests).toHaveLength(1);
    reply(answer(200, { showMFAForm: true, resendIn: 30 }));
    await screen.findByLabelText('MFA Code');
  });

  it('speaks French, keeps the choice and says so to the page', async () => {
    const refused = 'Le courriel ou le mot de passe est inexact.';
    show(<SignInPage />, ({ headers }) =>
      headers.get('accept-language') === 'fr' ? answer(401, { message: refused }) : answer(500),
    );
    await userEvent.click(button('Français'));
    expect(screen.getByRole('heading', { name: 'Ouvrir une session' })).toBeVisible();
    expect(document.documentElement.lang).toBe('fr');
    expect(localStorage.getItem('locale')).toBe('fr');
  });

  it('asks the host in French, and says what it says', async () => {
    const refused = 'Le courriel ou le mot de passe est inexact.';
    show(<SignInPage />, ({ headers }) =>
      headers.get('accept-language') === 'fr' ? answer(401, { message: refused }) : answer(500),
    );
    await userEvent.click(button('Français'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Courriel' }), 'amelie@example.com');
    await userEvent.type(screen.getByLabelText('Mot de passe'), 'not that one');
    await userEvent.click(button('Ouvrir la session'));
    expect(await screen.findByRole('alert')).toHaveTextContent(refused);
  });
});

describe('the code step', () => {
  it('swaps to the code, with “Verify Code” closed until there is one and “Resend MFA Code” closed once there is', async () => {
    await toCodeStep();
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.getByLabelText('MFA Code')).toHaveFocus();
    expect(screen.getByLabelText('MFA Code')).toHaveAttribute('autocomplete', 'one-time-code');
    expect(button('Verify Code')).toBeDisabled();
    expect(button('Resend MFA Code')).toBeEnabled();
    await userEvent.type(screen.getByLabelText('MFA Code'), 'k');
    expect(button('Verify Code')).toBeEnabled();
    expect(button('Resend MFA Code')).toBeDisabled();
  });

  it('makes capitals of what is typed and drops spaces and dashes of what is pasted', async () => {
    await toCodeStep();
    const code = screen.getByLabelText('MFA Code');
    await userEvent.type(code, 'k7m');
    expect(code).toHaveValue('K7M');
    await userEvent.clear(code);
    await userEvent.click(code);
    await userEvent.paste(' k7m-2qx ');
    expect(code).toHaveValue('K7M2QX');
  });

  it('keeps the caret where someone corrects the middle of the code', async () => {
    await toCodeStep();
    const code = screen.getByLabelText<HTMLInputElement>('MFA Code');
    await userEvent.type(code, 'K72QX');
    await userEvent.type(code, 'm', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(code).toHaveValue('K7M2QX');
    expect(code.selectionStart).toBe(3);
  });

  it('clears the code after each submit, and keeps the step when it was wrong', async () => {
    await toCodeStep();
    await userEvent.type(screen.getByLabelText('MFA Code'), 'wrong2{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('The code is not right, or it has expired.');
    expect(screen.getByLabelText('MFA Code')).toHaveValue('');
  });

  it('counts down to the next code and asks for none before', async () => {
    const { desk } = await toCodeStep();
    expect(screen.getByText('A new code can be sent in 30 s.')).toBeVisible();
    await act(() => desk.clock.advance(1000));
    expect(screen.getByText('A new code can be sent in 29 s.')).toBeVisible();
    await userEvent.click(button('Resend MFA Code'));
    expect(desk.requests).toHaveLength(1);
    await seconds(desk.clock, 29);
    expect(screen.queryByText(/A new code can be sent/)).toBeNull();
    await userEvent.click(button('Resend MFA Code'));
    expect(await screen.findByText('A new code is on its way.')).toBeInTheDocument();
    expect(desk.requests).toHaveLength(2);
    expect(desk.requests[1]?.body).not.toHaveProperty('mfaCode');
  });

  it('waits as long as the host says when it has had enough', async () => {
    const { desk } = show(<SignInPage />, ({ body }) =>
      desk.requests.length > 1 && !(body as { mfaCode?: string }).mfaCode
        ? answer(429, { message: 'Too many tries. Wait a moment.' }, { 'retry-after': '75' })
        : answer(200, { showMFAForm: true }),
    );
    await userEvent.type(screen.getByLabelText('Email'), 'amelie@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'Recover-2026!{Enter}');
    await screen.findByText('A new code can be sent in 30 s.');
    await seconds(desk.clock, 30);
    await userEvent.click(button('Resend MFA Code'));
    expect(await screen.findByText('A new code can be sent in 75 s.')).toBeVisible();
  });

  it('signs in with the right code and stores the session', async () => {
    const { identity, desk } = await toCodeStep();
    await userEvent.type(screen.getByLabelText('MFA Code'), `k7m2-qx{Enter}`);
    await act(() => desk.clock.settle());
    expect(identity.session.state().user).toEqual(amelie);
    expect(desk.requests[1]?.body).toEqual({
      email: 'amelie@example.com',
      password: 'Recover-2026!',
      mfaType: 'email',
      mfaCode: CODE,
      isSessionRenewal: false,
    });
    expect(localStorage.getItem('sessionId')).toBe('s-1');
  });
});
