import { reportParameters } from '#contract/reports/report-parameters';
import type { ReportParameter, ReportParameters } from '#contract/reports/report-parameters';
import type { ValueOf } from '#contract/vocabularies/index';
import { sentence } from '#contract/words/sentence';
import { localTime } from '../jobs/export-cells';
import { invalid } from '../rules/refuse';
import { choiceWord } from '../words/value-words';
import type { Language } from '../words/languages';
import { parametersOf } from './may-run';
import type { ReportTypeName } from './report-types';

const unfit = /[\\/:*?"<>|\p{Cc}]/gu;

/**
 * What a report is narrowed by, without what was left empty.
 * @throws Problem INVALID naming a parameter that it does not take, or a last day before the first
 */
export function checkParameters(name: ReportTypeName, given: ReportParameters): ReportParameters {
  const taken = parametersOf(name);
  const said = (Object.keys(reportParameters) as ReportParameter[]).filter((one) => given[one] != null);
  for (const one of said)
    if (!taken.includes(one))
      throw invalid(
        `parameters.${one}`,
        sentence('documents.reportNotNarrowedBy', { report: name, name: one }),
      );
  const { dateFrom, dateTo } = given;
  if (dateFrom && dateTo && dateTo < dateFrom)
    throw invalid('parameters.dateTo', sentence('values.notBefore', { field: 'dateTo', other: 'dateFrom' }));
  return Object.fromEntries(said.map((one) => [one, given[one]]));
}

/** What a report is kept as: `Open files - 2026-11-20.xlsx`. The day is its person's. */
export function reportName(
  name: ReportTypeName,
  at: Date,
  { language, timeZone, format }: { language: Language; timeZone: string; format: ValueOf<'reportFormat'> },
): string {
  const day = localTime(at.toISOString(), timeZone).slice(0, 10);
  const named = `${choiceWord('reportType', name, language)} - ${day}`;
  return `${named.replace(unfit, ' ').replace(/\s+/g, ' ')}.${format}`;
}
