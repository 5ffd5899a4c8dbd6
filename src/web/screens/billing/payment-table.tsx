import { paymentMoves } from '#contract/lifecycles/payment';
import { centsOf } from '#contract/money/cents';
import { formatDate, formatMoney } from '#contract/written';
import { fill, useWords } from '../../i18n/words';
import { dayOf } from '../../kinds/format';
import { useNow } from '../../kinds/now';
import { useBillingTexts } from './billing-texts';
import type { PaymentRow } from './billing-records';
import { Money } from './money';
import type { PaymentAct } from './payment-step';
import { PaymentState } from './state-chip';

interface Props {
  readonly rows: readonly PaymentRow[];
  readonly label: string;
  readonly onAct: (record: PaymentRow, act: PaymentAct) => void;
}

/** Payments, each with what it still can pay, when it is to be remitted, and what can be done with it. */
export function PaymentTable({ rows, label, onAct }: Props) {
  const texts = useBillingTexts();
  const { locale, choice } = useWords();
  return (
    <div className="bill-scroll" role="region" aria-label={label} tabIndex={0}>
      <table className="bill-table">
        <thead>
          <tr>
            <th scope="col">{texts.what}</th>
            <th scope="col">{texts.when}</th>
            <th scope="col">{texts.how}</th>
            <th scope="col">{texts.status}</th>
            <th scope="col" className="bill-number">
              {texts.amount}
            </th>
            <th scope="col">
              <span className="unseen">{texts.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                {choice('paymentType', row.paymentType)}
                <span className="bill-more quiet">
                  {[row.payerName, row.reference].filter(Boolean).join(', ')}
                </span>
                <Due row={row} />
              </th>
              <td>{formatDate(row.receivedDate, locale)}</td>
              <td>{choice('paymentMethod', row.method)}</td>
              <td>
                <PaymentState record={row} />
                {row.reversalReason && <span className="bill-more quiet">{row.reversalReason}</span>}
              </td>
              <td className="bill-number">
                {row.direction === 'out' && '− '}
                <Money amount={row.amount} />
                {centsOf(row.unallocatedAmount) > 0 && row.paymentType === 'invoice_payment' && (
                  <span className="bill-more quiet">
                    {fill(texts.unallocated, { amount: formatMoney(row.unallocatedAmount, locale) })}
                  </span>
                )}
              </td>
              <td>
                <Acts row={row} onAct={(act) => onAct(row, act)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Due({ row }: { row: PaymentRow }) {
  const texts = useBillingTexts();
  const { locale } = useWords();
  const today = dayOf(new Date(useNow()).toISOString(), undefined);
  if (!row.remitBy || row.status !== 'cleared') return null;
  const isLate = row.remitBy < today;
  return (
    <span className={isLate ? 'bill-more late' : 'bill-more'}>
      {fill(isLate ? texts.remitLate : texts.remitBy, { day: formatDate(row.remitBy, locale) })}
    </span>
  );
}

function Acts({ row, onAct }: { row: PaymentRow; onAct: (act: PaymentAct) => void }) {
  const texts = useBillingTexts();
  const may = (action: string) => row.may?.includes(action) ?? false;
  const moves = may('edit') ? paymentMoves[row.status] : [];
  const canPay = row.direction === 'in' && (!row.isTrust || row.method === 'trust_transfer');
  const acts: [PaymentAct, string, boolean][] = [
    ['cleared', texts.clear, moves.includes('cleared')],
    ['allocate', texts.allocate, canPay && moves.length > 0],
    ['failed', texts.fail, moves.includes('failed')],
    ['reversed', texts.reverse, moves.includes('reversed')],
    ['delete', texts.deletePayment, may('delete')],
  ];
  return (
    <div className="bill-acts">
      {acts.map(
        ([act, word, shown]) =>
          shown && (
            <button key={act} type="button" className="button button-small" onClick={() => onAct(act)}>
              {word}
            </button>
          ),
      )}
    </div>
  );
}
