import { leaves } from '#contract/lifecycles/payment';
import { negated } from '#contract/money/invoice-lines';
import { centsOf } from '#contract/money/cents';
import type { KindName } from '#contract/fields';
import type { Slots } from '../../generated/slots';
import type { CellProps } from '../../kinds/people-half';
import { Quiet } from '../../parts/words-in-line';
import { beginOnFile } from '../file/begin-on-file';
import type { PaymentRow } from './billing-records';
import { Money } from './money';

const rowOf = ({ record }: CellProps<KindName>): PaymentRow => record as unknown as PaymentRow;

/** What goes out, or leaves the trust, stands with its sign. */
function AmountCell(props: CellProps<KindName>) {
  const row = rowOf(props);
  return <Money amount={leaves(row) ? negated(row.amount) : row.amount} />;
}

/** Only what is to pay an invoice waits to be allocated. */
function UnallocatedCell(props: CellProps<KindName>) {
  const { paymentType, unallocatedAmount, status } = rowOf(props);
  const waits = paymentType === 'invoice_payment' || paymentType === 'refund';
  const isOpen = status === 'pending' || status === 'cleared';
  if (!waits || !isOpen || centsOf(unallocatedAmount) === 0) return <Quiet>–</Quiet>;
  return <Money amount={unallocatedAmount} strong />;
}

export const paymentSlots: Slots<'payment'> = {
  create: beginOnFile('payment', 'payments'),
  cells: { amount: AmountCell, unallocatedAmount: UnallocatedCell },
};
