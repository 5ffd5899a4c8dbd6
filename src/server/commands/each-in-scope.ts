import { sql } from 'kysely';
import type { Problem } from '#contract/problems';
import type { Recorded } from '#contract/resources/index';
import { conditions } from '../records/conditions';
import { from } from '../records/from';
import type { TransactionContext } from '../request/context';
import { eachAlone } from './each-alone';

/**
 * What became of each of several records of which one statement did what can be done: all that the caller sees are through, unless
 * `refuse` says why one is not. @throws Problem where there is none, see `eachAlone`
 */
export async function eachInScope<N extends 'note' | 'file'>(
  context: TransactionContext,
  name: N,
  { field, ids }: { readonly field: string; readonly ids: readonly string[] },
  refuse: (record: Recorded<N>) => Problem | undefined = () => undefined,
) {
  const { rows: taken } = await sql<Recorded<N>>`select t.* from ${from(name)}
    where ${conditions(name, {}, context.caller)} and t._id = any(${ids}::uuid[])`.execute(context.db);
  return eachAlone(context, { field, ids, taken }, (record) => {
    const why = refuse(record);
    return why ? Promise.reject(why) : Promise.resolve({});
  });
}
