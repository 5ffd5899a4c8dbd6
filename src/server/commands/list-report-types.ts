import { parametersOf, reportsOf } from '../reports/may-run';
import { languages } from '../words/languages';
import { choiceWord } from '../words/value-words';
import type { Handler } from './handler';

/** The reports that the caller may have made, in the words of who reads. */
export const listReportTypes: Handler<'listReportTypes'> = ({ caller, language = 'en' }) => {
  const data = reportsOf(caller).map((reportType) => ({
    reportType,
    name: choiceWord('reportType', reportType, language),
    purpose: languages[language].reports.purposes[reportType],
    parameters: parametersOf(reportType),
  }));
  return Promise.resolve({ body: { data, total: data.length, page: 1, size: data.length } });
};
