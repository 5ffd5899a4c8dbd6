import { document as english } from '../../i18n/en/document';
import type { DocumentTexts } from '../../i18n/en/document';
import { document as french } from '../../i18n/fr/document';
import { useWords } from '../../i18n/words';

const texts: Record<'en' | 'fr', DocumentTexts> = { en: english, fr: french };

export const useDocumentTexts = (): DocumentTexts => texts[useWords().locale];
