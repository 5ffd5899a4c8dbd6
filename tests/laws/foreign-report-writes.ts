import { seedId } from '#server/seed/seed-id';
import { company, each } from './foreign-probe';
import type { Probes } from './foreign-probe';
import { foreignFormats, strangers } from './probes';

/** Writes of schedules and filters of reports, and of how spreadsheets are read, that reach for what is not theirs. */
export const reportWrites: Probes = {
  'POST /report/': (look) =>
    strangers(look).companies.map((clientId) => ({
      url: '/report/',
      body: { reportType: 'open_inventory', parameters: { clientId } },
    })),
  'POST /companyReportSchedule/': (look) => {
    const url = '/companyReportSchedule/';
    const schedule = { name: 'Taken', reportTypes: ['open_inventory'], frequency: 'daily' };
    const [mine] = look.mayRead('company.LNB.card') ? ['LNB'] : ['LNA'];
    const { people, companies } = strangers(look);
    return [
      ...companies.map((companyId) => ({
        url,
        body: { ...schedule, companyId, recipients: [seedId('user', 'supervisor@demo.example')] },
      })),
      ...people.map((id) => ({
        url,
        body: { ...schedule, companyId: company(mine ?? ''), recipients: [id] },
      })),
    ];
  },
  'POST /desk/report/tryFolder': (look) =>
    strangers(look).companies.map((companyId) => ({ url: '/desk/report/tryFolder', body: { companyId } })),
  'PATCH /companyReportSchedule/': (look) =>
    each(look, 'companyReportSchedule', (_id) => ({
      url: '/companyReportSchedule/',
      body: { _id, name: 'Taken' },
    })),
  'POST /file/processor/cibc/scheduled/updateReport': (look) =>
    foreignFormats(look).map((lender) => ({
      url: '/file/processor/cibc/scheduled/updateReport',
      body: { lender },
    })),
  'PUT /desk/placementLayout': (look) =>
    strangers(look).companies.map((clientId) => ({
      url: '/desk/placementLayout',
      body: { clientId, follows: 0, mapping: { Loan: 'accountNumber' }, values: {} },
    })),
  'PUT /companyReportFilters/': (look) =>
    strangers(look).companies.map((companyId) => ({
      url: '/companyReportFilters/',
      body: { companyId, filters: { includeHold: false } },
    })),
};
