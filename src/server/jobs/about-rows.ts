import { readHeader } from '#contract/placement/mapping';
import { readingWith } from '#contract/placement/row-says';
import type { JobRow } from '../database/tables';
import type { ImportInput } from './import-placements';
import { inputOf } from './job-row';

/** Which account, debtor and balance a row is about, as texts; empty where nothing is known of them. */
export interface RowAbout {
  readonly account: string;
  readonly debtor: string;
  readonly balance: string;
}

/** Tells of a row, by its number and the cells that were kept of it, what it is about. */
export type AboutRow = (row: number, cells: readonly string[] | null) => RowAbout;

/** What the rows of an import are about: as its spreadsheet says, and before that as a person put it right. Nothing of another job. */
export function aboutRows(job: JobRow): AboutRow {
  if (job.kind !== 'import') return () => ({ account: '', debtor: '', balance: '' });
  const { header, mapping, corrections } = inputOf<ImportInput>(job);
  const reading = readingWith(readHeader(header, mapping).positions, {}, corrections ?? {});
  return (row, cells) => {
    // A row whose cells are not kept is told of by the file that it made.
    const says = cells ? reading(row, cells) : () => '';
    return {
      account: says('accountNumber'),
      debtor: [says('debtorFirstName'), says('debtorLastName')].filter(Boolean).join(' '),
      balance: says('balance'),
    };
  };
}
