import { isPlacementColumn } from '#contract/placement/columns';
import { reasons } from '#contract/placement/reasons';
import type { Words } from '../../i18n/words';
import type { JobRow } from './row-calls';

/** The problems of a row in one line: which cell, why, and what stands there. */
export const problemsOf = (
  { problems }: Pick<JobRow, 'problems'>,
  { locale, t }: Pick<Words, 'locale' | 't'>,
): string =>
  problems
    .map(({ column, reason, value, detail }) => {
      const label = isPlacementColumn(column) ? t(`importing.columns.${column}`) : column;
      const why = detail ?? reasons[reason][locale];
      return t(value ? 'importing.problemOf' : 'importing.problem', { label, why, value });
    })
    .join('; ');
