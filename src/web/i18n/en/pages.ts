import type { TextsOf } from '../texts-of';
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

/** The texts of pages that are no lists, of those of the menu and of records; they are loaded with the first of them. */
export const pages = {
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
} as const;

export type PageTexts = TextsOf<typeof pages>;
