import type { FormEvent } from 'react';
import { useEffect, useState } from 'react';
import { callCommand } from '../http/call-command';
import { Refusal } from '../http/failures';
import { useAccountTexts } from './account-texts';
import { fill, useIdentity, useIdentityTexts } from './identity-context';
import { NewPasswordField } from './new-password-field';
import { PageFrame } from './page-frame';
import { PageLink } from './page-link';
import { passwordProblem } from './sign-in-fields';
import { failureSentence, useFailureToast } from './toast';

type Link =
  | { kind: 'checking' }
  | { kind: 'invalid' }
  | { kind: 'unknown'; failure: unknown }
  | { kind: 'valid'; email: string; invited: boolean }
  | { kind: 'done' };

/** Setting a password by a mailed link, after a reset or an invitation. It signs nobody in. */
export function ResetPasswordPage({ token }: { token: string }) {
  const { http } = useIdentity();
  const texts = useIdentityTexts();
  const account = useAccountTexts();
  const showFailure = useFailureToast();
  const [link, setLink] = useState<Link>({ kind: 'checking' });
  const [attempt, setAttempt] = useState(0);
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const [said, setSaid] = useState<Record<string, string>>({});
  const [loading, setLoading] = useState(false);

  useEffect(() => {
    const leave = new AbortController();
    callCommand(http, 'showToken', { token }, { signal: leave.signal }).then(
      ({ email, purpose }) => setLink({ kind: 'valid', email, invited: purpose === 'invite' }),
      (failure: unknown) => {
        if (leave.signal.aborted) return;
        const gone = failure instanceof Refusal && (failure.status === 404 || failure.status === 400);
        setLink(gone ? { kind: 'invalid' } : { kind: 'unknown', failure });
      },
    );
    return () => leave.abort();
  }, [http, token, attempt]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (loading || passwordProblem(password)) return;
    setLoading(true);
    setSaid({});
    try {
      await callCommand(http, 'resetPassword', { token, newPassword: password });
      setLink({ kind: 'done' });
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) return setLink({ kind: 'invalid' });
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
      return (
        <PageFrame title={account.resetTitle} lead={failureSentence(link.failure, texts)}>
          <button type="button" className="button button-main" onClick={() => setAttempt(attempt + 1)}>
            {account.tryAgain}
          </button>
        </PageFrame>
      );
    case 'done':
      return (
        <PageFrame title={account.resetDoneTitle} lead={account.resetDone}>
          <PageLink to="/login" className="button button-main">
            {texts.signIn}
          </PageLink>
        </PageFrame>
      );
    case 'valid':
      return (
        <PageFrame
          title={link.invited ? account.inviteTitle : account.resetTitle}
          lead={fill(account.resetFor, { email: link.email })}
        >
          <form className="form" noValidate onSubmit={(event) => void submit(event)}>
            <input type="email" name="email" autoComplete="username" value={link.email} readOnly hidden />
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
