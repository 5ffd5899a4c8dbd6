import type { CellProblem } from '#contract/placement/reasons';
import { sql } from 'kysely';
import type { Db, JobRow } from '../database/tables';
import { byteOrderMark, csvLines } from '../spreadsheets/write-csv';
import type { CsvCell } from '../spreadsheets/write-csv';
import type { AboutRow, RowAbout } from './about-rows';
import { cellWords } from './cell-words';
import type { Caller } from '../request/caller';
import { countBalances } from '../lender-jobs/count-balances';
import { shownRows } from './shown-rows';
import type { Language } from '../words/languages';

interface StoredRow {
  readonly row: number;
  readonly outcome: string;
  readonly ref: string | null;
  readonly problems: readonly CellProblem[];
  readonly cells: readonly string[] | null;
}

const atOnce = 1_000;

const headers = {
  en: {
    row: 'row',
    column: 'column',
    reason: 'reason',
    outcome: 'outcome',
    ref: 'ref',
    warnings: 'warnings',
    account: 'account',
    debtor: 'debtor',
    balance: 'balance',
  },
  fr: {
    row: 'ligne',
    column: 'colonne',
    reason: 'motif',
    outcome: 'résultat',
    ref: 'dossier',
    warnings: 'avertissements',
    account: 'compte',
    debtor: 'débiteur',
    balance: 'solde',
  },
} as const;
const outcomes: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  fr: { created: 'créé', updated: 'modifié', unchanged: 'inchangé', rejected: 'refusé' },
};

/** Whose job is told of, to whom and in which language. */
export interface Telling {
  readonly job: JobRow;
  readonly caller: Caller;
  readonly language: Language;
}

/**
 * The refused rows as a CSV: number, column and reason, then the row as it came. A row is one line, with all its reasons. Those of a
 * lender's file end with a trailer of their own, without which no such file is taken.
 */
export async function* rejectLines(
  db: Db,
  { job, caller, language }: Telling,
  header: readonly string[],
): AsyncGenerator<string> {
  const shown = shownRows(caller, job);
  const { row, column, reason } = headers[language];
  const counted = countBalances(header);
  yield byteOrderMark + csvLines([[row, column, reason, ...header]]);
  for await (const stored of storedRows(db, job._id, true)) {
    const rows = stored.map(shown);
    for (const { cells } of rows) counted.add(cells ?? []);
    yield csvLines(
      rows.map(({ row, problems, cells }) => [
        number(row),
        problems.map((problem) => problem.column).join('; '),
        problems.map((problem) => cellWords(problem, language)).join('; '),
        ...(cells ?? []),
      ]),
    );
  }
  if (job.kind === 'lender') yield csvLines([counted.trailer(header.length + 3)]);
}

/** What became of every row, as a CSV; `aboutRow`, where it is given, also says which account, debtor and value each row is about. */
export async function* outcomeLines(
  db: Db,
  { job, caller, language }: Telling,
  aboutRow?: AboutRow,
): AsyncGenerator<string> {
  const shown = shownRows(caller, job);
  const { row, outcome, ref, reason, warnings, account, debtor, balance } = headers[language];
  const about = aboutRow ? [account, debtor, balance] : [];
  yield byteOrderMark + csvLines([[row, outcome, ref, reason, warnings, ...about]]);
  for await (const rows of storedRows(db, job._id, false))
    yield csvLines(
      rows.map(shown).map(({ row, outcome, ref, problems, cells }) => [
        number(row),
        outcomes[language][outcome] ?? outcome,
        ref ?? '',
        sentences(
          problems.filter((problem) => !problem.warning),
          language,
        ),
        sentences(
          problems.filter((problem) => problem.warning),
          language,
        ),
        ...(aboutRow ? cellsOf(aboutRow(row, cells)) : []),
      ]),
    );
}

const cellsOf = ({ account, debtor, balance }: RowAbout): string[] => [account, debtor, balance];

function number(row: number): CsvCell {
  return { digits: String(row) };
}

function sentences(problems: readonly CellProblem[], language: Language): string {
  return problems.map((problem) => `${problem.column} ${cellWords(problem, language)}`).join('; ');
}

async function* storedRows(db: Db, jobId: string, rejectedOnly: boolean): AsyncGenerator<StoredRow[]> {
  let after = 0;
  for (;;) {
    const { rows } = await sql<StoredRow>`
      select r.row, r.outcome, f.ref, r.problems, r.cells from "jobRow" r
      left join file f on f._id = r."fileId"
      where r."jobId" = ${jobId}::uuid and r.row > ${after} ${rejectedOnly ? sql`and r.outcome = 'rejected'` : sql``}
      order by r.row limit ${atOnce}`.execute(db);
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)?.row ?? after;
  }
}
