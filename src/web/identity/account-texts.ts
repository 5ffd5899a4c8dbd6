import { account as english } from '../i18n/en/account';
import type { AccountTexts } from '../i18n/en/account';
import { account as french } from '../i18n/fr/account';
import { useLocale } from './locale';

const texts = { en: english, fr: french };

/** Apart from the identity texts, so that the sign-in page does not carry them. */
export const useAccountTexts = (): AccountTexts => texts[useLocale()];
