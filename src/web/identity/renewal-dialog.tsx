import { sessionRules } from '#contract/session';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useAccountTexts } from './account-texts';
import { fill, useIdentity, useIdentityTexts } from './identity-context';
import { Mark } from './mark';
import type { MfaType } from './sign-in';
import { SignInForm } from './sign-in-form';
import { ToastProvider } from './toast';

/**
 * "Reauthentication Required": cannot be closed, only passed or left by logging out. A native modal dialog, so that dialogs of
 * the application behind can neither cover it nor take its focus.
 */
export function RenewalDialog() {
  const identity = useIdentity();
  const texts = useIdentityTexts();
  const account = useAccountTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [user] = useState(() => identity.session.state().user);
  const [code, setCode] = useState<{ email: string; mfaType: MfaType } | null>(null);
  const sent = code?.mfaType === 'sms' ? texts.codeSentBySms : texts.codeSentByEmail;

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    const open = () => {
      if (!element.open) element.showModal();
    };
    // Browsers let a second Escape close a dialog whatever the page says: it opens again at once.
    element.addEventListener('close', open);
    open();
    // The browser would begin at the e-mail, which is filled in already.
    element.querySelector<HTMLInputElement>('[name="password"]')?.focus();
    const behind = [...document.body.children].filter((one) => one !== element);
    for (const one of behind) one.toggleAttribute('inert', true);
    document.documentElement.classList.add('locked');
    return () => {
      element.removeEventListener('close', open);
      if (element.open) element.close();
      for (const one of behind) one.toggleAttribute('inert', false);
      document.documentElement.classList.remove('locked');
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  return createPortal(
    <dialog
      ref={dialog}
      className="renewal"
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
    >
      <ToastProvider>
        <Mark />
        <h2 id={titleId}>{account.reauthTitle}</h2>
        <p className="lead">
          {code ? fill(sent, { email: code.email, length: sessionRules.codeLength }) : account.reauthLead}
        </p>
        <SignInForm
          renewal
          initialEmail={user?.email}
          onStep={(step, email, mfaType) => setCode(step === 'code' ? { email, mfaType } : null)}
          onSignedIn={({ samePerson }) => {
            if (!samePerson) identity.reloadAt('/');
          }}
        />
        <button type="button" className="link renewal-leave" onClick={() => void identity.logOut()}>
          {account.logOut}
        </button>
      </ToastProvider>
    </dialog>,
    document.body,
  );
}
