import type { Outcome } from './import-job';
import { outcomes } from './import-job';
import { readCsv } from './read-csv';

/** What became, or would become, of one row of a spreadsheet. */
export interface RowOutcome {
  readonly row: string;
  readonly outcome: Outcome;
  readonly ref: string;
  readonly reason: string;
  readonly warnings: string;
  /** Which one it is, as the spreadsheet says it: told of a check, whose rows have no file yet. */
  readonly account: string;
  readonly debtor: string;
  readonly balance: string;
}

/** The host writes outcomes in its person's language, which need not be that of the screen. */
const french: Readonly<Record<string, Outcome>> = {
  créé: 'created',
  modifié: 'updated',
  inchangé: 'unchanged',
  refusé: 'rejected',
};

const outcomeOf = (word: string): Outcome =>
  outcomes.find((one) => one === word) ?? french[word] ?? 'unchanged';

const weight = ({ outcome, warnings }: RowOutcome): number =>
  outcome === 'rejected' ? 0 : warnings ? 1 : outcome === 'unchanged' ? 3 : 2;

/** The rows of a job's result, those with problems first. */
export function rowOutcomes(csv: string): RowOutcome[] {
  const [, ...rows] = readCsv(csv);
  return rows
    .map(([row = '', word = '', ref = '', reason = '', warnings = '', ...about]) => {
      const [account = '', debtor = '', balance = ''] = about;
      return { row, outcome: outcomeOf(word), ref, reason, warnings, account, debtor, balance };
    })
    .sort((one, other) => weight(one) - weight(other) || Number(one.row) - Number(other.row));
}
