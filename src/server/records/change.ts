import type { Recorded, ResourceName } from '#contract/resources/index';
import type { Tx } from '../database/tables';
import type { Cause } from '../history/write-history';
import type { TransactionContext } from '../request/context';
import { recordHistory } from './finalize-write';
import { holdToVersion } from './hold-to-version';
import { openFile } from './open-file';
import type { HistoryEntry } from './rules';
import { difference } from './store';
import { take } from './take';
import { storeChange, writeChange } from './update';
import type { Written } from './written';

/** What becomes of a record as it stands; nothing of it is written where it throws. */
type Decide<N extends ResourceName> = (current: Recorded<N>) => Written<N> | Promise<Written<N>>;

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
  return changeTaken(context, name, current, decide, becomes);
}

/** The same of a record that was taken, with others it may be. */
export async function changeTaken<N extends ResourceName>(
  context: TransactionContext,
  name: N,
  current: Recorded<N>,
  decide: Decide<N>,
  becomes: Partial<Recorded<N>> = {},
): Promise<Recorded<N>> {
  await openFile(context, name, { ...current, ...becomes });
  return writeChange(context, name, current, await decide(current));
}

/**
 * The same of a record that was taken for what an outside service said of it, or for a person who is not signed in yet: there is no caller
 * to hold it to, and no rule decides.
 * @returns the record as it is now; nothing where nothing differs
 */
export async function changeWithoutCaller<N extends 'vendorInvoice' | 'fee' | 'user'>(
  by: Cause & { readonly db: Tx },
  name: N,
  before: Recorded<N>,
  change: Written<N>,
  visibility?: HistoryEntry['visibility'],
): Promise<Recorded<N> | undefined> {
  const changed = Object.keys(difference(before, change));
  if (changed.length === 0) return undefined;
  const after = await storeChange(by, name, before, change);
  await recordHistory(by, name, 'updated', [{ before, after, changed, visibility }]);
  return after;
}
