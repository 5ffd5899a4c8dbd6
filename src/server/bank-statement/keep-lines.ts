import { createHash } from 'node:crypto';
import { newId } from '../database/new-id';
import type { TransactionContext } from '../request/context';
import { plainWords } from './plain-words';
import type { StatementLine } from './read-statement';

/** Keeps the lines of a statement for the caller's agency, those that are not known from another statement. Answers how many were new. */
export async function keepLines(
  { db, caller, now }: TransactionContext,
  statement: string,
  lines: readonly StatementLine[],
): Promise<number> {
  const seen = new Map<string, number>();
  let added = 0;
  for (let from = 0; from < lines.length; from += atOnce) {
    const rows = lines.slice(from, from + atOnce).map((line) => ({
      _id: newId(now.getTime()),
      companyId: caller.headCompanyId,
      fingerprint: fingerprintOf(line, seen),
      statement,
      account: line.account,
      bookedOn: line.bookedOn,
      description: line.description,
      amount: line.amount,
      isAside: false,
      readBy: caller.userId,
      readAt: now.toISOString(),
    }));
    const kept = await db
      .insertInto('bankLine')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['companyId', 'fingerprint']).doNothing())
      .returning('_id')
      .execute();
    added += kept.length;
  }
  return added;
}
const atOnce = 500;

// Two cheques over one amount on one day are two lines, in whichever statement they stand.
function fingerprintOf(line: StatementLine, seen: Map<string, number>): string {
  const said = [line.account, line.bookedOn, line.amount, plainWords(line.description)].join('|');
  const times = (seen.get(said) ?? 0) + 1;
  seen.set(said, times);
  return createHash('sha256').update(`${said}|${times}`).digest('hex');
}
