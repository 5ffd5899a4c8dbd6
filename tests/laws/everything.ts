import { sql } from 'kysely';
import { resourceNames } from '#contract/resources/index';
import type { Db } from '#server/database/tables';

/** A print of all that people keep, to see whether anything changed. Sessions and codes live by themselves. */
export async function everything(db: Db): Promise<Record<string, string | null>> {
  const tables = [
    ...resourceNames,
    'noteDelivery',
    'preference',
    'job',
    'jobRow',
    'fileSearch',
    'fileCounter',
    'credential',
  ];
  const prints = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ print: string | null }>`
        select md5(string_agg(r, '|' order by r)) print from (select to_jsonb(t)::text r from ${sql.table(table)} t) all_rows`.execute(
        db,
      );
      return [table, rows[0]?.print ?? null] as const;
    }),
  );
  return Object.fromEntries(prints);
}
