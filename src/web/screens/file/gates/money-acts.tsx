import { useNavigate } from 'react-router-dom';
import { claimedBy } from '#contract/close-out/outcome';
import type { Gate } from '#contract/lifecycles/status-row';
import { recordPath } from '../../../data/resource-paths';
import { useTranslate } from '../../../i18n/use-translate';
import { InvoiceDialog } from '../../billing/invoice-dialog';
import { RecordPaymentDialog } from '../../billing/record-payment-dialog';
import { useUnbilledFees } from '../../billing/billing-records';
import { useFileFees } from '../fees/file-fees';
import type { FileRecord } from '../file-record';
import { useFileRecord } from '../file-record';
import { ActButton } from './act-button';
import { TabLink } from './tab-link';

/** The way to fees that nobody has decided on. */
export function ChargeAct() {
  const file = useFileRecord();
  const t = useTranslate();
  const { data = [] } = useFileFees(file.id);
  const undecided = data.filter(
    ({ direction, status }) =>
      direction === 'receivable' && (status === 'draft' || status === 'pending_approval'),
  );
  if (undecided.length === 0) return null;
  return <TabLink tab="fees" label={t('gates.decideFees', { smart_count: undecided.length })} />;
}

/** Bills what was approved and is on no invoice yet, and leads to the invoice, where it is issued. */
export function BillAct() {
  const file = useFileRecord();
  const t = useTranslate();
  const navigate = useNavigate();
  const { data: fees = [] } = useUnbilledFees(file.id);
  if (fees.length === 0) return <TabLink tab="invoices" label={t('gates.invoices')} />;
  return (
    <ActButton label={t('billing.make')}>
      {(onClose) => (
        <InvoiceDialog
          fileId={file.id}
          fees={fees}
          onSaved={() => void navigate(`${recordPath('file', file.id)}/invoices`)}
          onClose={onClose}
        />
      )}
    </ActButton>
  );
}

/** Records the money that a gate waits for: what it is goes by the gate, or by what the closing says became of the asset. */
export function TakeMoneyAct({ gate }: { readonly gate: Gate }) {
  const file = useFileRecord();
  const t = useTranslate();
  return (
    <ActButton label={t('gates.takeMoney')}>
      {(onClose) => <RecordPaymentDialog fileId={file.id} first={moneyOf(gate, file)} onClose={onClose} />}
    </ActButton>
  );
}

/** What becomes of the asset with the money that a gate waits for. */
const outcomes: { readonly [G in Gate]?: ReturnType<typeof claimedBy> } = {
  quote_paid: 'redeemed',
  reinstatement_confirmed: 'reinstated',
  proceeds_cleared: 'sold',
};

function moneyOf(gate: Gate, file: FileRecord) {
  const outcome = gate === 'outcome_agrees' ? claimedBy(file) : outcomes[gate];
  if (outcome === 'redeemed')
    return { paymentType: 'redemption', amount: file.redemption?.quotedAmount ?? null } as const;
  if (outcome === 'reinstated') return { paymentType: 'arrears', amount: file.arrearsAmount } as const;
  if (outcome === 'sold')
    return { paymentType: 'sale_proceeds', amount: file.remarketing?.salePrice ?? null } as const;
  return undefined;
}
