import type { FormEvent } from 'react';
import { useState } from 'react';
import { callCommand } from '../http/call-command';
import { Refusal } from '../http/failures';
import { CodeField } from './code-field';
import { PasswordField } from './field';
import { useAccountTexts } from './account-texts';
import { fill, useIdentity, useIdentityTexts } from './identity-context';
import { NewPasswordField } from './new-password-field';
import { PageFrame } from './page-frame';
import { PageLink } from './page-link';
import { navigate } from './router';
import { passwordProblem } from './sign-in-fields';
import { useFailureToast, useToast } from './toast';

/** Changing one's own password. Where the host asks for a code first, it is asked for here. */
export function ChangePasswordPage() {
  const { http } = useIdentity();
  const texts = useIdentityTexts();
  const account = useAccountTexts();
  const show = useToast();
  const showFailure = useFailureToast();
  const [currentPassword, setCurrentPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [mfaCode, setMfaCode] = useState('');
  const [codeAsked, setCodeAsked] = useState(false);
  const [checked, setChecked] = useState(false);
  const [said, setSaid] = useState<Record<string, string>>({});
  const [loading, setLoading] = useState(false);
  const missing = checked && !currentPassword;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (loading || !currentPassword || passwordProblem(newPassword) || (codeAsked && !mfaCode)) return;
    setLoading(true);
    setSaid({});
    setMfaCode('');
    try {
      const sent = { currentPassword, newPassword };
      const answer = await callCommand(http, 'changePassword', sent, { query: { mfaCode } });
      if ('showMFAForm' in answer) return setCodeAsked(true);
      show({ status: 'success', message: account.changeDone });
      navigate('/', { replace: true });
    } catch (error) {
      if (error instanceof Refusal) setSaid(error.errors);
      showFailure(error);
    } finally {
      setLoading(false);
    }
  }

  return (
    <PageFrame title={account.changeTitle} lead={account.changeLead}>
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <PasswordField
          label={account.currentPassword}
          name="currentPassword"
          autoComplete="current-password"
          autoFocus
          value={currentPassword}
          onChange={({ target }) => setCurrentPassword(target.value)}
          problem={
            missing
              ? fill(texts.required, { path: account.currentPassword.toLowerCase() })
              : said.currentPassword
          }
        />
        <NewPasswordField
          value={newPassword}
          onChange={setNewPassword}
          checked={checked}
          said={said.newPassword}
        />
        {codeAsked && (
          <CodeField label={texts.mfaCode} value={mfaCode} onChange={setMfaCode} problem={said.mfaCode} />
        )}
        <button
          type="submit"
          className="button button-main"
          disabled={loading || (codeAsked && !mfaCode)}
          aria-busy={loading}
        >
          {account.savePassword}
        </button>
        <PageLink to="/" className="link">
          {account.backToDesk}
        </PageLink>
      </form>
    </PageFrame>
  );
}
