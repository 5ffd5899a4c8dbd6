import { centsOf } from '#contract/money/cents';
import { useWords } from '../../i18n/words';
import { formatDecimal, formatMoney } from '../../kinds/format';
import { Late, Quiet } from '../../parts/words-in-line';
import type { InvoiceRecord } from './invoice-record';

type Check = NonNullable<InvoiceRecord['checks']>[number];
type Priced = Pick<Check, 'unit' | 'unitPrice' | 'freeUnits' | 'minimumAmount' | 'maximumAmount'>;

/** How the contract counts: `$18.00 a day, 3 free, at most $400.00`. */
export function ContractUnit({ check }: { check: Priced }) {
  const { t, locale } = useWords();
  const { unit, unitPrice, freeUnits, minimumAmount, maximumAmount } = check;
  if (!unit || !unitPrice) return null;
  return (
    <>
      {unit === 'percent'
        ? t('vendorInvoice.counts.percent', { rate: formatDecimal(Number(unitPrice), locale) })
        : `${formatMoney(unitPrice, locale)} ${t(`prices.per.${unit}`)}`}
      {freeUnits ? `, ${t('vendorInvoice.counts.free', { count: formatDecimal(freeUnits, locale) })}` : ''}
      {minimumAmount &&
        `, ${t('vendorInvoice.counts.least', { amount: formatMoney(minimumAmount, locale) })}`}
      {maximumAmount && `, ${t('vendorInvoice.counts.most', { amount: formatMoney(maximumAmount, locale) })}`}
    </>
  );
}

/** How a line comes to its amount: `152 × $0.80, 60 free`. */
export function CountedUnits({
  quantity,
  unitAmount,
  freeUnits,
}: {
  quantity: number;
  unitAmount: string;
  freeUnits: number | null;
}) {
  const { t, locale } = useWords();
  return (
    <>
      {formatDecimal(quantity, locale)} × {formatMoney(unitAmount, locale)}
      {freeUnits ? `, ${t('vendorInvoice.counts.free', { count: formatDecimal(freeUnits, locale) })}` : ''}
    </>
  );
}

/** How far a line is above or below the contract, in money and as a share of it: `+$40.00 (+18.2 %)`. */
export function Variance({ variance, contract }: { variance: string | null; contract: string | null }) {
  const { t, locale } = useWords();
  if (!variance || !contract) return <Quiet>–</Quiet>;
  const cents = centsOf(variance);
  if (cents === 0) return <Quiet>{t('vendorInvoice.asAgreed')}</Quiet>;
  const share = new Intl.NumberFormat(`${locale}-CA`, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  const base = centsOf(contract);
  const Said = cents > 0 ? Late : 'span';
  return (
    <Said>
      {cents > 0 && '+'}
      {formatMoney(variance, locale)}
      {base > 0 && <small> {share.format(cents / base)}</small>}
    </Said>
  );
}
