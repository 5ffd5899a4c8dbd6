import { sql } from 'kysely';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import { defaultsOf } from '#contract/shapes';
import type { Db } from '../database/tables';
import { columnsOf } from '../database/columns';

const atOnce = 500;

/**
 * Inserts seeded records, those that are there already left as they are, and says how many were new. Values by field name
 * as they travel; defaults fill in.
 */
export async function insertAll(
  db: Db,
  name: ResourceName,
  records: readonly object[],
  at: string,
): Promise<number> {
  const declaration = declarationOf(name);
  const columns = [...columnsOf(declaration)].map(([column, { type }]) => `"${column}" ${type}`);
  const kept = { createdAt: at, updatedAt: at, version: 1 };
  const defaults = defaultsOf(declaration.fields);
  const list = sql.raw([...columnsOf(declaration).keys()].map((column) => `"${column}"`).join(', '));
  let inserted = 0;
  for (let from = 0; from < records.length; from += atOnce) {
    const whole = records.slice(from, from + atOnce).map((record) => ({ ...kept, ...defaults, ...record }));
    const { numAffectedRows } = await sql`
      insert into ${sql.raw(`"${name}"`)} (${list})
      select ${list} from jsonb_to_recordset(${JSON.stringify(whole)}::jsonb) as r(${sql.raw(columns.join(', '))})
      on conflict do nothing`.execute(db);
    inserted += Number(numAffectedRows ?? 0);
  }
  return inserted;
}
