import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import { sessionRules } from '#contract/session';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import { newId } from '../database/new-id';
import type { CodeRow, Db } from '../database/tables';
import type { AppContext } from '../request/context';
import type { Account } from './account';
import { demandFactor, noteRightCode, noteWrongCode } from './code-ceilings';
import { codeMessage } from './identity-messages';
import { keyed, sameHash } from './opaque';
import { noteSecurityEvent } from './security-event';
import type { SecurityDetail } from './security-event';
import { countUnder } from './throttle';
import { webUrl } from '../web-origins';

/** What a code is for, and the browser that it is bound to. A code asked for elsewhere is no use here. */
export interface CodeUse {
  readonly account: Account;
  readonly purpose: string;
  readonly browserHash: string;
  readonly from: SecurityDetail;
}

/** `sent`: a code went out. Otherwise one is pending that is too young; `here` says whether this browser asked for it. */
export interface CodeAsk {
  readonly sent: boolean;
  readonly here: boolean;
  /** Seconds until a new one may be asked for. */
  readonly resendIn: number;
}

/** Codes that nobody used, in an hour. A used one does not count. */
const unusedInAnHour = { most: 10, window: 3600 };

/**
 * Sends a code, unless one is pending that is less than thirty seconds old. A new code kills the one before.
 * @throws Problem TOO_MANY above the ceilings, NOT_READY when the message cannot be sent
 */
export async function askForCode(app: AppContext, use: CodeUse, channel: 'email' | 'sms'): Promise<CodeAsk> {
  const { account, purpose, from } = use;
  const now = app.now();
  await demandFactor(app.db, account.userId, now);
  const code = drawCode();
  const made = await app.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`code|${account.userId}|${purpose}`}, 0))`.execute(
      tx,
    );
    const pending = await pendingCode(tx, use, now);
    if (pending) return pending;
    await countUnder(tx, unusedKey(account.userId), unusedInAnHour, now);
    await tx.deleteFrom('code').where('userId', '=', account.userId).where('purpose', '=', purpose).execute();
    const row = rowOf(app.secret, use, code, now);
    await tx.insertInto('code').values(row).execute();
    return row._id;
  });
  if (typeof made !== 'string') return made;
  const used = channel === 'sms' && account.mobilePhone ? 'sms' : 'email';
  try {
    await app.messages.send(codeMessage(account, code, used, webUrl(app.settings)));
  } catch (error) {
    // What did not arrive must not make anyone wait.
    await app.db.deleteFrom('code').where('_id', '=', made).execute();
    app.log.error({ err: error, channel: used }, 'A code could not be sent.');
    throw new Problem('NOT_READY', {
      message: sentence('identity.codeCouldNotSentTry'),
      retryAfter: 10,
    });
  }
  await noteSecurityEvent(app.db, now, 'code_sent', account.userId, { ...from, purpose, channel: used });
  return { sent: true, here: true, resendIn: sessionRules.codePace };
}

async function pendingCode(db: Db, use: CodeUse, now: Date): Promise<CodeAsk | undefined> {
  const row = await db
    .selectFrom('code')
    .select(['createdAt', 'browserHash'])
    .where('userId', '=', use.account.userId)
    .where('purpose', '=', use.purpose)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  const resendIn = row
    ? Math.ceil(sessionRules.codePace - (now.getTime() - Date.parse(row.createdAt)) / 1000)
    : 0;
  if (!row || resendIn <= 0) return undefined;
  return { sent: false, here: sameHash(row.browserHash, use.browserHash), resendIn };
}

/** `spent`: it was tried so often that no try counts any more, and the browser that asked for it has to ask for another. */
export type CodeTaken = 'right' | 'wrong' | 'spent';

/**
 * Takes what was typed for the live code; if it is, it is used up. Each try counts before it is looked at, so that no number of tries at
 * once is more than five.
 * @throws Problem TOO_MANY after too many wrong ones of an account, whatever codes, browsers or addresses they came from
 */
export async function takeCode(app: AppContext, use: CodeUse, typed: string): Promise<CodeTaken> {
  const { userId } = use.account;
  const now = app.now();
  await demandFactor(app.db, userId, now);
  const row = await app.db
    .updateTable('code')
    .set({ tries: sql<number>`tries + 1` })
    .where('userId', '=', userId)
    .where('purpose', '=', use.purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now.toISOString())
    .where('tries', '<', sessionRules.codeTries)
    .returning(['_id', 'hash', 'browserHash'])
    .executeTakeFirst();
  if (row && isTheCode(app.secret, row, use, typed) && (await useUp(app.db, row._id, now))) {
    await noteRightCode(app.db, userId, [unusedKey(userId)]);
    return 'right';
  }
  await noteWrongCode(app.db, userId, now);
  await noteSecurityEvent(app.db, now, 'code_failed', userId, { ...use.from, purpose: use.purpose });
  return (await isSpent(app.db, use)) ? 'spent' : 'wrong';
}

async function isSpent(db: Db, use: CodeUse): Promise<boolean> {
  const row = await db
    .selectFrom('code')
    .select(['tries', 'browserHash'])
    .where('userId', '=', use.account.userId)
    .where('purpose', '=', use.purpose)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return !!row && row.tries >= sessionRules.codeTries && sameHash(row.browserHash, use.browserHash);
}

/** Why a code was not taken. */
export const codeRefusal = (taken: Exclude<CodeTaken, 'right'>): Sentence =>
  taken === 'spent' ? sentence('identity.codeTriedTooOftenAsk') : new Problem('CODE_FAILED').sentence;

function isTheCode(
  secret: string,
  row: Pick<CodeRow, 'hash' | 'browserHash'>,
  use: CodeUse,
  typed: string,
): boolean {
  const right = sameHash(row.hash, hashOfCode(secret, use, normalCode(typed)));
  return sameHash(row.browserHash, use.browserHash) && right;
}

async function useUp(db: Db, codeId: string, now: Date): Promise<boolean> {
  const used = await db
    .updateTable('code')
    .set({ usedAt: now.toISOString() })
    .where('_id', '=', codeId)
    .where('usedAt', 'is', null)
    .returning('_id')
    .executeTakeFirst();
  return used !== undefined;
}

function rowOf(secret: string, use: CodeUse, code: string, now: Date): CodeRow {
  return {
    _id: newId(now.getTime()),
    userId: use.account.userId,
    purpose: use.purpose,
    hash: hashOfCode(secret, use, code),
    browserHash: use.browserHash,
    tries: 0,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + sessionRules.codeLife * 1000).toISOString(),
    usedAt: null,
  };
}

/** Forgets what was sent and what was typed wrong: codes that are on their way open nothing, and new ones are taken again. */
export async function forgetCodes(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('code').where('userId', '=', userId).execute();
  await noteRightCode(db, userId, [unusedKey(userId)]);
}

const unusedKey = (userId: string): string => `codes-unused:${userId}`;

const hashOfCode = (secret: string, use: CodeUse, code: string): string =>
  keyed(secret, `code|${use.account.userId}|${use.purpose}|${code}`);

function drawCode(): string {
  const { codeAlphabet, codeLength } = sessionRules;
  return Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');
}

/** A code as it was sent: in capitals, without the spaces and dashes that people and messages put between. */
export function normalCode(typed: string): string {
  return typed.replace(/[\s\u2010-\u2015\u2212-]/g, '').toUpperCase();
}
