import type { BillLine, BillTotals } from '#contract/money/bill';
import { centsOf } from '#contract/money/cents';
import { formatDecimal } from '../../kinds/format';
import { useWords } from '../../i18n/words';
import { useBillingTexts } from './billing-texts';
import { Money } from './money';

const taxes = ['gst', 'hst', 'pst', 'qst'] as const;

/** The lines of an invoice with each tax that it bears, and their sums: nothing is worked out here. */
export function BillLines({ lines, totals }: { lines: readonly BillLine[]; totals: BillTotals }) {
  const texts = useBillingTexts();
  const { choice, locale } = useWords();
  const borne = taxes.filter((tax) => lines.some((line) => centsOf(line[tax]) !== 0));
  return (
    <div className="bill-scroll" role="region" aria-label={texts.lines} tabIndex={0}>
      <table className="bill-table">
        <thead>
          <tr>
            <th scope="col">{texts.fee}</th>
            {[
              texts.quantity,
              texts.unit,
              texts.amount,
              ...borne.map((tax) => texts.tax[tax]),
              texts.total,
            ].map((head) => (
              <th key={head} scope="col" className="bill-number">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={line.feeId ?? index}>
              <td>
                {choice('feeType', line.feeType)}
                {line.description && <span className="quiet"> {line.description}</span>}
              </td>
              <td className="bill-number">{formatDecimal(line.quantity, locale)}</td>
              {[line.unitAmount, line.amount, ...borne.map((tax) => line[tax]), line.total].map(
                (amount, at) => (
                  <td key={at} className="bill-number">
                    <Money amount={amount} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {texts.total}
            </th>
            {[totals.subtotal, ...borne.map((tax) => totals[`${tax}Total`]), totals.total].map(
              (amount, at) => (
                <td key={at} className="bill-number">
                  <Money amount={amount} strong />
                </td>
              ),
            )}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
