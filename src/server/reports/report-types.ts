import type { ValueOf } from '#contract/vocabularies/index';
import { activityReports } from './declared/activity-reports';
import { fieldReports } from './declared/field-reports';
import { fileReports } from './declared/file-reports';
import { moneyReports } from './declared/money-reports';
import { monthEndReports } from './declared/month-end-reports';
import { retentionReport } from './declared/retention-report';
import { saleReports } from './declared/sale-reports';
import { taxReports } from './declared/tax-reports';
import { trustReports } from './declared/trust-reports';
import type { ReportType } from './report-type';

export type ReportTypeName = ValueOf<'reportType'>;

/** Every report, by its name. */
export const reportTypes: { readonly [N in ReportTypeName]: ReportType } = {
  ...fileReports,
  ...fieldReports,
  ...activityReports,
  ...saleReports,
  ...moneyReports,
  ...taxReports,
  ...trustReports,
  ...monthEndReports,
  ...retentionReport,
};
