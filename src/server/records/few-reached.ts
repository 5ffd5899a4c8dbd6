import { sql } from 'kysely';
import type { Db } from '../database/tables';
import type { Caller } from '../request/caller';
import { personOf } from '../request/person-of';
import { scopeCondition } from './conditions';
import { rulesOf } from './installed-rules';

/** So many files are sooner looked up one by one in an index of what lies on them than everything is held to whether it lies on one of them. */
const few = 4_000;

const known = new WeakMap<object, boolean>();

/**
 * Learns whether the files that a caller reaches are few, once for as long as their rights stand. Nothing is shown or kept from them by
 * it: only in which way their lists are read.
 */
export async function learnReach(db: Db, caller: Caller): Promise<void> {
  const person = personOf(caller);
  if (!person || known.has(person)) return;
  const scope = rulesOf('file').scope(caller);
  const { rows } =
    scope === 'everything' || scope === 'nothing'
      ? { rows: [] }
      : await sql<{ reached: number }>`select count(*)::integer reached from (select from file t
          where ${scopeCondition(scope)} and t."deletedAt" is null limit ${few + 1}) t`.execute(db);
  const [found] = rows;
  known.set(person, found !== undefined && found.reached <= few);
}

/** Whether the files that a caller reaches are known to be few. */
export function reachesFew(caller: Caller): boolean {
  const person = personOf(caller);
  return person !== undefined && known.get(person) === true;
}
