import french from 'ra-language-french';
import { choices } from '#contract/words/fr/choices';
import { fields } from '#contract/words/fr/fields';
import type { WordsOfOneLanguage } from '../words';
import { screens } from './screens';

export const words: WordsOfOneLanguage = { locale: 'fr', screens, fields, choices, admin: french };
