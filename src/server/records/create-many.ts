import { sql } from 'kysely';
import type { Draft, Recorded, ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import { columnsOf } from '../database/columns';
import type { Db } from '../database/tables';
import { happeningsOf, historyRow } from '../history/write-history';
import type { Write } from '../request/work';
import { rules } from '../rules/index';
import { newRecords } from './create';

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
  const { afterCreateMany, afterCreate } = rules[name];
  if (afterCreateMany) await afterCreateMany(write, records);
  else for (const record of records) await afterCreate?.(write, record);
  await tell(write, name, records);
  return records;
}

async function tell<N extends ResourceName>(
  write: Write,
  name: N,
  records: readonly Recorded<N>[],
): Promise<void> {
  const told = rules[name].history;
  const happenings = records.flatMap((after) => {
    const entry = told
      ? told('created', after, [])
      : ({ type: 'system', message: `${name} created` } as const);
    return entry ? happeningsOf(name, after, { ...entry, entity: name, entityId: after._id, after }) : [];
  });
  await insertRows(
    write.db,
    'history',
    happenings.map((happening) => historyRow(write, happening)),
  );
}

/** Inserts rows of a resource in one statement; values by field name, as they travel. */
export async function insertRows(db: Db, name: ResourceName, records: readonly object[]): Promise<void> {
  const columns = [...columnsOf(declarationOf(name))];
  const list = sql.raw(columns.map(([column]) => `"${column}"`).join(', '));
  const typed = sql.raw(columns.map(([column, { type }]) => `"${column}" ${type}`).join(', '));
  await sql`insert into ${sql.raw(`"${name}"`)} (${list})
    select ${list} from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r(${typed})`.execute(db);
}
