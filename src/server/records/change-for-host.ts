import type { Recorded } from '#contract/resources/index';
import type { Tx } from '../database/tables';
import { happeningsOf, writeHistory } from '../history/write-history';
import type { Cause } from '../history/write-history';
import { rulesOf } from './installed-rules';
import type { HistoryEntry } from './rules';
import { difference, updateRow } from './store';

/** Changes a record that was taken, with its history, by whoever or whatever made it happen; nothing where nothing differs. */
export async function changeForHost<N extends 'vendorInvoice' | 'fee'>(
  tx: Tx,
  cause: Cause,
  name: N,
  before: Recorded<N>,
  change: Partial<Recorded<N>>,
  visibility?: HistoryEntry['visibility'],
): Promise<Recorded<N> | undefined> {
  const changed = Object.keys(difference(before, change));
  if (changed.length === 0) return undefined;
  const after = {
    ...before,
    ...change,
    updatedAt: cause.now.toISOString(),
    updatedBy: cause.caller.userId,
    version: before.version + 1,
  };
  await updateRow(tx, name, before._id, difference(before, after));
  const entry = rulesOf(name).history?.('updated', after, changed);
  const happening = entry && {
    ...entry,
    ...(visibility && { visibility }),
    ...{ entity: name, entityId: before._id, before, after, changed },
  };
  for (const one of happening ? happeningsOf(name, after, happening) : [])
    await writeHistory({ ...cause, db: tx }, one);
  return after;
}
