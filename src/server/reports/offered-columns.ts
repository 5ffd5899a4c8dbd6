import type { AnswerTo } from '#contract/commands/input';
import type { Language } from '../words/languages';
import { reportColumns } from './report-rows';
import { reportTypes } from './report-types';

/** A column that a company may leave out of its reports on files, or keep, as its reports head it. */
export type OfferedColumn = NonNullable<AnswerTo<'showCompanyReportFilters'>['offered']>[number];

/** The columns of all reports on files that show one file a row, each once, in the order of the alphabet. */
export function offeredColumns(language: Language): OfferedColumn[] {
  const types = Object.values(reportTypes).filter(({ filed, groupedBy }) => filed && !groupedBy);
  const heads = new Map<string, string>();
  for (const { name, header } of types.flatMap((type) => reportColumns(type, language, null)))
    if (!heads.has(name)) heads.set(name, header);
  return [...heads]
    .map(([name, label]) => ({ name, label }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
}
