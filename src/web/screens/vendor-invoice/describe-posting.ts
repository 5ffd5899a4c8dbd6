import { useWords } from '../../i18n/words';
import type { Posted } from './invoice-calls';

/** What became of a posting, as a sentence. */
export function useDescribePosting(): (posted: Posted) => string {
  const { t } = useWords();
  return ({ outcome, sageBillId, message = '' }) => {
    switch (outcome) {
      case 'posted':
        return t('vendorInvoice.posted', { bill: sageBillId ?? '' });
      case 'not_postable':
        return sageBillId ? t('vendorInvoice.already', { bill: sageBillId }) : t('vendorInvoice.notApproved');
      case 'refused':
        return t('vendorInvoice.postRefused', { message: message });
      case 'unreachable':
        return t('vendorInvoice.postWaiting');
      case 'busy':
        return t('vendorInvoice.postBusy');
      default:
        return message;
    }
  };
}
