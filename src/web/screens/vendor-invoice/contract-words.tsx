import { centsOf } from '#contract/money/cents';
import { fill, useWords } from '../../i18n/words';
import { formatDecimal, formatMoney } from '../../kinds/format';
import type { InvoiceRecord } from './invoice-record';
import { useVendorInvoiceTexts } from './vendor-invoice-texts';

type Check = NonNullable<InvoiceRecord['checks']>[number];

/** How the contract counts: `$18.00 a day, 3 free, at most $400.00`. */
export function ContractUnit({ check }: { check: Check }) {
  const { choice, locale } = useWords();
  const texts = useVendorInvoiceTexts().counts;
  const { unit, unitPrice, freeUnits, minimumAmount, maximumAmount } = check;
  if (!unit || !unitPrice) return null;
  return (
    <>
      {unit === 'percent'
        ? fill(texts.percent, { rate: formatDecimal(Number(unitPrice), locale) })
        : `${formatMoney(unitPrice, locale)} ${choice('feeUnit', unit).toLowerCase()}`}
      {freeUnits ? `, ${fill(texts.free, { count: formatDecimal(freeUnits, locale) })}` : ''}
      {minimumAmount && `, ${fill(texts.least, { amount: formatMoney(minimumAmount, locale) })}`}
      {maximumAmount && `, ${fill(texts.most, { amount: formatMoney(maximumAmount, locale) })}`}
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
  const { locale } = useWords();
  const texts = useVendorInvoiceTexts().counts;
  return (
    <>
      {formatDecimal(quantity, locale)} × {formatMoney(unitAmount, locale)}
      {freeUnits ? `, ${fill(texts.free, { count: formatDecimal(freeUnits, locale) })}` : ''}
    </>
  );
}

/** How far a line is above or below the contract, in money and as a share of it: `+$40.00 (+18.2 %)`. */
export function Variance({ variance, contract }: { variance: string | null; contract: string | null }) {
  const { locale } = useWords();
  const texts = useVendorInvoiceTexts();
  if (!variance || !contract) return <span className="quiet">–</span>;
  const cents = centsOf(variance);
  if (cents === 0) return <span className="quiet">{texts.asAgreed}</span>;
  const share = new Intl.NumberFormat(`${locale}-CA`, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  const base = centsOf(contract);
  return (
    <span className={cents > 0 ? 'late' : undefined}>
      {cents > 0 && '+'}
      {formatMoney(variance, locale)}
      {base > 0 && <span className="bill-facts figures">{share.format(cents / base)}</span>}
    </span>
  );
}
