import type { PageTexts } from '../en/pages';
import { auditLog } from './audit-log';
import { bankStatement } from './bank-statement';
import { billing } from './billing';
import { closeOut } from './close-out';
import { counting } from './counting';
import { deadlines } from './deadlines';
import { document } from './document';
import { fee } from './fee';
import { field } from './field';
import { file } from './file';
import { filePlacing } from './file-placing';
import { fileTabs } from './file-tabs';
import { history } from './history';
import { housekeeping } from './housekeeping';
import { importing } from './import';
import { jobOversight } from './job-oversight';
import { layouts } from './layouts';
import { gates } from './gates';
import { lenderJobs } from './lender-jobs';
import { monthEnd } from './month-end';
import { notices } from './notices';
import { remarketing } from './remarketing';
import { reports } from './reports';
import { searches } from './searches';
import { settling } from './settling';
import { undoing } from './undoing';
import { updating } from './updating';
import { vendorInvoicePage } from './vendor-invoice-page';

/** Les textes des pages du menu qui ne sont pas des listes. */
export const pages: PageTexts = {
  auditLog,
  bankStatement,
  billing,
  closeOut,
  counting,
  deadlines,
  document,
  fee,
  field,
  file,
  filePlacing,
  fileTabs,
  history,
  housekeeping,
  importing,
  layouts,
  jobOversight,
  gates,
  lenderJobs,
  monthEnd,
  notices,
  remarketing,
  reports,
  searches,
  settling,
  undoing,
  updating,
  vendorInvoicePage,
};
