import { sessionRules } from '#contract/session';
import type { FormEvent } from 'react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Refusal } from '../http/failures';
import { Field, PasswordField } from './field';
import { fill, useIdentity, useIdentityTexts } from './identity-context';
import { PageLink } from './page-link';
import type { MfaType, SignInOutcome } from './sign-in';
import type { FieldProblem } from './sign-in-fields';
import { emailProblem, passwordProblem } from './sign-in-fields';
import { useFailureToast } from './toast';
import { useCountdown } from './use-countdown';

const CodeStep = lazy(() => import('./code-step').then((part) => ({ default: part.CodeStep })));

interface SignInFormProps {
  /** Runs as a renewal of the locked session. */
  renewal?: boolean;
  initialEmail?: string;
  returnUrl?: string | null;
  onStep?: (step: 'credentials' | 'code', email: string, mfaType: MfaType) => void;
  onSignedIn?: (outcome: Extract<SignInOutcome, { kind: 'signed-in' }>) => void;
}

/** E-mail and password, then the code (specification, sections 2, 4 and 5). */
export function SignInForm({
  renewal = false,
  initialEmail = '',
  returnUrl,
  onStep,
  onSignedIn,
}: SignInFormProps) {
  const identity = useIdentity();
  const texts = useIdentityTexts();
  const showFailure = useFailureToast();
  const [email, setEmail] = useState(initialEmail);
  const [password, setPassword] = useState('');
  const [mfaType, setMfaType] = useState<MfaType>('email');
  const [step, setStep] = useState<'credentials' | 'code'>('credentials');
  const [loading, setLoading] = useState(false);
  const [checked, setChecked] = useState(false);
  const [said, setSaid] = useState<Record<string, string>>({});
  const [resent, setResent] = useState(false);
  const [wait, startWait] = useCountdown(identity.clock);
  const form = useRef<HTMLFormElement>(null);

  const describe = (path: 'email' | 'password', problem: FieldProblem | null) => {
    if (!checked || !problem) return said[path] ?? null;
    return fill(texts[problem], {
      path: texts[path].toLowerCase(),
      least: sessionRules.passwordLeast,
      most: sessionRules.passwordMost,
    });
  };
  const problems = {
    email: describe('email', emailProblem(email)),
    password: describe('password', passwordProblem(password)),
  };

  function go(next: 'credentials' | 'code') {
    setStep(next);
    onStep?.(next, email.trim(), mfaType);
  }

  async function send(code: string) {
    setLoading(true);
    setSaid({});
    setResent(false);
    try {
      const outcome = await identity.signIn({
        email: email.trim(),
        password,
        mfaType,
        mfaCode: code,
        isSessionRenewal: renewal,
      });
      if (outcome.kind === 'signed-in') return onSignedIn?.(outcome);
      startWait(outcome.resendIn);
      if (step === 'code') setResent(true);
      else go('code');
    } catch (error) {
      if (error instanceof Refusal) {
        setSaid(error.errors);
        if (error.status === 429 && step === 'code' && !code)
          startWait(error.retryAfter ?? sessionRules.codePace);
      }
      showFailure(error);
    } finally {
      setLoading(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (loading) return;
    setChecked(true);
    const bad = emailProblem(email) ? 'email' : passwordProblem(password) ? 'password' : null;
    if (bad) return form.current?.querySelector<HTMLInputElement>(`[name="${bad}"]`)?.focus();
    void send('');
  }

  if (step === 'code')
    return (
      <Suspense>
        <CodeStep
          loading={loading}
          wait={wait}
          resent={resent}
          problem={said.mfaCode}
          onVerify={(code) => void send(code)}
          onResend={() => void send('')}
          onOtherAccount={() => {
            setPassword('');
            setChecked(false);
            go('credentials');
          }}
        />
      </Suspense>
    );

  return (
    <form className="form" onSubmit={submit} noValidate ref={form}>
      <Field
        label={texts.email}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={!initialEmail}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        problem={problems.email}
      />
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="current-password"
        autoFocus={!!initialEmail}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        problem={problems.password}
        beside={
          !renewal && (
            <PageLink to="/auth/forgot-password" query={{ returnUrl }} className="link">
              {texts.forgotPassword}
            </PageLink>
          )
        }
      />
      <fieldset className="choice">
        <legend>{texts.mfaType}</legend>
        <div className="choice-boxes">
          {(['email', 'sms'] as const).map((type) => (
            <label key={type}>
              <input
                type="radio"
                name="mfaType"
                value={type}
                checked={mfaType === type}
                onChange={() => setMfaType(type)}
              />
              <span>{type === 'email' ? texts.mfaTypeEmail : texts.mfaTypeSms}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <button type="submit" className="button button-main" disabled={loading} aria-busy={loading}>
        {texts.signIn}
      </button>
      {!renewal && (
        <p className="note">
          {texts.termsBefore}{' '}
          <a href="/terms" target="_blank" rel="noopener" className="link">
            {texts.terms}
            <span className="unseen"> {texts.termsNewTab}</span>
          </a>
          .
        </p>
      )}
    </form>
  );
}
