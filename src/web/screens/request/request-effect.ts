import { carriedOutAs } from '#contract/lifecycles/request-effects';
import { formatDate } from '../../kinds/format';
import { fill, useWords } from '../../i18n/words';
import type { RequestRow } from './request-list';
import { useRequestTexts } from './request-texts';

/** What an approval of a request will do, in a sentence. */
export function useEffectSentence(): (
  row: Pick<RequestRow, 'requestType' | 'payload' | 'linkedEntityId'>,
) => string {
  const { effects } = useRequestTexts();
  const { locale } = useWords();
  return (row) => {
    const { holdUntil } = (row.payload ?? {}) as { holdUntil?: string };
    return fill(effects[carriedOutAs(row) ?? 'recorded'], {
      date: holdUntil ? formatDate(holdUntil, locale) : '',
    });
  };
}

/** What a request is called: by its type, or by what it is about where its type says little. */
export function useRequestName(): (row: Pick<RequestRow, 'requestType' | 'linkedEntity'>) => string {
  const { dispute } = useRequestTexts();
  const { choice } = useWords();
  return ({ requestType, linkedEntity }) =>
    linkedEntity === 'invoice' ? dispute : choice('requestType', requestType);
}
