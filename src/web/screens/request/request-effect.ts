import { carriedOutAs } from '#contract/lifecycles/request-effects';
import { useTranslate } from '../../i18n/use-translate';
import { formatDate } from '../../kinds/format';
import { useWords } from '../../i18n/words';
import type { RequestRow } from './request-list';

/** What an approval of a request will do, in a sentence. */
export function useEffectSentence(): (
  row: Pick<RequestRow, 'requestType' | 'payload' | 'linkedEntityId'>,
) => string {
  const t = useTranslate();
  const { locale } = useWords();
  return (row) => {
    const { holdUntil } = (row.payload ?? {}) as { holdUntil?: string };
    const effect = carriedOutAs(row) ?? 'recorded';
    if (effect === 'hold' && !holdUntil) return t('request.heldUntilThen');
    return t(`request.effects.${effect}`, { date: holdUntil ? formatDate(holdUntil, locale) : '' });
  };
}

/** What a request is called: by its type, or by what it is about where its type says little. */
export function useRequestName(): (row: Pick<RequestRow, 'requestType' | 'linkedEntity'>) => string {
  const t = useTranslate();
  const { choice } = useWords();
  return ({ requestType, linkedEntity }) =>
    linkedEntity === 'invoice' ? t('request.dispute') : choice('requestType', requestType);
}
