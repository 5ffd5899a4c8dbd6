import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import type { Recorded, ResourceName } from '#contract/resources/index';
import type { Tx } from '../database/tables';
import type { Cause } from '../history/write-history';
import type { TransactionContext } from '../request/context';
import { recordHistory } from './finalize-write';
import { holdToVersion } from './hold-to-version';
import { openFile } from './open-file';
import type { HistoryEntry } from './rules';
import { difference } from './store';
import { take, takeAll } from './take';
import { storeChange, writeChange } from './update';

/** What becomes of a record as it stands; nothing of it is written where it throws. */
type Decide<N extends ResourceName> = (
  current: Recorded<N>,
) => Partial<Recorded<N>> | Promise<Partial<Recorded<N>>>;

export interface Asked<N extends ResourceName> {
  /** The version that the caller saw, where no header says it. */
  readonly version?: number;
  /** What a record will be: some of it may still be written once its file is closed. */
  readonly becomes?: Partial<Recorded<N>>;
}

/**
 * The door of every command that changes a record: it is taken, held to the version that the caller saw and to its files being open;
 * then the command decides, and what it decides is written with its history and its news.
 * @throws Problem NOT_FOUND, STALE_VERSION, FORBIDDEN, FILE_CLOSED, and what `decide` throws
 */
export async function changeRecord<N extends ResourceName>(
  context: TransactionContext,
  name: N,
  id: string,
  decide: Decide<N>,
  { version, becomes }: Asked<N> = {},
): Promise<Recorded<N>> {
  const current = await take(context, name, id);
  holdToVersion(context, name, current, version);
  await openFile(context, name, { ...current, ...becomes });
  return writeChange(context, name, current, await decide(current));
}

/**
 * The same of several, all or none: each is decided in the order of the ids before the first is written.
 * @returns the records as they are now, in the order of the ids that were given
 */
export async function changeRecords<N extends ResourceName>(
  context: TransactionContext,
  name: N,
  ids: readonly string[],
  decide: Decide<N>,
): Promise<Recorded<N>[]> {
  const wanted = [...new Set(ids)];
  const found = await takeAll(context, name, sql`t._id = any(${wanted}::uuid[])`);
  if (found.length < wanted.length) throw new Problem('NOT_FOUND');
  const decided = [];
  for (const current of found) {
    await openFile(context, name, current);
    decided.push([current, await decide(current)] as const);
  }
  const after = new Map<string, Recorded<N>>();
  for (const [current, change] of decided)
    after.set(current._id, await writeChange(context, name, current, change));
  return wanted.map((id) => after.get(id) as Recorded<N>);
}

/**
 * The same of a record that was taken for what an outside service said of it, or for a person who is not signed in yet: there is no caller
 * to hold it to, and no rule decides.
 * @returns the record as it is now; nothing where nothing differs
 */
export async function changeAsTold<N extends 'vendorInvoice' | 'fee' | 'user'>(
  by: Cause & { readonly db: Tx },
  name: N,
  before: Recorded<N>,
  change: Partial<Recorded<N>>,
  visibility?: HistoryEntry['visibility'],
): Promise<Recorded<N> | undefined> {
  const changed = Object.keys(difference(before, change));
  if (changed.length === 0) return undefined;
  const after = await storeChange(by, name, before, change);
  await recordHistory(by, name, 'updated', [{ before, after, changed, visibility }]);
  return after;
}
