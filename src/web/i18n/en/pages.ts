import type { TextsOf } from '../texts-of';
import { auditLog } from './audit-log';
import { bankStatement } from './bank-statement';
import { closeOut } from './close-out';
import { deadlines } from './deadlines';
import { field } from './field';
import { fileTabs } from './file-tabs';
import { importing } from './import';
import { jobOversight } from './job-oversight';
import { lenderJobs } from './lender-jobs';
import { monthEnd } from './month-end';
import { notices } from './notices';
import { remarketing } from './remarketing';
import { reports } from './reports';
import { undoing } from './undoing';
import { updating } from './updating';
import { vendorInvoicePage } from './vendor-invoice-page';

/** The texts of pages that are no lists, of those of the menu and of records; they are loaded with the first of them. */
export const pages = {
  auditLog,
  bankStatement,
  closeOut,
  deadlines,
  field,
  fileTabs,
  importing,
  jobOversight,
  lenderJobs,
  monthEnd,
  notices,
  remarketing,
  reports,
  undoing,
  updating,
  vendorInvoicePage,
} as const;

export type PageTexts = TextsOf<typeof pages>;
