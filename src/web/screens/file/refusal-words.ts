import { saleFrom } from '#contract/lifecycles/sale-from';
import type { Refusal } from '#contract/lifecycles/why-not';
import type { Words } from '../../i18n/words';
import { formatDate, formatShare } from '../../kinds/format';
import type { FileRecord } from './file-record';

/**
 * Why a move is not open, as a person says it: the gate or the field by its name, of a notice that runs until when, and of a
 * court's permission why it takes one.
 */
export function refusalWords(
  refusal: Refusal,
  file: FileRecord,
  { choice, label, locale, t }: Pick<Words, 'choice' | 'label' | 'locale' | 't'>,
): string {
  const { code, gate, field } = refusal;
  const day = gate === 'notice_expired' ? saleFrom(file) : null;
  if (day) return t('file.refusal.noSaleBefore', { day: formatDate(day, locale) });
  if (gate === 'consumer_paid_threshold' && file.amountPaidRatio != null)
    return t('file.refusal.paidShare', { share: formatShare(file.amountPaidRatio, locale) });
  return t(`file.refusal.${code}`, {
    gate: gate ? choice('gate', gate) : '',
    field: field ? label('file', field) : '',
  });
}
