import type { FormEvent } from 'react';
import { useState } from 'react';
import { callCommand } from '../http/call-command';
import { Refusal } from '../http/failures';
import type { Http } from '../http/http';
import { useAccountTexts } from './account-texts';
import { fill, useIdentity, useIdentityTexts } from './identity-context';
import { NewPasswordField } from './new-password-field';
import { PageFrame } from './page-frame';
import { PageLink } from './page-link';
import { passwordProblem } from './sign-in-fields';
import { useFailureToast } from './toast';
import { UncheckedLink } from './unchecked-link';
import { useMailedLink } from './use-mailed-link';

const ask = (http: Http, token: string, signal: AbortSignal) =>
  callCommand(http, 'showToken', { token }, { signal });

/** Setting a password by a mailed link, after a reset or an invitation. It signs nobody in. */
export function ResetPasswordPage({ token }: { token: string }) {
  const { http } = useIdentity();
  const texts = useIdentityTexts();
  const account = useAccountTexts();
  const showFailure = useFailureToast();
  const { link, again, end } = useMailedLink(token, ask);
  const [done, setDone] = useState(false);
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const [said, setSaid] = useState<Record<string, string>>({});
  const [loading, setLoading] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (loading || passwordProblem(password)) return;
    setLoading(true);
    setSaid({});
    try {
      await callCommand(http, 'resetPassword', { token, newPassword: password });
      setDone(true);
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) return end();
      if (error instanceof Refusal) setSaid(error.errors);
      showFailure(error);
    } finally {
      setLoading(false);
    }
  }

  const signInLink = (
    <PageLink to="/login" className="link">
      {account.backToSignIn}
    </PageLink>
  );
  if (done)
    return (
      <PageFrame title={account.resetDoneTitle} lead={account.resetDone}>
        <PageLink to="/login" className="button button-main">
          {texts.signIn}
        </PageLink>
      </PageFrame>
    );
  switch (link.kind) {
    case 'checking':
      return <PageFrame title={account.resetTitle} lead={account.checkingLink} />;
    case 'invalid':
      return (
        <PageFrame title={account.linkInvalidTitle} lead={account.linkInvalid}>
          <PageLink to="/auth/forgot-password" className="button button-main">
            {account.askNewLink}
          </PageLink>
          {signInLink}
        </PageFrame>
      );
    case 'unknown':
      return <UncheckedLink title={account.resetTitle} failure={link.failure} onAgain={again} />;
    case 'valid':
      return (
        <PageFrame
          title={link.told.purpose === 'invite' ? account.inviteTitle : account.resetTitle}
          lead={fill(account.resetFor, { email: link.told.email })}
        >
          <form className="form" noValidate onSubmit={(event) => void submit(event)}>
            <input
              type="email"
              name="email"
              autoComplete="username"
              value={link.told.email}
              readOnly
              hidden
            />
            <NewPasswordField
              value={password}
              onChange={setPassword}
              checked={checked}
              said={said.newPassword}
              autoFocus
            />
            <button type="submit" className="button button-main" disabled={loading} aria-busy={loading}>
              {account.savePassword}
            </button>
            {signInLink}
          </form>
        </PageFrame>
      );
  }
}
