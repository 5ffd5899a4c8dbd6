import type { Recorded, ResourceName } from '#contract/resources/index';
import type { Said } from '#contract/words/sentence';
import type { Tx } from '../database/tables';
import { filesOf, happeningsOf, historyRow, writeHistoryRows } from '../history/write-history';
import type { Cause } from '../history/write-history';
import type { TransactionContext } from '../request/context';
import { rulesOf } from './installed-rules';
import type { HistoryEntry } from './rules';
import { touchFile } from './touch-file';
import { usualHistory } from './usual-history';

type Event = 'created' | 'updated' | 'removed';

export interface FinalizedWrite<N extends ResourceName> {
  readonly before?: Recorded<N>;
  readonly after: Recorded<N>;
  readonly changed: readonly string[];
  /** What it is, what is said of it, and for whom, where the rules would say it otherwise. */
  readonly type?: HistoryEntry['type'] | undefined;
  readonly message?: Said | undefined;
  readonly visibility?: HistoryEntry['visibility'] | undefined;
}

/** What every write ends with: its history, the file's last activity, and the news of it. */
export function finalizeWrite<N extends ResourceName>(
  context: TransactionContext,
  name: N,
  event: Event,
  finalized: FinalizedWrite<N>,
): Promise<void> {
  return finalizeWrites(context, name, event, [finalized]);
}

/** The same of records that were written together: each file is touched once, and its news is one. */
export async function finalizeWrites<N extends ResourceName>(
  context: TransactionContext,
  name: N,
  event: Event,
  all: readonly FinalizedWrite<N>[],
): Promise<void> {
  await recordHistory(context, name, event, all);
  const { readers } = rulesOf(name);
  const heard = new Map<string, string[]>();
  for (const { after } of all)
    for (const fileId of filesOf(name, after))
      heard.set(fileId, [...(heard.get(fileId) ?? []), ...(readers?.(after) ?? [])]);
  for (const [fileId, companies] of heard) {
    if (name !== 'file' && name !== 'history') await touchFile(context, fileId);
    context.announce({ to: 'file', fileId, resource: name, readers: readers && [...new Set(companies)] });
  }
}

/** Writes down what happened to records, in one statement. */
export async function recordHistory<N extends ResourceName>(
  context: Cause & { readonly db: Tx },
  name: N,
  event: Event,
  all: readonly FinalizedWrite<N>[],
): Promise<void> {
  const happenings = all.flatMap(({ before, after, changed, type, message, visibility }) => {
    const { history = () => usualHistory(name, event) } = rulesOf(name);
    const entry = history(event, after, changed);
    if (!entry) return [];
    const said = {
      ...entry,
      ...(type && { type }),
      ...(message && { message }),
      ...(visibility && { visibility }),
    };
    return happeningsOf(name, after, { ...said, entity: name, entityId: after._id, before, after, changed });
  });
  await writeHistoryRows(
    context,
    happenings.map((happening) => historyRow(context, happening)),
  );
}
