import { vendorInvoice as english } from '../../i18n/en/vendor-invoice';
import type { VendorInvoiceTexts } from '../../i18n/en/vendor-invoice';
import { vendorInvoice as french } from '../../i18n/fr/vendor-invoice';
import { useWords } from '../../i18n/words';

const texts: Record<'en' | 'fr', VendorInvoiceTexts> = { en: english, fr: french };

export const useVendorInvoiceTexts = (): VendorInvoiceTexts => texts[useWords().locale];
