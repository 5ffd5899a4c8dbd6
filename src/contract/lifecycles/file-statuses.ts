import { intakeStatuses } from './file-statuses/intake';
import { skipTraceStatuses } from './file-statuses/skip-trace';
import { fieldRecoveryStatuses } from './file-statuses/field-recovery';
import { securedStatuses } from './file-statuses/secured';
import { noticePeriodStatuses } from './file-statuses/notice-period';
import { remarketingStatuses } from './file-statuses/remarketing';
import { settlementStatuses } from './file-statuses/settlement';
import { legalStatuses } from './file-statuses/legal';
import { closeOutStatuses } from './file-statuses/close-out';
import type { StatusRow } from './status-row';

/** Every status that a file can have, in the order in which a file commonly meets them. */
export const statuses: readonly StatusRow[] = [
  ...intakeStatuses,
  ...skipTraceStatuses,
  ...fieldRecoveryStatuses,
  ...securedStatuses,
  ...noticePeriodStatuses,
  ...remarketingStatuses,
  ...settlementStatuses,
  ...legalStatuses,
  ...closeOutStatuses,
];
