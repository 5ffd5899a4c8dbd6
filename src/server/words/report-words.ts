import { reports as english } from '#contract/words/en/reports';
import { reports as french } from '#contract/words/fr/reports';

/** What reports and their columns are called, by language; a screen is told by the host. */
export const wordsOfReports = { en: english, fr: french } as const;
