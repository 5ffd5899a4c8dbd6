import type { ResourceName } from '#contract/resource-names';

/** There are few of each, however large a customer grows: their lists need no index of their own. */
export const few: ReadonlySet<ResourceName> = new Set([
  ...(['company', 'companyFee', 'companyReportSchedule', 'purchaser', 'user', 'role'] as const),
  ...(['asset', 'noteTemplate', 'provinceTax', 'stage', 'status'] as const),
]);
