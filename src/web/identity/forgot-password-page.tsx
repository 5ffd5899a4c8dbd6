import type { FormEvent } from 'react';
import { useState } from 'react';
import { callCommand } from '../http/call-command';
import { Field } from './field';
import { useAccountTexts } from './account-texts';
import { fill, useIdentity, useIdentityTexts } from './identity-context';
import { PageFrame } from './page-frame';
import { PageLink } from './page-link';
import { useLocation } from './router';
import { emailProblem } from './sign-in-fields';
import { useFailureToast } from './toast';

export function ForgotPasswordPage() {
  const { http } = useIdentity();
  const texts = useIdentityTexts();
  const account = useAccountTexts();
  const showFailure = useFailureToast();
  const returnUrl = new URLSearchParams(useLocation().search).get('returnUrl');
  const [email, setEmail] = useState('');
  const [checked, setChecked] = useState(false);
  const [loading, setLoading] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const problem = checked ? emailProblem(email) : null;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (loading || emailProblem(email)) return;
    setLoading(true);
    try {
      await callCommand(http, 'forgotPassword', { email: email.trim() });
      setSentTo(email.trim());
    } catch (error) {
      showFailure(error);
    } finally {
      setLoading(false);
    }
  }

  const back = (
    <PageLink to="/login" query={{ returnUrl }} className="link">
      {account.backToSignIn}
    </PageLink>
  );
  if (sentTo !== null) {
    return (
      <PageFrame title={account.linkSentTitle} lead={fill(account.linkSent, { email: sentTo })}>
        {back}
      </PageFrame>
    );
  }
  return (
    <PageFrame title={account.forgotTitle} lead={account.forgotLead}>
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={texts.email}
          name="email"
          type="email"
          autoComplete="username"
          autoFocus
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          problem={problem && fill(texts[problem], { path: texts.email.toLowerCase() })}
        />
        <button type="submit" className="button button-main" disabled={loading} aria-busy={loading}>
          {account.sendLink}
        </button>
        {back}
      </form>
    </PageFrame>
  );
}
