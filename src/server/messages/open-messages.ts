import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Settings } from '../settings';
import { markOf } from './mark-of';
import type { Message, Messages } from './messages';
import { openOutbox } from './outbox';
import type { Outbox } from './outbox';

type Send = (message: Message) => Promise<void>;

const patience = 10_000;

/**
 * Mail goes by `MAIL_URL` (`smtp://user:password@host:port`, whose `from` parameter names the sender), text messages by `SMS_URL`, an
 * HTTP gateway that takes `POST {"to","text"}`. A channel without its address keeps messages as files under the data folder instead.
 */
export function openMessages(settings: Settings, log: FastifyBaseLogger): Messages {
  const outbox = openOutbox(settings.dataDir);
  const keep = outboxSender(outbox, settings, log);
  const channels: Readonly<Record<Message['channel'], Send>> = {
    email: settings.mailUrl ? mailer(settings.mailUrl, settings.publicUrl) : keep,
    sms: settings.smsUrl ? gateway(settings.smsUrl) : keep,
  };
  return {
    send: (message) => channels[message.channel](message),
    ...(settings.demo && { kept: () => outbox.list() }),
  };
}

function outboxSender(outbox: Outbox, settings: Settings, log: FastifyBaseLogger): Send {
  // The people of demo data are nobody, and whoever tries the product out reads their codes off the console.
  const showsCodes = settings.demo && !settings.production;
  return async (message) => {
    const file = await outbox.keep(message);
    const { to, subject, code } = message;
    log.info(showsCodes ? { file, to, subject, code } : { file }, 'A message was kept in the outbox.');
  };
}

function mailer(mailUrl: string, publicUrl: string): Send {
  const url = new URL(mailUrl);
  const from = url.searchParams.get('from') ?? `no-reply@${new URL(publicUrl).hostname}`;
  url.searchParams.delete('from');
  const transport = createTransport({
    url: url.href,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return async ({ to, subject, text, key }) => {
    await transport.sendMail({
      // Whoever receives a mail of this name twice shows it once.
      ...(key && { messageId: `<${markOf(key)}@${domain}>` }),
      from: { name: 'Collateral Desk', address: from },
      // As an object it is one address, whatever it contains.
      to: { name: '', address: oneLine(to) },
      subject: oneLine(subject),
      text,
    });
  };
}

function gateway(smsUrl: string): Send {
  return async ({ to, text }) => {
    const answer = await fetch(smsUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The gateway for text messages answered ${answer.status}.`);
  };
}

/** A head of a mail cannot be continued on a line of its own. */
export function oneLine(text: string): string {
  // All but control characters and the two that part lines and paragraphs.
  return text.replace(/[^ -~\u0080-\u2027\u202a-\uffff]+/g, ' ').trim();
}
