import { companyId } from '../../support/network';
import { next, patching } from './making';
import type { Call } from './making';
import type { People } from './races';

/** What a company's reports are narrowed by, while the company itself is changed. */
export const narrowReports = ({ administrator }: People): Promise<readonly Call[]> => {
  const company = companyId('LNB');
  const narrow: Call = () =>
    administrator.call('PUT', '/companyReportFilters/', {
      companyId: company,
      filters: { includeHold: true, includeClosedDays: next() % 300 },
    });
  return Promise.resolve([
    narrow,
    patching(administrator, '/company/', { _id: company, website: `https://b${next()}.example` }),
  ]);
};
