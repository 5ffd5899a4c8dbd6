import { formOf } from '#contract/forms/index';
import type { ValueOf } from '#contract/vocabularies/index';
import type { TabName } from '../file/tab-names';

/** The tab of a file on which that is said which a form reads and does not find. */
export function whereSaid(formType: ValueOf<'formType'>, field: string): TabName {
  const source = formOf(formType).reads[field] ?? field;
  if (source === 'debtor.address' || source.startsWith('parties.')) return 'parties';
  if (source === 'assignedCompanies' || source === 'vendor.name') return 'assignments';
  if (source.startsWith('vendor.')) return 'vendor-invoices';
  if (source.startsWith('trust.')) return 'payments';
  if (source.startsWith('work.')) return 'fees';
  return 'overview';
}
