import type { Said } from '#contract/words/sentence';

/** What a row holds where the host words a field: the sentence itself. The field's type says what travels, which is a text. */
export const inRow = (said: Said): string => said as string;
