import { sessionRules } from '#contract/session';
import { useState } from 'react';
import { fill, useIdentityTexts } from './identity-context';
import { PageFrame } from './page-frame';
import { useLocation } from './router';
import type { MfaType } from './sign-in';
import { SignInForm } from './sign-in-form';

/** `onCode`: a code was sent, which takes a person a while to find. */
export function SignInPage({ onCode }: { onCode?: () => void }) {
  const texts = useIdentityTexts();
  const { search } = useLocation();
  const [code, setCode] = useState<{ email: string; mfaType: MfaType } | null>(null);
  const sent = code?.mfaType === 'sms' ? texts.codeSentBySms : texts.codeSentByEmail;

  return (
    <PageFrame
      title={code ? texts.codeTitle : texts.signInTitle}
      lead={code ? fill(sent, { email: code.email, length: sessionRules.codeLength }) : texts.signInLead}
    >
      <SignInForm
        returnUrl={new URLSearchParams(search).get('returnUrl')}
        onStep={(step, email, mfaType) => {
          setCode(step === 'code' ? { email, mfaType } : null);
          if (step === 'code') onCode?.();
        }}
      />
    </PageFrame>
  );
}
