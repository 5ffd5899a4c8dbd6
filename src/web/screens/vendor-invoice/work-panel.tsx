import { useQuery } from '@tanstack/react-query';
import { resourcePaths } from '../../data/resource-paths';
import { Icon } from '../../frame/icon';
import { useTranslate } from '../../i18n/use-translate';
import { useIdentity } from '../../identity/identity-context';
import { useWords } from '../../i18n/words';
import { formatDate, formatMoney } from '../../kinds/format';
import type { LineValues } from './save-invoice';

interface Unbilled {
  readonly fileId: string;
  readonly ref: string;
  readonly state: string;
  readonly endedAt: string | null;
  readonly lines: readonly (LineValues & { readonly feeType: string; readonly amount: string })[];
}

const none: { readonly data: readonly Unbilled[]; readonly total: number } = { data: [], total: 0 };

interface WorkPanelProps {
  readonly companyId: string | null | undefined;
  /** The files that stand on the invoice already. */
  readonly taken: readonly string[];
  readonly onTake: (lines: readonly LineValues[], file: { id: string; ref: string }) => void;
}

/** What a vendor did and has not billed, each to be taken over with the prices agreed on. */
export function WorkPanel({ companyId, taken, onTake }: WorkPanelProps) {
  const { choice, locale } = useWords();
  const t = useTranslate();
  const { http } = useIdentity();
  const { data: { data, total } = none } = useQuery({
    queryKey: [resourcePaths.vendorInvoice, 'work', companyId],
    queryFn: async ({ signal }) => {
      const { body } = await http.call('GET', '/desk/vendorInvoice/work', { query: { companyId }, signal });
      return body as typeof none;
    },
    enabled: Boolean(companyId),
    staleTime: 60_000,
  });
  const left = data.filter(({ fileId }) => !taken.includes(fileId));
  if (left.length === 0) return null;
  return (
    <details className="bill-work-left" open={taken.length === 0}>
      <summary>
        {t('vendorInvoice.unbilled.title', {
          count:
            total > data.length
              ? t('vendorInvoice.unbilled.someOf', {
                  count: left.length,
                  total: total - data.length + left.length,
                })
              : left.length,
        })}
      </summary>
      <ul className="bill-work-list" aria-label={t('vendorInvoice.unbilled.list')} tabIndex={0}>
        {left.map(({ fileId, ref, state, endedAt, lines }) => (
          <li key={fileId}>
            <span>
              <strong className="serial">{ref}</strong> <span className="quiet">{state}</span>{' '}
              {endedAt && (
                <span className="quiet">
                  {t('vendorInvoice.unbilled.ended', { date: formatDate(endedAt.slice(0, 10), locale) })}
                </span>
              )}
            </span>
            <span className="bill-work-what">
              {lines.length === 0 && <span className="quiet">{t('vendorInvoice.unbilled.nothingOwed')}</span>}
              {lines.map((line, index) => (
                <span key={index}>
                  {choice('feeType', line.feeType)}{' '}
                  <span className="figures">{formatMoney(line.amount, locale)}</span>
                </span>
              ))}
            </span>
            <button
              type="button"
              className="button"
              aria-label={t('vendorInvoice.unbilled.takeOf', { ref })}
              onClick={() => onTake(lines.length > 0 ? lines : [{ fileId }], { id: fileId, ref })}
            >
              <Icon name="plus" /> {t('vendorInvoice.unbilled.take')}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
