import type { Draft, Recorded, ResourceName } from '#contract/resources/index';
import type { Write } from '../request/work';
import { rulesOf } from './installed-rules';
import { newRecords } from './create';
import { tell } from './settle';
import { insertRows } from './store-many';

/**
 * Creates records that came together, by the same rules and with the same history as one by one, in a few statements. Parts
 * of a file are taken as allowed: whoever calls this has just made the file, or has held it to `openFile`.
 */
export async function createRecords<N extends ResourceName>(
  write: Write,
  name: N,
  drafts: readonly Draft<N>[],
): Promise<Recorded<N>[]> {
  if (drafts.length === 0) return [];
  const records = await newRecords(write, name, drafts);
  await insertRows(write.db, name, records);
  const { afterCreateMany, afterCreate } = rulesOf(name);
  if (afterCreateMany) await afterCreateMany(write, records);
  else for (const record of records) await afterCreate?.(write, record);
  await tell(
    write,
    name,
    'created',
    records.map((after) => ({ after, changed: [] })),
  );
  return records;
}
