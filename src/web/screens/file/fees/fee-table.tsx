import { countedFee } from '#contract/lifecycles/fee';
import { amountOf, centsOf, sumOf } from '#contract/money/cents';
import { fill, useWords } from '../../../i18n/words';
import { Chip } from '../../../kinds/cells/choice';
import { ReferenceName } from '../../../kinds/cells/reference';
import { formatDate, formatMoney } from '../../../kinds/format';
import { chipColor } from '../../../kinds/tones';
import { useColorMode } from '../../../theme/color-mode';
import { FeeActions } from './fee-actions';
import { useFeeTexts } from './fee-texts';
import type { FeeRow } from './file-fees';

/** Fees of one side, each with what may be done with it; the sums below are of those that stand. */
export function FeeTable({
  fees,
  title,
  onEdit,
}: {
  fees: readonly FeeRow[];
  title: string;
  onEdit: (fee: FeeRow) => void;
}) {
  const texts = useFeeTexts();
  const { locale } = useWords();
  const counted = fees.filter(({ status }) => countedFee.includes(status));
  const money = (of: (fee: FeeRow) => string): string => formatMoney(sumOf(counted.map(of)), locale);
  return (
    <div className="fee-scroll">
      <table className="fee-table" aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{texts.what}</th>
            <th scope="col">{texts.status}</th>
            <th scope="col" className="fee-figure">
              {texts.quantity}
            </th>
            <th scope="col" className="fee-figure">
              {texts.unitPrice}
            </th>
            <th scope="col" className="fee-figure">
              {texts.amount}
            </th>
            <th scope="col" className="fee-figure">
              {texts.tax}
            </th>
            <th scope="col" className="fee-figure">
              {texts.total}
            </th>
            <th scope="col">
              <span className="unseen">{texts.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {fees.map((fee) => (
            <FeeLine key={fee.id} fee={fee} onEdit={() => onEdit(fee)} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              {texts.total}
            </th>
            <td className="fee-figure">{money(({ amount }) => amount)}</td>
            <td className="fee-figure">{money(taxOf)}</td>
            <td className="fee-figure">{money(({ totalAmount }) => totalAmount)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const taxOf = (fee: FeeRow): string => amountOf(centsOf(fee.totalAmount) - centsOf(fee.amount));

function FeeLine({ fee, onEdit }: { fee: FeeRow; onEdit: () => void }) {
  const texts = useFeeTexts();
  const { choice, locale } = useWords();
  const mode = useColorMode();
  const money = (amount: string): string => formatMoney(amount, locale);
  const variance = centsOf(fee.varianceFromSchedule);
  const gone = ['void', 'declined', 'written_off'].includes(fee.status);
  const reason = fee.decisionNote ?? fee.writeOffReason;
  return (
    <tr className={gone ? 'fee-gone' : undefined}>
      <th scope="row">
        {choice('feeType', fee.feeType)}
        <small className="quiet">
          {formatDate(fee.incurredOn, locale)}
          {fee.direction === 'payable' && (
            <>
              {' · '}
              <ReferenceName to="company" id={fee.companyId} />
            </>
          )}
          {fee.description && ` · ${fee.description}`}
          {reason && ` · ${reason}`}
        </small>
      </th>
      <td>
        <Chip color={chipColor('feeStatus', fee.status, {}, mode) ?? 'var(--quiet)'}>
          {choice('feeStatus', fee.status)}
        </Chip>
      </td>
      <td className="fee-figure">
        {String(fee.quantity).replace('.', locale === 'fr' ? ',' : '.')}
        <small className="quiet">{choice('feeUnit', fee.unit).toLowerCase()}</small>
      </td>
      <td className="fee-figure">{money(fee.unitAmount)}</td>
      <td className="fee-figure">
        {money(fee.amount)}
        {variance !== 0 && (
          <small className="quiet">
            {fill(variance > 0 ? texts.above : texts.below, { amount: money(amountOf(Math.abs(variance))) })}
          </small>
        )}
      </td>
      <td className="fee-figure">{money(taxOf(fee))}</td>
      <td className="fee-figure fee-total">{money(fee.totalAmount)}</td>
      <td>
        <FeeActions fee={fee} onEdit={onEdit} />
      </td>
    </tr>
  );
}
