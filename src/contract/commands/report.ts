import { reportFilters, reportParameters } from '../reports/report-parameters';
import { calls } from './calls';
import { command } from './command';
import { count, flag, id, jobStarted, moment, paged, said } from './usual-answers';

const page = { kind: 'integer', min: 1, max: 10_000, required: true, default: 1 } as const;
const size = { kind: 'integer', min: 1, max: 500, required: true, default: 25 } as const;
const reportType = { kind: 'choice', of: 'reportType', required: true } as const;
const format = { kind: 'choice', of: 'reportFormat', required: true } as const;
const companyId = { kind: 'reference', to: 'company', required: true } as const;

/** `done` of `total` rows are read; `rowCount` is there once all are. `scheduleId`: it was made by itself. */
const report = {
  _id: id,
  reportType,
  parameters: { kind: 'part', required: true, fields: reportParameters },
  format,
  status: { kind: 'choice', of: 'reportStatus', required: true },
  done: count,
  total: { kind: 'integer' },
  rowCount: { kind: 'integer' },
  message: { kind: 'text' },
  fileName: said,
  resultUrl: { kind: 'text' },
  scheduleId: { kind: 'key' },
  /** How it stands with its delivery to the SFTP folder of a company; empty where it is not delivered so. */
  delivery: { kind: 'choice', of: 'reportDelivery' },
  createdAt: moment,
  endedAt: { kind: 'moment' },
  keptUntil: { kind: 'moment' },
} as const;

const filtersOfCompany = {
  companyId,
  filters: { kind: 'part', required: true, fields: reportFilters },
  updatedAt: { kind: 'moment' },
  mayEdit: flag,
  offered: {
    kind: 'parts',
    fields: { name: { kind: 'text', required: true }, label: { kind: 'text', required: true } },
  },
} as const;

/** What people have the product put together for them. */
export const reportCommands = {
  createReport: command({
    call: calls.createReport,
    right: 'report.create',
    purpose:
      'Has a report made, by what the caller may see when it is made; the id of its job is that of the report.',
    body: {
      reportType,
      parameters: { kind: 'part', fields: reportParameters },
      format: { ...format, default: 'xlsx' },
      language: { kind: 'choice', of: 'language' },
    },
    answers: jobStarted,
  }),
  listReports: command({
    call: calls.listReports,
    right: 'report.list',
    purpose: 'Lists the caller’s reports, newest first, by the days on which they were asked for.',
    // A page looks again and again while one is made.
    unattended: true,
    query: { page, size, dateFrom: { kind: 'date' }, dateTo: { kind: 'date' } },
    answers: { fields: { data: { kind: 'parts', required: true, fields: report }, ...paged } },
  }),
  listReportTypes: command({
    call: calls.listReportTypes,
    right: 'report.list',
    purpose: 'Lists the reports that the caller may have made, and what each can be narrowed by.',
    answers: {
      fields: {
        data: {
          kind: 'parts',
          required: true,
          fields: { reportType, name: said, purpose: said, parameters: { kind: 'texts', required: true } },
        },
        ...paged,
      },
    },
  }),
  tryReportFolder: command({
    call: calls.tryReportFolder,
    right: 'companyReportSchedule.create',
    purpose:
      'Tries the SFTP folder to which the reports of a company are delivered: leaves something there and takes it away again.',
    body: { companyId },
    answers: { fields: { folder: said, reached: flag, problem: { kind: 'text' } } },
  }),
  showCompanyReportFilters: command({
    call: calls.showCompanyReportFilters,
    right: 'companyReportFilters.show',
    purpose: 'Shows what all reports on files of a company’s people are narrowed by.',
    query: { companyId: id },
    answers: { fields: filtersOfCompany },
  }),
  replaceCompanyReportFilters: command({
    call: calls.replaceCompanyReportFilters,
    right: 'companyReportFilters.edit',
    purpose: 'Says what all reports on files of a company’s people are narrowed by.',
    body: { companyId, filters: filtersOfCompany.filters },
    answers: { fields: filtersOfCompany },
  }),
};
