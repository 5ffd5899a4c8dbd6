import { formatDate } from '../../kinds/format';
import { fill, useWords } from '../../i18n/words';
import type { RequestRow } from './request-list';
import { useRequestTexts } from './request-texts';

/** What an approval of a request will do, in a sentence. */
export function useEffectSentence(): (row: Pick<RequestRow, 'requestType' | 'payload'>) => string {
  const { effects } = useRequestTexts();
  const { locale } = useWords();
  return ({ requestType, payload }) => {
    const { holdUntil } = (payload ?? {}) as { holdUntil?: string };
    const text = requestType in effects ? effects[requestType as keyof typeof effects] : effects.other;
    return fill(text, { date: holdUntil ? formatDate(holdUntil, locale) : '' });
  };
}
