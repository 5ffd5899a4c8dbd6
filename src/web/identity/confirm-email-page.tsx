import { useEffect, useState } from 'react';
import { callCommand } from '../http/call-command';
import { formatMoment } from '../kinds/format';
import { Refusal } from '../http/failures';
import { useAccountTexts } from './account-texts';
import { fill, useIdentity, useIdentityTexts } from './identity-context';
import { useLocale } from './locale';
import { PageFrame } from './page-frame';
import { PageLink } from './page-link';
import { failureSentence, useFailureToast } from './toast';

type Link =
  | { kind: 'checking' }
  | { kind: 'invalid' }
  | { kind: 'unknown'; failure: unknown }
  | { kind: 'valid'; email: string; newEmail: string; until: string }
  | { kind: 'done'; accepted: boolean };

const isGone = (failure: unknown) =>
  failure instanceof Refusal && (failure.status === 404 || failure.status === 400);

/** Confirming or refusing a new e-mail, by the link that the old address was sent. Opening it alone decides nothing. */
export function ConfirmEmailPage({ token }: { token: string }) {
  const { http } = useIdentity();
  const texts = useIdentityTexts();
  const account = useAccountTexts();
  const locale = useLocale();
  const showFailure = useFailureToast();
  const [link, setLink] = useState<Link>({ kind: 'checking' });
  const [attempt, setAttempt] = useState(0);
  const [loading, setLoading] = useState(false);

  useEffect(() => {
    const leave = new AbortController();
    callCommand(http, 'showEmailChange', { token }, { signal: leave.signal }).then(
      (change) => setLink({ kind: 'valid', ...change }),
      (failure: unknown) => {
        if (leave.signal.aborted) return;
        setLink(isGone(failure) ? { kind: 'invalid' } : { kind: 'unknown', failure });
      },
    );
    return () => leave.abort();
  }, [http, token, attempt]);

  async function decide(accepted: boolean) {
    setLoading(true);
    try {
      await callCommand(http, 'decideEmailChange', { token, accepted });
      setLink({ kind: 'done', accepted });
    } catch (failure) {
      if (isGone(failure)) return setLink({ kind: 'invalid' });
      showFailure(failure);
    } finally {
      setLoading(false);
    }
  }

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
      return (
        <PageFrame title={account.emailTitle} lead={failureSentence(link.failure, texts)}>
          <button type="button" className="button button-main" onClick={() => setAttempt(attempt + 1)}>
            {account.tryAgain}
          </button>
        </PageFrame>
      );
    case 'done':
      return (
        <PageFrame
          title={link.accepted ? account.emailDoneTitle : account.emailRefusedTitle}
          lead={link.accepted ? account.emailDone : account.emailRefused}
        >
          <PageLink to={link.accepted ? '/login' : '/auth/forgot-password'} className="button button-main">
            {link.accepted ? texts.signIn : account.resetTitle}
          </PageLink>
        </PageFrame>
      );
    case 'valid': {
      const until = formatMoment(link.until, locale, undefined, true);
      const lead = fill(account.emailFor, { email: link.email, newEmail: link.newEmail, until });
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
