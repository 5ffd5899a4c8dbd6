import { request as english } from '../../i18n/en/request';
import type { RequestTexts } from '../../i18n/en/request';
import { request as french } from '../../i18n/fr/request';
import { useWords } from '../../i18n/words';

const texts: Record<'en' | 'fr', RequestTexts> = { en: english, fr: french };

export const useRequestTexts = (): RequestTexts => texts[useWords().locale];
