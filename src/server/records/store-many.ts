import { sql } from 'kysely';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import { columnsOf } from '../database/columns';
import type { Db, Sql } from '../database/tables';
import { holdSealed } from '../sealing/hold-sealed';
import { holdAmounts } from './hold-amounts';

type Values = Readonly<Record<string, unknown>>;

/** Rows as the database reads them out of one parameter; values by field name, as they travel. */
function recordset(name: ResourceName, columns: readonly string[], records: readonly Values[]): Sql {
  const types = columnsOf(declarationOf(name));
  const { fields } = declarationOf(name);
  for (const record of records)
    for (const one of columns) {
      holdAmounts(fields[one], record[one]);
      holdSealed(fields[one], record[one]);
    }
  const typed = columns.map((column) => `"${column}" ${types.get(column)?.type}`).join(', ');
  const values = records.map((record) =>
    Object.fromEntries(columns.map((one) => [one, record[one] ?? null])),
  );
  return sql`jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as r(${sql.raw(typed)})`;
}

/** Inserts rows of a resource in one statement. */
export async function insertRows(db: Db, name: ResourceName, records: readonly object[]): Promise<void> {
  const columns = [...columnsOf(declarationOf(name)).keys()];
  const list = sql.raw(columns.map((column) => `"${column}"`).join(', '));
  await sql`insert into ${sql.raw(`"${name}"`)} (${list})
    select ${list} from ${recordset(name, columns, records as readonly Values[])}`.execute(db);
}

/** Changes columns of rows in one statement, each to its own values. `asRead`: only of those that stand in the version that was read. */
export async function updateRows(
  db: Db,
  name: ResourceName,
  columns: readonly string[],
  records: readonly object[],
  { asRead = false } = {},
): Promise<void> {
  const set = sql.raw(columns.map((column) => `"${column}" = r."${column}"`).join(', '));
  const read = asRead ? ['version'] : [];
  const rows = recordset(name, ['_id', ...read, ...columns], records as readonly Values[]);
  const same = asRead ? sql`and t.version = r.version` : sql``;
  await sql`update ${sql.raw(`"${name}"`)} t set ${set} from ${rows} where t._id = r._id ${same}`.execute(db);
}
