import { note as english } from '../../i18n/en/note';
import type { NoteTexts } from '../../i18n/en/note';
import { note as french } from '../../i18n/fr/note';
import { useWords } from '../../i18n/words';

const texts: Record<'en' | 'fr', NoteTexts> = { en: english, fr: french };

export const useNoteTexts = (): NoteTexts => texts[useWords().locale];
