import type { TextsOf } from '../texts-of';
import { auditLog } from './audit-log';
import { bankStatement } from './bank-statement';
import { closeOut } from './close-out';
import { deadlines } from './deadlines';
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

/** The texts of the pages of the menu that are no lists; they are loaded with the first of them. */
export const pages = {
  auditLog,
  bankStatement,
  closeOut,
  deadlines,
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
} as const;

export type PageTexts = TextsOf<typeof pages>;
