import { Quiet, Small } from '../../parts/words-in-line';
import { isWorkedOut } from '#contract/money/invoice-lines';
import type { InvoiceLine, InvoiceTotals } from '#contract/money/invoice-lines';
import { howPriced } from '#contract/money/how-priced';
import { centsOf } from '#contract/money/cents';
import { formatDate, formatDecimal, formatMoney } from '../../kinds/format';
import { provincialTaxesIn } from '#contract/money/tax-names';
import type { ValueOf } from '#contract/vocabularies/index';
import { useWords } from '../../i18n/words';
import { MoneyTable } from '../../parts/money-table';
import type { MoneyColumn } from '../../parts/money-table';
import { Money } from './money';

const taxes = ['gst', 'hst', 'pst', 'qst'] as const;

/** The lines of an invoice with each tax that it bears, and their sums: nothing is worked out here. */
export function InvoiceLines({
  lines,
  totals,
  state,
}: {
  lines: readonly InvoiceLine[];
  totals: InvoiceTotals;
  /** The province of their file, whose taxes lines bear that name none. */
  state: ValueOf<'province'> | null | undefined;
}) {
  const { t, choice, locale } = useWords();
  const borne = taxes.filter((tax) => lines.some((line) => centsOf(line[tax]) !== 0));
  const nameOf = (tax: (typeof taxes)[number]): string =>
    tax === 'pst' ? provincialTaxesIn(lines, state, locale) : t(`taxRates.names.${tax}`);
  const money = (amount: string): string => formatMoney(amount, locale);
  const figure = (head: string, of: (line: InvoiceLine) => string): MoneyColumn<InvoiceLine> => ({
    head,
    as: 'figure',
    cell: (line) => <Money amount={of(line)} />,
  });
  const told = (line: InvoiceLine): string =>
    [
      line.incurredOn && formatDate(line.incurredOn, locale),
      howPriced(line, locale) ?? (isWorkedOut(line) && t('billing.asListed')),
    ]
      .filter(Boolean)
      .join(' · ');
  const columns: MoneyColumn<InvoiceLine>[] = [
    {
      head: t('billing.fee'),
      cell: (line) => (
        <>
          {choice('feeType', line.feeType)}
          {line.description && <Quiet> {line.description}</Quiet>}
          <Small>{told(line)}</Small>
        </>
      ),
    },
    { head: t('billing.quantity'), as: 'figure', cell: ({ quantity }) => formatDecimal(quantity, locale) },
    figure(t('billing.unit'), ({ unitAmount }) => unitAmount),
    figure(t('billing.amount'), ({ amount }) => amount),
    ...borne.map((tax) => figure(nameOf(tax), (line) => line[tax])),
    figure(t('billing.total'), ({ total }) => total),
  ];
  return (
    <MoneyTable
      label={t('billing.lines')}
      rows={lines}
      keyOf={(line) => line.feeId ?? lines.indexOf(line)}
      columns={columns}
      below={[
        [t('billing.subtotal'), money(totals.subtotal)],
        ...borne.map((tax) => [nameOf(tax), money(totals[`${tax}Total`])] as const),
        [t('billing.total'), money(totals.total)],
      ]}
    />
  );
}
