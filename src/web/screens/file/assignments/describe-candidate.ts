import { useWords } from '../../../i18n/words';
import { formatInteger, formatMoney } from '../../../kinds/format';
import type { Candidate } from './propose';

/** How far a company is, what it asks and what it did with the files of the last year, in one line. */
export function useDescribeCandidate(): (candidate: Candidate) => string {
  const { t, choice, locale } = useWords();
  const number = (value: number) => formatInteger(value, locale);
  return ({ km, price, unit, feeType, asked, accepted, secured }) =>
    [
      km !== null && t('fileTabs.candidates.away', { km: number(km) }),
      price !== null &&
        t('fileTabs.candidates.asks', {
          price: formatMoney(price, locale),
          fee: feeType ? choice('feeType', feeType) : '',
          unit: unit && unit !== 'flat' ? ` (${choice('feeUnit', unit)})` : '',
        }),
      asked > 0
        ? t('fileTabs.candidates.did', {
            smart_count: asked,
            accepted: number(accepted),
            secured: number(secured),
          })
        : t('fileTabs.candidates.didNone'),
    ]
      .filter(Boolean)
      .join(' · ');
}
