import type { Draft, Recorded, ResourceName } from '#contract/resources/index';
import type { TransactionContext } from '../request/context';
import { rulesOf } from './installed-rules';
import { newRecords } from './create';
import { recordHistory } from './finalize-write';
import { insertRows } from './store-many';

/**
 * Creates records that came together, by the same rules and with the same history as one by one, in a few statements. Parts
 * of a file are taken as allowed: whoever calls this has just made the file, or has held it to `openFile`.
 */
export async function createRecords<N extends ResourceName>(
  context: TransactionContext,
  name: N,
  drafts: readonly Draft<N>[],
): Promise<Recorded<N>[]> {
  if (drafts.length === 0) return [];
  const records = await newRecords(context, name, drafts);
  await insertRows(context.db, name, records);
  const { afterCreateMany, afterCreate } = rulesOf(name);
  if (afterCreateMany) await afterCreateMany(context, records);
  else for (const record of records) await afterCreate?.(context, record);
  await recordHistory(
    context,
    name,
    'created',
    records.map((after) => ({ after, changed: [] })),
  );
  return records;
}
