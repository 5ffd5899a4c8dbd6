import { form as english } from '../../i18n/en/form';
import type { FormTexts } from '../../i18n/en/form';
import { form as french } from '../../i18n/fr/form';
import { useWords } from '../../i18n/words';

const texts: Record<'en' | 'fr', FormTexts> = { en: english, fr: french };

export const useFormTexts = (): FormTexts => texts[useWords().locale];
