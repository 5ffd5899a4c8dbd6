import { useEffect, useState } from 'react';
import type { AnswerTo } from '#contract/commands/input';
import { outbox as english } from '../i18n/en/outbox';
import { outbox as french } from '../i18n/fr/outbox';
import { callCommand } from '../http/call-command';
import { Refusal } from '../http/failures';
import { fill, useIdentity, useIdentityTexts } from './identity-context';
import { formatMoment } from '../kinds/format';
import { useLocale } from './locale';
import { Wordmark } from './mark';
import { PageLink } from './page-link';

type KeptMessage = AnswerTo<'listOutbox'>[number];

/** How often the page looks for a new message, in milliseconds: whoever opened it waits for a code. */
const PACE = 2000;
const texts = { en: english, fr: french };

/** What the host of demo data would have sent to people, newest first. */
export function OutboxPage() {
  const { http, clock } = useIdentity();
  const { product } = useIdentityTexts();
  const locale = useLocale();
  const words = texts[locale];
  const [messages, setMessages] = useState<readonly KeptMessage[] | null>(null);
  const [failure, setFailure] = useState<'absent' | 'failed' | null>(null);

  useEffect(() => {
    document.title = `${words.title} · ${product}`;
  }, [words, product]);

  useEffect(() => {
    let cancel = () => {};
    let here = true;
    async function look() {
      try {
        const kept = await callCommand(http, 'listOutbox', {});
        if (!here) return;
        setMessages(kept);
        setFailure(null);
      } catch (error) {
        if (!here) return;
        if (error instanceof Refusal && error.status === 404) return setFailure('absent');
        setFailure('failed');
      }
      cancel = clock.after(PACE, () => void look());
    }
    void look();
    return () => {
      here = false;
      cancel();
    };
  }, [http, clock]);

  const absent = failure === 'absent';
  return (
    <div className="terms outbox">
      <header className="frame-head">
        <Wordmark />
      </header>
      <main>
        <h1>{absent ? words.absent : words.title}</h1>
        <p className="lead">{absent ? words.absentLead : words.lead}</p>
        <PageLink to="/login" className="link">
          {words.toSignIn}
        </PageLink>
        {failure === 'failed' && <p role="alert">{words.failed}</p>}
        {messages?.length === 0 && <p className="note">{words.none}</p>}
        {!absent && messages && messages.length > 0 && (
          <ul className="outbox-messages">
            {messages.map((message) => (
              <Kept key={`${message.at} ${message.to} ${message.code ?? ''}`} message={message} />
            ))}
          </ul>
        )}
      </main>
    </div>
  );
}

function Kept({ message }: { message: KeptMessage }) {
  const locale = useLocale();
  const words = texts[locale];
  return (
    <li>
      <p className="note">
        {words[message.channel]} · {message.to} ·{' '}
        <time dateTime={message.at}>{formatMoment(message.at, locale, undefined)}</time>
      </p>
      <h2>{message.subject}</h2>
      {message.code && <Code code={message.code} />}
      <p className="outbox-text">
        <Linked text={message.text} />
      </p>
    </li>
  );
}

function Code({ code }: { code: string }) {
  const words = texts[useLocale()];
  const [copied, setCopied] = useState(false);
  return (
    <p className="outbox-code">
      <output aria-label={words.code}>{code}</output>
      <button
        type="button"
        className="button"
        onClick={() => void navigator.clipboard.writeText(code).then(() => setCopied(true))}
      >
        {fill(copied ? words.copied : words.copy, { code })}
      </button>
    </p>
  );
}

/** The text with its links to this very site made into links. */
function Linked({ text }: { text: string }) {
  return text.split(/(https?:\/\/\S+)/).map((part, index) => {
    if (index % 2 === 0) return part;
    const { pathname, search, origin } = new URL(part);
    const path = pathname + search;
    return origin === location.origin || pathname.startsWith('/auth/') ? (
      <PageLink key={part} to={path} className="link">
        {part}
      </PageLink>
    ) : (
      part
    );
  });
}
