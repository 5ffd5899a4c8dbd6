import { useEffect, useRef, useState } from 'react';
import { CodeField } from './code-field';
import { fill, useIdentityTexts } from './identity-context';

interface CodeStepProps {
  readonly loading: boolean;
  /** Seconds until another code may be asked for. */
  readonly wait: number;
  readonly resent: boolean;
  readonly problem: string | undefined;
  readonly onVerify: (code: string) => void;
  readonly onResend: () => void;
  readonly onOtherAccount: () => void;
}

/** The second step of signing in: the code, checked or sent again (specification, sections 2 and 5). */
export function CodeStep({
  loading,
  wait,
  resent,
  problem,
  onVerify,
  onResend,
  onOtherAccount,
}: CodeStepProps) {
  const texts = useIdentityTexts();
  const [mfaCode, setMfaCode] = useState('');
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!loading) input.current?.focus();
  }, [loading]);

  const note = wait > 0 ? fill(texts.resendWait, { seconds: wait }) : '';
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (loading || !mfaCode) return;
        onVerify(mfaCode);
        // Specification, section 4: the code is cleared after each submit.
        setMfaCode('');
      }}
    >
      <CodeField ref={input} label={texts.mfaCode} value={mfaCode} onChange={setMfaCode} problem={problem} />
      <button type="submit" className="button button-main" disabled={loading || !mfaCode} aria-busy={loading}>
        {texts.verifyCode}
      </button>
      <button
        type="button"
        className="button"
        disabled={loading || mfaCode !== ''}
        aria-disabled={wait > 0 || undefined}
        aria-describedby="resend-note"
        onClick={() => wait === 0 && onResend()}
      >
        {texts.resendMfaCode}
      </button>
      <div className="form-foot">
        <span id="resend-note" className="note">
          {note}
        </span>
        <button type="button" className="link" onClick={onOtherAccount}>
          {texts.otherAccount}
        </button>
      </div>
      <span role="status" className="unseen">
        {resent ? texts.resent : ''}
      </span>
    </form>
  );
}
