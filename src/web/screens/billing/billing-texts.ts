import { billing as english } from '../../i18n/en/billing';
import type { BillingTexts } from '../../i18n/en/billing';
import { billing as french } from '../../i18n/fr/billing';
import { useWords } from '../../i18n/words';

const texts: Record<'en' | 'fr', BillingTexts> = { en: english, fr: french };

export const useBillingTexts = (): BillingTexts => texts[useWords().locale];
