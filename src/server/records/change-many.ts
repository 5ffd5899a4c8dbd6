import type { Recorded, ResourceName } from '#contract/resources/index';
import type { TransactionContext } from '../request/context';
import { rulesOf } from './installed-rules';
import { finalizeWrites } from './finalize-write';
import { difference } from './store';
import { updateRows } from './store-many';
import { writtenBy } from './update';

/**
 * Writes a change that is decided of each of several records, to the same end and with the same history as `writeChange` of one after
 * the other, in a few statements. The records have been taken.
 */
export async function writeChanges<N extends ResourceName>(
  context: TransactionContext,
  name: N,
  records: readonly Recorded<N>[],
  changeOf: (record: Recorded<N>) => Readonly<Record<string, unknown>>,
): Promise<void> {
  const written = new Set<string>();
  const { recalculate } = rulesOf(name);
  const changes = new Map<Recorded<N>, Readonly<Record<string, unknown>>>();
  for (const before of records) {
    const change = changeOf(before);
    changes.set(before, { ...change, ...(await recalculate?.(context, before, { ...before, ...change })) });
  }
  const all = records.flatMap((before) => {
    const change = changes.get(before) ?? {};
    const changed = Object.keys(difference(before, change));
    if (changed.length === 0) return [];
    const values = { ...change, ...writtenBy(context, before) };
    for (const field of Object.keys(values)) written.add(field);
    return [{ before, after: { ...before, ...values }, changed }];
  });
  if (all.length === 0) return;
  await updateRows(
    context.db,
    name,
    [...written],
    all.map(({ after }) => after),
  );
  const { afterUpdate, follow, followMany } = rulesOf(name);
  if (afterUpdate) for (const { before, after } of all) await afterUpdate(context, before, after);
  await finalizeWrites(context, name, 'updated', all);
  if (followMany) await followMany(context, all);
  else if (follow) for (const { before, after } of all) await follow(context, before, after);
}
