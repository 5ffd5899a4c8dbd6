import type { ReactNode } from 'react';
import { amountOf, centsOf } from '#contract/money/cents';
import type { ApprovalNeed } from '#contract/money/approval';
import { conditionsOf } from '#contract/money/how-priced';
import { isPriced } from '#contract/money/price';
import { provincialTaxIn } from '#contract/money/tax-names';
import { Icon } from '../../../frame/icon';
import { fill, useWords } from '../../../i18n/words';
import { formatDate, formatMoney } from '../../../kinds/format';
import { useFeeTexts } from './fee-texts';
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
  const texts = useFeeTexts();
  const { locale } = useWords();
  if (failed) return <p className="fee-quote quiet">{texts.noRates}</p>;
  if (!worked) return <p className="fee-quote quiet">{texts.working}</p>;
  const { quote, pricing } = worked;
  const money = (cents: number): string => formatMoney(amountOf(cents), locale);
  return (
    <section className="fee-quote" aria-label={texts.quoteTitle} aria-live="polite">
      <ByLine line={pricing.line} counterpart={counterpart} />
      {quote === 'unitAmount' && <p>{texts.needsPrice}</p>}
      {quote === 'baseAmount' && <p>{texts.needsBase}</p>}
      {typeof quote !== 'string' && (
        <>
          <dl className="fee-sum">
            <Sum term={texts.amount}>{money(quote.amount)}</Sum>
            {quote.variance !== null && (
              <Sum term={texts.variance} quiet>
                {quote.variance === 0
                  ? texts.asListed
                  : fill(quote.variance > 0 ? texts.above : texts.below, {
                      amount: money(Math.abs(quote.variance)),
                    })}
              </Sum>
            )}
            <Taxes worked={worked} money={money} />
            <Sum term={texts.total} strong>
              {money(quote.total)}
            </Sum>
          </dl>
          {!pricing.registered && <p className="quiet">{texts.noTax}</p>}
          {quote.approval && (
            <p className="fee-waits">
              <Icon name="lock" /> <NeedWords need={quote.approval} />
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
  const texts = useFeeTexts();
  const words = useWords();
  if (!line) return <p className="quiet">{texts.byNobody}</p>;
  if (!isPriced(line)) return <p className="quiet">{texts.atCost}</p>;
  const isOwn = counterpart.includes(line.companyId);
  const unit = words.choice('feeUnit', line.unit).toLowerCase();
  const price =
    line.unit === 'percent'
      ? `${centsOf(line.amount) / 100} %`
      : `${formatMoney(line.amount, words.locale)} ${unit}`;
  const more = conditionsOf(line, words.locale);
  return (
    <p className="quiet">
      {fill(isOwn ? texts.byLine : texts.byPlatform, {
        price,
        date: formatDate(line.effectiveFrom, words.locale),
      })}
      {more.length > 0 && ` (${more.join(', ')})`}
    </p>
  );
}

function NeedWords({ need }: { need: ApprovalNeed }) {
  const texts = useFeeTexts();
  const { locale } = useWords();
  if (need.because === 'always') return <>{texts.waitsAlways}</>;
  return need.because === 'over_amount' ? (
    <>{fill(texts.waitsAmount, { limit: formatMoney(amountOf(need.limit), locale) })}</>
  ) : (
    <>{fill(texts.waitsUnits, { limit: need.limit })}</>
  );
}
