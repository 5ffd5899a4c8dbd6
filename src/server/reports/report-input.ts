import type { ReportParameters } from '#contract/reports/report-parameters';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Language } from '../words/languages';
import type { ReportTypeName } from './report-types';

/** What a report's job was asked. `scheduleId`: it is made by itself. */
export interface ReportInput {
  readonly reportType: ReportTypeName;
  readonly parameters: ReportParameters;
  readonly format: ValueOf<'reportFormat'>;
  readonly language: Language;
  readonly fileName: string;
  readonly scheduleId?: string;
}

/** More rows than these are for several reports. */
export const mostRows = 100_000;
/** Milliseconds for which a report is kept. */
export const keptFor = 7 * 24 * 3_600_000;
