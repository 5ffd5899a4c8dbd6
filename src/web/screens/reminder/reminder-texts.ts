import { reminder as english } from '../../i18n/en/reminder';
import type { ReminderTexts } from '../../i18n/en/reminder';
import { reminder as french } from '../../i18n/fr/reminder';
import { useWords } from '../../i18n/words';

const texts: Record<'en' | 'fr', ReminderTexts> = { en: english, fr: french };

export const useReminderTexts = (): ReminderTexts => texts[useWords().locale];
