import { sql } from 'kysely';
import { valuesAt } from '#contract/leaves';
import { readListQuery } from '#contract/list-query';
import type { ListQuery } from '#contract/list-query';
import { declarationOf } from '#contract/resources/index';
import type { ResourceName } from '#contract/resources/index';
import type { Db, Row, Sql, Tx } from '../database/tables';
import { derivedField } from '../records/columns';
import { conditions } from '../records/conditions';
import { maskRow } from '../records/present';
import { from, ordering } from '../records/read-list';
import type { Caller } from '../request/caller';
import type { RequestContext } from '../request/context';
import { rulesOf } from '../records/installed-rules';
import type { ExportColumn } from './export-columns';
import { Names } from './export-names';
import type { Language } from '../words/value-words';
import { contextOf } from './job-context';
import type { Running } from './job-context';
import { checkStop } from './stop';

const batchSize = 1_000;

/**
 * Reads all rows of a list out of one snapshot, batch by batch through a cursor, so that rows written meanwhile are neither
 * missed nor seen twice and memory stays flat. Answers how many there were.
 */
export async function exportRows(
  running: Running,
  asked: { readonly resource: ResourceName; readonly query: string; readonly language: Language },
  columns: readonly ExportColumn[],
  write: (names: Names, batches: AsyncIterable<Row[]>) => Promise<void>,
): Promise<number> {
  const { app, job, caller } = running;
  const { resource, language } = asked;
  const { filters, sort } = listQueryOf(contextOf(running), resource, asked.query);
  const where = conditions(resource, filters, caller);
  const { joins, order } = ordering(resource, sort, caller);
  return app.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const counted = await sql<{ total: number }>`
        select count(*) total from ${from(resource)} where ${where}`.execute(tx);
      const total = counted.rows[0]?.total ?? 0;
      await app.db.updateTable('job').set({ total, done: 0 }).where('_id', '=', job._id).execute();
      await sql`declare export_rows no scroll cursor for
        select ${selected(resource, columns, caller)} from ${from(resource)} ${joins} where ${where} order by ${order}`.execute(
        tx,
      );
      const names = new Names(app.db, caller, language);
      let done = 0;
      const batches = async function* (): AsyncGenerator<Row[]> {
        for (;;) {
          await checkStop(app.db, job._id, running.signal);
          const rows = await fetchRows(tx);
          if (rows.length === 0) return;
          for (const row of rows) {
            maskRow(resource, row, caller);
            for (const { name } of columns) if (name.includes('.')) row[name] = innerValue(row, name);
          }
          await names.read(rows, columns);
          done += rows.length;
          yield rows;
          await noteProgress(app.db, job._id, done);
        }
      };
      await write(names, batches());
      return done;
    });
}

/**
 * A list's filters and order out of the parameters of its address, held to what the list's own call demands.
 * @throws Problem, as the list does
 */
export function listQueryOf(context: RequestContext, resource: ResourceName, query: string): ListQuery {
  const given: Record<string, string[]> = {};
  for (const [name, value] of new URLSearchParams(query)) (given[name] ??= []).push(value);
  const asked = readListQuery(declarationOf(resource), given);
  return rulesOf(resource).ask?.(context, asked) ?? asked;
}

async function fetchRows(tx: Tx): Promise<Row[]> {
  const { rows } = await sql<Row>`fetch forward ${sql.raw(String(batchSize))} from export_rows`.execute(tx);
  return rows;
}

async function noteProgress(db: Db, jobId: string, done: number): Promise<void> {
  await db.updateTable('job').set({ done }).where('_id', '=', jobId).execute();
}

/** What stands inside a part, or in each of its rows. */
function innerValue(row: Row, path: string): unknown {
  const values = valuesAt(row, path);
  return values.length > 1 ? values : (values[0] ?? null);
}

// Beside the columns, what a list row carries: masks may look at it.
function selected(resource: ResourceName, columns: readonly ExportColumn[], caller: Caller): Sql {
  const { fields, brief } = declarationOf(resource);
  const names = [...new Set(['_id', ...brief, ...columns.map(({ name }) => name.split('.')[0] ?? name)])];
  return sql.join(
    names.map((name) =>
      fields[name]?.derived
        ? sql`${derivedField(resource, name, caller)} as ${sql.raw(`"${name}"`)}`
        : sql.raw(`t."${name}"`),
    ),
  );
}
