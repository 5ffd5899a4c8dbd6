import { importing as english } from '../../i18n/en/import';
import type { ImportTexts } from '../../i18n/en/import';
import { importing as french } from '../../i18n/fr/import';
import { useWords } from '../../i18n/words';

const texts: Record<'en' | 'fr', ImportTexts> = { en: english, fr: french };

export const useImportTexts = (): ImportTexts => texts[useWords().locale];
