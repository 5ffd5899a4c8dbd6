import { fee as english } from '../../../i18n/en/fee';
import type { FeeTexts } from '../../../i18n/en/fee';
import { fee as french } from '../../../i18n/fr/fee';
import { useWords } from '../../../i18n/words';

const texts: Record<'en' | 'fr', FeeTexts> = { en: english, fr: french };

export const useFeeTexts = (): FeeTexts => texts[useWords().locale];
