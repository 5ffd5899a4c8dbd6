import { useState } from 'react';
import { callCommand } from '../http/call-command';
import { formatMoment } from '../kinds/format';
import type { Http } from '../http/http';
import { useAccountTexts } from './account-texts';
import { fill, useIdentity, useIdentityTexts } from './identity-context';
import { useLocale } from './locale';
import { PageFrame } from './page-frame';
import { PageLink } from './page-link';
import { useFailureToast } from './toast';
import { UncheckedLink } from './unchecked-link';
import { isGone, useMailedLink } from './use-mailed-link';

const ask = (http: Http, token: string, signal: AbortSignal) =>
  callCommand(http, 'showEmailChange', { token }, { signal });

/** Confirming or refusing a new e-mail, by the link that the old address was sent. Opening it alone decides nothing. */
export function ConfirmEmailPage({ token }: { token: string }) {
  const { http } = useIdentity();
  const texts = useIdentityTexts();
  const account = useAccountTexts();
  const locale = useLocale();
  const showFailure = useFailureToast();
  const { link, again, end } = useMailedLink(token, ask);
  const [accepted, setAccepted] = useState<boolean>();
  const [loading, setLoading] = useState(false);

  async function decide(decision: boolean) {
    setLoading(true);
    try {
      await callCommand(http, 'decideEmailChange', { token, accepted: decision });
      setAccepted(decision);
    } catch (failure) {
      if (isGone(failure)) return end();
      showFailure(failure);
    } finally {
      setLoading(false);
    }
  }

  if (accepted !== undefined)
    return (
      <PageFrame
        title={accepted ? account.emailDoneTitle : account.emailRefusedTitle}
        lead={accepted ? account.emailDone : account.emailRefused}
      >
        <PageLink to={accepted ? '/login' : '/auth/forgot-password'} className="button button-main">
          {accepted ? texts.signIn : account.resetTitle}
        </PageLink>
      </PageFrame>
    );
  switch (link.kind) {
    case 'checking':
      return <PageFrame title={account.emailTitle} lead={account.checkingLink} />;
    case 'invalid':
      return (
        <PageFrame title={account.linkInvalidTitle} lead={account.emailLinkInvalid}>
          <PageLink to="/login" className="button button-main">
            {texts.signIn}
          </PageLink>
        </PageFrame>
      );
    case 'unknown':
      return <UncheckedLink title={account.emailTitle} failure={link.failure} onAgain={again} />;
    case 'valid': {
      const { email, newEmail } = link.told;
      const until = formatMoment(link.told.until, locale, undefined, true);
      const lead = fill(account.emailFor, { email, newEmail, until });
      return (
        <PageFrame title={account.emailTitle} lead={lead}>
          <div className="form">
            <button
              type="button"
              className="button button-main"
              disabled={loading}
              aria-busy={loading}
              onClick={() => void decide(true)}
            >
              {account.emailConfirm}
            </button>
            <button type="button" className="button" disabled={loading} onClick={() => void decide(false)}>
              {account.emailRefuse}
            </button>
          </div>
        </PageFrame>
      );
    }
  }
}
