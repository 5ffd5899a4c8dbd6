import LockIcon from '@mui/icons-material/LockOutlined';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { ApprovalNeed } from '#contract/money/approval';
import { amountOf } from '#contract/money/cents';
import { conditionsOf, shareBaseOf, shareIn } from '#contract/money/how-priced';
import { isPriced, withFreeLeft } from '#contract/money/price';
import { provincialTaxIn } from '#contract/money/tax-names';
import { formatNumber } from '#contract/written';
import { useWords } from '../../../i18n/words';
import { formatDate, formatMoney } from '../../../kinds/format';
import { PlaceOfSupply } from '../../../parts/place-of-supply';
import type { PricedLine, Quoted, Worked } from './use-quote';

const Panel = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 8,
  marginTop: 16,
  padding: '12px 14px',
  borderRadius: 6,
  backgroundColor: theme.vars?.palette.background.sunken,
}));

const Sums = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  margin: 0,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
  '& [data-as=total]': {
    paddingTop: 6,
    borderTop: `1px solid ${theme.vars?.palette.divider}`,
    fontWeight: 620,
  },
  '& [data-as=quiet]': { color: theme.vars?.palette.text.secondary },
}));

/** How a fee comes about, line by line: what the price list says, how far from it, each tax, and who must approve. */
export function FeeQuote({ quoted, counterpart }: { quoted: Quoted; counterpart: readonly string[] }) {
  const { t, said } = useWords();
  const { worked, failed, problems } = quoted;
  return (
    <Panel aria-label={t('fee.quoteTitle')} aria-live="polite">
      {problems.length > 0 ? (
        problems.map((problem) => (
          <Alert key={problem} severity="warning" role="note">
            {said(problem, { resource: 'fee' })}
          </Alert>
        ))
      ) : worked ? (
        <Working worked={worked} counterpart={counterpart} />
      ) : (
        <Lead>{t(failed ? 'fee.noRates' : 'fee.working')}</Lead>
      )}
    </Panel>
  );
}

function Working({ worked, counterpart }: { worked: Worked; counterpart: readonly string[] }) {
  const { t, locale } = useWords();
  const { quote, pricing } = worked;
  const money = (cents: number): string => formatMoney(amountOf(cents), locale);
  const line = pricing.line && withFreeLeft(pricing.line, pricing.freeTaken);
  const by = <ByLine line={line} counterpart={counterpart} />;
  const place = (
    <Lead>
      <PlaceOfSupply {...pricing} />
    </Lead>
  );
  if (typeof quote === 'string')
    return (
      <>
        {by}
        {place}
        <span>{t(quote === 'unitAmount' ? 'fee.needsPrice' : 'fee.needsBase')}</span>
      </>
    );
  const { variance, approval } = quote;
  return (
    <>
      {by}
      {place}
      <Sums>
        <Sum term={t('fee.amount')}>{money(quote.amount)}</Sum>
        {variance !== null && (
          <Sum term={t('fee.variance')} as="quiet">
            {variance === 0
              ? t('fee.asListed')
              : t(variance > 0 ? 'fee.above' : 'fee.below', { amount: money(Math.abs(variance)) })}
          </Sum>
        )}
        <Taxes worked={worked} money={money} />
        <Sum term={t('fee.total')} as="total">
          {money(quote.total)}
        </Sum>
      </Sums>
      {!pricing.registered && <Lead>{t('fee.noTax')}</Lead>}
      {approval && (
        <Alert severity="warning" role="note" icon={<LockIcon />}>
          <NeedWords need={approval} />
        </Alert>
      )}
    </>
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
  return all
    .filter(([, cents]) => cents !== 0)
    .map(([name, cents, rate]) => (
      <Sum key={name} term={`${name} ${percent(rate)}`}>
        {money(cents)}
      </Sum>
    ));
}

function Sum({ term, as, children }: { term: string; as?: 'total' | 'quiet'; children: ReactNode }) {
  return (
    <div data-as={as}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Lead({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}

function ByLine({ line, counterpart }: { line: PricedLine | null; counterpart: readonly string[] }) {
  const words = useWords();
  const { t } = words;
  if (!line) return <Lead>{t('fee.byNobody')}</Lead>;
  if (!isPriced(line)) return <Lead>{t('fee.atCost')}</Lead>;
  const unit = t(`prices.per.${line.unit}`);
  const price =
    line.unit === 'percent'
      ? shareIn(line.amount, shareBaseOf(line.feeType), words.locale)
      : `${formatMoney(line.amount, words.locale)} ${unit}`;
  const more = conditionsOf(line, words.locale);
  return (
    <Lead>
      {t(counterpart.includes(line.companyId) ? 'fee.byLine' : 'fee.byPlatform', {
        price,
        date: formatDate(line.effectiveFrom, words.locale),
      })}
      {more.length > 0 && ` (${more.join(', ')})`}
    </Lead>
  );
}

function NeedWords({ need }: { need: ApprovalNeed }) {
  const { t, locale } = useWords();
  switch (need.because) {
    case 'always':
      return <>{t('fee.waitsAlways')}</>;
    case 'over_amount':
      return <>{t('fee.waitsAmount', { limit: formatMoney(amountOf(need.limit), locale) })}</>;
    case 'over_units':
      return <>{t('fee.waitsUnits', { limit: formatNumber(need.limit, locale) })}</>;
    case 'client_amount':
      return <>{t('fee.waitsClientAmount', { limit: formatMoney(amountOf(need.limit), locale) })}</>;
    case 'client_days':
      return <>{t('fee.waitsClientDays', { limit: formatNumber(need.limit, locale) })}</>;
  }
}
