import { sql } from 'kysely';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Tx } from '../database/tables';
import { readCallerOfUser } from '../request/caller';
import type { Caller } from '../request/caller';
import type { AppContext } from '../request/context';
import { contextAs } from '../request/context-as';
import { gatherAll, gatherNew } from './gather';
import type { Waiting } from './gather';
import { noticeTexts } from './notice-texts';
import { whenNext } from './when-next';
import { webUrl } from '../web-origins';

interface Due {
  readonly userId: string;
  readonly way: Exclude<ValueOf<'noticeWay'>, 'desk'>;
  readonly notifiedUntil: string;
  readonly nextAt: string;
}

const atOnce = 200;

/**
 * Mails people what waits for them, where they chose so and anything does. A person is mailed by the host that first writes when they are
 * next due; it is written with the mail: one that could not be sent is sent at the next look.
 */
export async function sendDueNotices(app: AppContext): Promise<void> {
  for (let sent = 0; sent < atOnce; sent += 1) if (!(await sendNext(app))) return;
}

/** @returns whether there was anybody to look at */
async function sendNext(app: AppContext): Promise<boolean> {
  const now = app.now();
  return app.db.transaction().execute(async (tx) => {
    const { rows } = await sql<Due>`
      select "userId", way, "notifiedUntil", "nextAt" from "noticeWay" where "nextAt" <= ${now.toISOString()}::timestamptz
      order by "nextAt" limit 1`.execute(tx);
    const [due] = rows;
    if (!due) return false;
    const caller = await readCallerOfUser(tx, due.userId);
    const next = whenNext(due.way, now, caller?.timeZone ?? 'America/Toronto');
    const taken = await tx
      .updateTable('noticeWay')
      .set({ notifiedUntil: now.toISOString(), nextAt: next.toISOString() })
      .where('userId', '=', due.userId)
      .where('nextAt', '=', due.nextAt)
      .returning('userId')
      .executeTakeFirst();
    if (taken && caller) await notify(app, tx, caller, due);
    return true;
  });
}

async function notify(app: AppContext, tx: Tx, caller: Caller, due: Due): Promise<void> {
  const { way, notifiedUntil, userId, nextAt } = due;
  const asked = { call: 'notices', source: 'system', requestId: crypto.randomUUID() } as const;
  const context = { ...contextAs(app, caller, asked), db: tx };
  const waiting = await (way === 'mail' ? gatherNew(context, notifiedUntil) : gatherAll(context));
  if (waiting.length === 0) return;
  const texts = noticeTexts[caller.language];
  await app.messages.send({
    key: ['notices', userId, new Date(nextAt).toISOString()].join(':'),
    to: caller.email,
    channel: 'email',
    subject: texts.subject[way],
    text: texts.mail(
      caller.firstName ?? '',
      linesOf(waiting, caller),
      new URL('/', webUrl(app.settings)).href,
    ),
  });
}

function linesOf(waiting: Waiting, { language }: Caller): string {
  const { what, line } = noticeTexts[language];
  return waiting.map((one) => line(what[one.what], one.count)).join('\n');
}
