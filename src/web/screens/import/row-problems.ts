import { isPlacementColumn } from '#contract/placement/columns';
import { reasons } from '#contract/placement/reasons';
import { declarationOf } from '#contract/resources/index';
import type { Words } from '../../i18n/words';
import type { JobRow } from './row-calls';

const isFileField = (column: string): boolean => Object.hasOwn(declarationOf('file').fields, column);

/** The problems of a row in one line: which cell, why, and what stands there. */
export const problemsOf = (
  { problems }: Pick<JobRow, 'problems'>,
  { locale, t, label: fieldLabel }: Pick<Words, 'locale' | 't' | 'label'>,
): string =>
  problems
    .map(({ column, reason, value, detail }) => {
      const label = isPlacementColumn(column)
        ? t(`importing.columns.${column}`)
        : isFileField(column)
          ? fieldLabel('file', column)
          : column;
      const why = detail ?? reasons[reason][locale];
      return t(value ? 'importing.problemOf' : 'importing.problem', { label, why, value });
    })
    .join('; ');
