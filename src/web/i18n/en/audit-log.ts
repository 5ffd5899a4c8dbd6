import { auditLog as heads } from '#contract/words/en/audit-log';
import type { TextsOf } from '../texts-of';

/** The texts of the audit log. `%{names}` are filled in. */
export const auditLog = {
  title: 'Audit log',
  lead: 'Who signed in, and what was seen, taken out and bought.',
  heads,
  nobody: 'Unknown',
  everything: 'Everything',
  action: 'What happened',
  period: 'Period',
  periods: { day: 'Today', week: 'Last 7 days', month: 'Last 30 days', all: 'All' },
  of: 'Only %{name}',
  everybody: 'Show everybody',
  more: 'Show earlier',
  download: 'Download',
  none: 'Nothing happened',
  noneLead: 'Nothing of this kind was written down in this period.',
} as const;

export type AuditLogTexts = TextsOf<typeof auditLog>;
