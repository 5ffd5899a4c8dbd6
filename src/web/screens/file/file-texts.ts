import { file as english } from '../../i18n/en/file';
import type { FileTexts } from '../../i18n/en/file';
import { file as french } from '../../i18n/fr/file';
import { useWords } from '../../i18n/words';

const texts: Record<'en' | 'fr', FileTexts> = { en: english, fr: french };

export const useFileTexts = (): FileTexts => texts[useWords().locale];
