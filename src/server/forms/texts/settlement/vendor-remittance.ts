import { about } from '../about';
import type { FormText } from '../form-text';

const rows = ['file', 'asset', 'serial'] as const;

export const vendorRemittanceText: FormText = {
  en: [
    about('en', rows),
    'These invoices of yours for this file have been paid. Amounts are in Canadian dollars, taxes included, as far as they are for this file.',
    { amounts: [{ each: 'paidInvoices' }, { label: 'Total paid', of: 'paidTotal', strong: true }] },
  ],
  fr: [
    about('fr', rows),
    'Vos factures suivantes pour ce dossier ont été payées. Les montants sont en dollars canadiens, taxes comprises, pour la part de ce dossier.',
    { amounts: [{ each: 'paidInvoices' }, { label: 'Total payé', of: 'paidTotal', strong: true }] },
  ],
};
