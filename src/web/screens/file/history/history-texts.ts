import { history as english } from '../../../i18n/en/history';
import type { HistoryTexts } from '../../../i18n/en/history';
import { history as french } from '../../../i18n/fr/history';
import { useWords } from '../../../i18n/words';

const texts: Record<'en' | 'fr', HistoryTexts> = { en: english, fr: french };

export const useHistoryTexts = (): HistoryTexts => texts[useWords().locale];
