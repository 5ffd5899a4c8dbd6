import { closeOut as english } from '../../i18n/en/close-out';
import type { CloseOutTexts } from '../../i18n/en/close-out';
import { closeOut as french } from '../../i18n/fr/close-out';
import { useWords } from '../../i18n/words';

const texts: Record<'en' | 'fr', CloseOutTexts> = { en: english, fr: french };

export const useCloseOutTexts = (): CloseOutTexts => texts[useWords().locale];
