import { sql } from 'kysely';
import { readCell } from '#contract/placement/read-cell';
import type { CellProblem } from '#contract/placement/reasons';
import { updateColumns } from '#contract/placement/update-columns';
import type { UpdateColumns } from '#contract/placement/update-columns';
import { Problem } from '#contract/problems';
import type { Change, Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import { writeHistory } from '../history/write-history';
import { checkFieldGroups } from '../records/field-groups';
import { difference } from '../records/store';
import { takeAll } from '../records/take';
import { updateRecord } from '../records/update';
import { demand } from '../request/rights';
import type { TransactionContext } from '../request/context';
import type { SheetRow } from '../spreadsheets/read-rows';
import { inputOf } from './job-row';
import type { RowOutcome } from './job-row';
import type { Outcome, Running } from './job-context';
import { effectOf } from './row-effect';
import { attempt } from '../request/save-point';
import { workSheet } from './sheet-job';
import type { SheetInput } from './sheet-job';
import { knownUpdateNames } from '#contract/placement/update-names';

interface ReadRow extends SheetRow {
  readonly key: string;
  readonly change: Readonly<Record<string, unknown>>;
  readonly problems: readonly CellProblem[];
}

/** Changes files by the rows of a spreadsheet, each as its person could by hand. */
export async function runUpdate(running: Running): Promise<Outcome> {
  const { job, caller } = running;
  const input = inputOf<SheetInput>(job);
  demand(caller, 'file.bulkUpdate');
  demand(caller, 'file.edit');
  const columns = updateColumns(knownUpdateNames, input.header, input.mapping);
  if (columns.errors[0]) throw new Problem('INVALID', { message: columns.errors[0] });
  checkFieldGroups(caller, 'file', Object.fromEntries(columns.fields.map(({ name }) => [name, ''])));
  if (columns.account !== undefined) demand(caller, 'pii.reveal');
  const seen = new Set<string>();
  const now = new Date(job.createdAt);
  await workSheet(
    running,
    input,
    (row) => readRow(row, columns, seen, now, input.dayFirst),
    (context, rows) => changeRows(context, input, columns, rows),
  );
  return {};
}

function readRow(
  row: SheetRow,
  columns: UpdateColumns,
  seen: Set<string>,
  now: Date,
  dayFirst: boolean | undefined,
): ReadRow {
  const keyColumn = columns.ref === undefined ? 'accountNumber' : 'ref';
  const key = (row.cells[columns.ref ?? columns.account ?? 0] ?? '').trim();
  const problems: CellProblem[] = [];
  if (!key) problems.push({ column: keyColumn, reason: 'required', value: '' });
  else if (seen.has(key)) problems.push({ column: keyColumn, reason: 'repeated', value: key });
  seen.add(key);
  const change: Record<string, unknown> = {};
  for (const { name, column, field, index } of columns.fields) {
    const value = row.cells[index] ?? '';
    const cell = readCell(value, field, now, dayFirst);
    if ('reason' in cell) problems.push({ column, reason: cell.reason, value });
    // An empty cell leaves the field as it is: a list's export has many, and clearing is done by hand.
    else if (cell.value !== null) change[name] = cell.value;
  }
  return { ...row, key, change, problems };
}

async function changeRows(
  context: TransactionContext,
  input: SheetInput,
  columns: UpdateColumns,
  rows: readonly ReadRow[],
): Promise<RowOutcome[]> {
  const keys = rows.filter(({ key }) => key !== '').map(({ key }) => key);
  const column = sql.raw(columns.ref === undefined ? 't."bankAccountNumber"' : 't.ref');
  const open = columns.ref === undefined ? sql` and not t.closed` : sql``;
  const files = await takeAll(context, 'file', sql`${column} = any(${keys}::text[])${open}`);
  const outcomes: RowOutcome[] = [];
  for (const row of rows)
    outcomes.push(await changeRow(context, input, row, filesOf(files, columns, row.key)));
  return outcomes;
}

function filesOf(
  files: readonly Recorded<'file'>[],
  columns: UpdateColumns,
  key: string,
): Recorded<'file'>[] {
  return files.filter((file) => (columns.ref === undefined ? file.bankAccountNumber : file.ref) === key);
}

async function changeRow(
  context: TransactionContext,
  input: SheetInput,
  row: ReadRow,
  [file, another]: readonly Recorded<'file'>[],
): Promise<RowOutcome> {
  const reject = (problems: readonly CellProblem[]): RowOutcome => ({
    row: row.row,
    outcome: 'rejected',
    fileId: file?._id ?? null,
    problems,
    cells: row.cells,
  });
  const through = (outcome: RowOutcome['outcome']): RowOutcome => ({
    row: row.row,
    outcome,
    fileId: file?._id ?? null,
    problems: [],
    cells: null,
  });
  if (row.problems.length > 0) return reject(row.problems);
  if (!file) return reject([{ column: 'ref', reason: 'outOfReach', value: row.key }]);
  if (another) return reject([{ column: 'accountNumber', reason: 'ambiguous', value: row.key }]);
  const change = difference({ ...file }, row.change);
  if (Object.keys(change).length === 0) return through('unchanged');
  const done = await attempt(
    context,
    async () => {
      await updateRecord(context, 'file', file, change as Partial<Change<'file'>>);
      await noteChange(
        context,
        file,
        sentence('documents.both', {
          first: sentence('documents.rowOf', { row: row.row, file: input.fileName }),
          second: sentence('documents.fieldsChanged', { fields: Object.keys(change) }),
        }),
      );
    },
    !input.dryRun,
  );
  if ('value' in done) {
    const effect = effectOf(file, change);
    return { ...through('updated'), ...(effect && { effect: { file: effect } }) };
  }
  const [column = 'ref'] = Object.keys(done.refused.detail.errors ?? {});
  return reject([{ column, reason: 'notAccepted', value: '', detail: done.refused.sentence }]);
}

async function noteChange(
  context: TransactionContext,
  file: Recorded<'file'>,
  message: Sentence,
): Promise<void> {
  const entry = {
    type: 'import_update',
    message,
    entity: 'file',
    entityId: file._id,
    fileId: file._id,
  } as const;
  await writeHistory(context, entry);
}
