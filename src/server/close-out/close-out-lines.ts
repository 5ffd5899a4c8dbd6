import { sql } from 'kysely';
import { closeOutLayout, kindOfColumn } from '#contract/close-out/layout';
import type { CloseOutKind } from '#contract/close-out/layout';
import { centsOf } from '#contract/money/cents';
import type { Cents } from '#contract/money/cents';
import type { Db } from '../database/tables';
import { byteOrderMark, csvLines } from '../spreadsheets/write-csv';
import type { CsvCell } from '../spreadsheets/write-csv';

const atOnce = 1_000;
const numbers: readonly CloseOutKind[] = ['integer', 'decimal', 'money'];

/** A close-out file out of the rows that its export kept: the same bytes whenever it is asked for. */
export async function* closeOutLines(
  db: Db,
  exportId: string,
  columns: readonly string[],
): AsyncGenerator<string> {
  const kinds = columns.map(kindOfColumn);
  const sums = kinds.map((): Cents => 0);
  let count = 0;
  yield byteOrderMark + csvLines([columns]);
  for await (const rows of kept(db, exportId)) {
    count += rows.length;
    for (const cells of rows)
      kinds.forEach((kind, at) => {
        if (kind === 'money') sums[at] = (sums[at] ?? 0) + centsOf(cells[at]);
      });
    yield csvLines(rows.map((cells) => cells.map((cell, at) => written(cell, kinds[at] ?? 'text'))));
  }
  const totals = sums.filter((_, at) => kinds[at] === 'money').map((sum) => ({ digits: String(sum) }));
  yield csvLines([[closeOutLayout.trailer, { digits: String(count) }, ...totals]]);
}

function written(cell: string, kind: CloseOutKind): CsvCell {
  if (cell === '') return null;
  return numbers.includes(kind) ? { digits: cell } : cell;
}

async function* kept(db: Db, exportId: string): AsyncGenerator<string[][]> {
  let last = 0;
  for (;;) {
    const { rows } = await sql<{ row: number; cells: string[] }>`
      select row, cells from "jobRow" where "jobId" = ${exportId}::uuid and row > ${last} order by row limit ${atOnce}`.execute(
      db,
    );
    if (rows.length === 0) return;
    last = rows.at(-1)?.row ?? last;
    yield rows.map(({ cells }) => cells);
  }
}
