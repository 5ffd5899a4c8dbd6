import { centsOf, sumOf } from '#contract/money/cents';
import { ReferenceName } from '../../kinds/cells/reference';
import { fill, useWords } from '../../i18n/words';
import { formatDate, formatDecimal, formatMoney } from '../../kinds/format';
import { FlagSigns } from './flag-signs';
import type { InvoiceRecord } from './invoice-record';
import { useVendorInvoiceTexts } from './vendor-invoice-texts';

interface LineTableProps {
  readonly invoice: InvoiceRecord;
  readonly chosen: ReadonlySet<string>;
  /** Absent where lines cannot be chosen. */
  readonly onChoose?: (line: string) => void;
}

/** Every line beside what the contract says of it: what is asked, what was agreed, and the taxes that are due. */
export function LineTable({ invoice, chosen, onChoose }: LineTableProps) {
  const { choice, locale } = useWords();
  const texts = useVendorInvoiceTexts();
  const money = (amount: string | null | undefined) => (amount ? formatMoney(amount, locale) : '–');
  return (
    <div className="bill-scroll">
      <table className="bill-lines">
        <thead>
          <tr>
            <th scope="col">{texts.work}</th>
            <th scope="col" className="end">
              {texts.asked}
            </th>
            <th scope="col" className="end">
              {texts.contract}
            </th>
            <th scope="col" className="end">
              {texts.variance}
            </th>
            <th scope="col" className="end">
              {texts.taxes}
            </th>
          </tr>
        </thead>
        <tbody>
          {invoice.lines.map((line, index) => {
            const number = String(index + 1);
            const check = invoice.checks?.[index];
            const claimed = sumOf([line.gst, line.hst, line.pst, line.qst]);
            const due = check && sumOf([check.gst, check.hst, check.pst, check.qst]);
            const over = centsOf(check?.variance) > 0;
            return (
              <tr key={number}>
                <th scope="row">
                  <span className="bill-work">
                    {onChoose && (
                      <input
                        type="checkbox"
                        checked={chosen.has(number)}
                        onChange={() => onChoose(number)}
                        aria-label={fill(texts.choose, { line: number })}
                      />
                    )}
                    <span>
                      <span className="quiet figures">{number}.</span> {choice('feeType', line.feeType)}
                      {line.description && <span className="quiet"> · {line.description}</span>}
                      <span className="bill-facts quiet">
                        <ReferenceName to="file" id={line.fileId} />
                        {line.incurredOn && ` · ${formatDate(line.incurredOn, locale)}`}
                        {` · ${formatDecimal(line.quantity, locale)} × ${money(line.unitAmount)}`}
                      </span>
                      {check?.flags && check.flags.length > 0 && <FlagSigns flags={check.flags} />}
                    </span>
                  </span>
                </th>
                <td className="end figures" data-label={texts.asked}>
                  {money(line.amount)}
                </td>
                <td className="end figures" data-label={texts.contract}>
                  {check?.contractAmount ? (
                    money(check.contractAmount)
                  ) : (
                    <span className="quiet">{texts.noContract}</span>
                  )}
                </td>
                <td className={over ? 'end figures late' : 'end figures'} data-label={texts.variance}>
                  {over && '+'}
                  {money(check?.variance)}
                </td>
                <td className="end figures" data-label={texts.taxes}>
                  {money(claimed)}
                  {due !== undefined && due !== claimed && (
                    <span className="bill-facts late">{fill(texts.taxesDue, { amount: money(due) })}</span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.total}</th>
            <td className="end figures" colSpan={4}>
              {money(invoice.subtotal)} +{' '}
              {money(sumOf([invoice.gstTotal, invoice.hstTotal, invoice.pstTotal, invoice.qstTotal]))} ={' '}
              <strong>{money(invoice.total)}</strong>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
