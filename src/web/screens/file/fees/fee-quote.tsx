import Typography from '@mui/material/Typography';
import LockIcon from '@mui/icons-material/LockOutlined';
import type { ReactNode } from 'react';
import { amountOf, centsOf } from '#contract/money/cents';
import type { ApprovalNeed } from '#contract/money/approval';
import { conditionsOf } from '#contract/money/how-priced';
import { isPriced } from '#contract/money/price';
import { provincialTaxIn } from '#contract/money/tax-names';
import { useTranslate } from '../../../i18n/use-translate';
import { useWords } from '../../../i18n/words';
import { formatDate, formatMoney } from '../../../kinds/format';
import type { PricedLine, Worked } from './use-quote';

/** How a fee comes about, line by line: what the price list says, how far from it, each tax, and who must approve. */
export function FeeQuote({
  worked,
  failed,
  counterpart,
}: {
  worked: Worked | undefined;
  failed: boolean;
  counterpart: readonly string[];
}) {
  const t = useTranslate();
  const { locale } = useWords();
  if (failed) return <p className="fee-quote quiet">{t('fee.noRates')}</p>;
  if (!worked) return <p className="fee-quote quiet">{t('fee.working')}</p>;
  const { quote, pricing } = worked;
  const money = (cents: number): string => formatMoney(amountOf(cents), locale);
  return (
    <section className="fee-quote" aria-label={t('fee.quoteTitle')} aria-live="polite">
      <ByLine line={pricing.line} counterpart={counterpart} />
      {quote === 'unitAmount' && <p>{t('fee.needsPrice')}</p>}
      {quote === 'baseAmount' && <p>{t('fee.needsBase')}</p>}
      {typeof quote !== 'string' && (
        <>
          <dl className="fee-sum">
            <Sum term={t('fee.amount')}>{money(quote.amount)}</Sum>
            {quote.variance !== null && (
              <Sum term={t('fee.variance')} quiet>
                {quote.variance === 0
                  ? t('fee.asListed')
                  : t(quote.variance > 0 ? 'fee.above' : 'fee.below', {
                      amount: money(Math.abs(quote.variance)),
                    })}
              </Sum>
            )}
            <Taxes worked={worked} money={money} />
            <Sum term={t('fee.total')} strong>
              {money(quote.total)}
            </Sum>
          </dl>
          {!pricing.registered && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('fee.noTax')}
            </Typography>
          )}
          {quote.approval && (
            <p className="fee-waits">
              <LockIcon /> <NeedWords need={quote.approval} />
            </p>
          )}
        </>
      )}
    </section>
  );
}

function Taxes({ worked, money }: { worked: Worked; money: (cents: number) => string }) {
  const { quote, rates } = worked;
  const { label, locale } = useWords();
  if (typeof quote === 'string') return null;
  const all = [
    [label('fee', 'gstAmount'), quote.taxes.gst, rates.gstRate],
    [label('fee', 'hstAmount'), quote.taxes.hst, rates.hstRate],
    [provincialTaxIn(rates.province, locale), quote.taxes.pst + quote.taxes.qst, rates.pstRate],
  ] as const;
  const percent = (rate: number): string =>
    locale === 'fr' ? `${String(rate).replace('.', ',')}\u00a0%` : `${rate}%`;
  return all.flatMap(([name, cents, rate]) =>
    cents === 0
      ? []
      : [
          <Sum key={name} term={`${name} ${percent(rate)}`}>
            {money(cents)}
          </Sum>,
        ],
  );
}

function Sum({
  term,
  children,
  strong,
  quiet,
}: {
  term: string;
  children: ReactNode;
  strong?: boolean;
  quiet?: boolean;
}) {
  return (
    <div className={strong ? 'fee-sum-total' : quiet ? 'quiet' : undefined}>
      <dt>{term}</dt>
      <dd className="figures">{children}</dd>
    </div>
  );
}

function ByLine({ line, counterpart }: { line: PricedLine | null; counterpart: readonly string[] }) {
  const t = useTranslate();
  const words = useWords();
  if (!line)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('fee.byNobody')}
      </Typography>
    );
  if (!isPriced(line))
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('fee.atCost')}
      </Typography>
    );
  const isOwn = counterpart.includes(line.companyId);
  const unit = words.choice('feeUnit', line.unit).toLowerCase();
  const price =
    line.unit === 'percent'
      ? `${centsOf(line.amount) / 100} %`
      : `${formatMoney(line.amount, words.locale)} ${unit}`;
  const more = conditionsOf(line, words.locale);
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {t(isOwn ? 'fee.byLine' : 'fee.byPlatform', {
        price,
        date: formatDate(line.effectiveFrom, words.locale),
      })}
      {more.length > 0 && ` (${more.join(', ')})`}
    </Typography>
  );
}

function NeedWords({ need }: { need: ApprovalNeed }) {
  const t = useTranslate();
  const { locale } = useWords();
  if (need.because === 'always') return <>{t('fee.waitsAlways')}</>;
  return need.because === 'over_amount' ? (
    <>{t('fee.waitsAmount', { limit: formatMoney(amountOf(need.limit), locale) })}</>
  ) : (
    <>{t('fee.waitsUnits', { limit: need.limit })}</>
  );
}
