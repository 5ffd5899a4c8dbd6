import english from 'ra-language-english';
import { choices } from '#contract/words/en/choices';
import { fields } from '#contract/words/en/fields';
import type { WordsOfOneLanguage } from '../words';
import { screens } from './screens';

export const words: WordsOfOneLanguage = { locale: 'en', screens, fields, choices, admin: english };
