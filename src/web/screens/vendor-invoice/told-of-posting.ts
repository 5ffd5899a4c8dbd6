import { fill, useWords } from '../../i18n/words';
import type { Posted } from './invoice-calls';
import { useVendorInvoiceTexts } from './vendor-invoice-texts';

/** What became of a posting, as a sentence. */
export function useToldOfPosting(): (posted: Posted) => string {
  const texts = useVendorInvoiceTexts();
  const { said } = useWords();
  return ({ outcome, sageBillId, message = '' }) => {
    switch (outcome) {
      case 'posted':
        return fill(texts.posted, { bill: sageBillId ?? '' });
      case 'not_postable':
        return sageBillId ? fill(texts.already, { bill: sageBillId }) : texts.notApproved;
      case 'refused':
        return fill(texts.postRefused, { message: said(message, { written: true }) });
      case 'unreachable':
        return texts.postWaiting;
      case 'busy':
        return texts.postBusy;
      default:
        return said(message);
    }
  };
}
