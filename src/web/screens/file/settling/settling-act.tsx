import { recordPath } from '../../../data/resource-paths';
import { useRights } from '../../../data/rights';
import { useTranslate } from '../../../i18n/use-translate';
import { ButtonLink } from '../../../parts/button-link';
import { UnreadDialog } from '../../../parts/unread-dialog';
import { useInvoice, useUnbilledFees } from '../../billing/billing-records';
import { InvoiceDialog } from '../../billing/invoice-dialog';
import { InvoiceStep } from '../../billing/invoice-step';
import { PaymentStep } from '../../billing/payment-step';
import { RecordPaymentDialog } from '../../billing/record-payment-dialog';
import { TransferDialog } from '../../billing/transfer-dialog';
import { useToday } from '../../../kinds/use-today';
import { useOfferedForms } from '../../form/form-calls';
import { FormDialog } from '../../form/form-dialog';
import { useFileRecord } from '../file-record';
import type { NextAct } from './next-to-settle';
import type { useSettling } from './use-settling';

interface SettlingActProps {
  readonly next: NextAct;
  readonly settling: NonNullable<ReturnType<typeof useSettling>['settling']>;
  readonly onClose: () => void;
}

/** How the money of each step comes or goes, unless somebody says otherwise. */
const money = {
  proceeds: { paymentType: 'sale_proceeds', method: 'auction_statement' },
  remittance: { paymentType: 'client_remittance', method: 'eft' },
} as const;

/** Does what settling a sale waits for, as it is done on its own page: each amount is worked out beforehand. */
export function SettlingAct({ next, settling, onClose }: SettlingActProps) {
  const file = useFileRecord();
  const today = useToday();
  switch (next.act) {
    case 'record': {
      if (next.step === 'transfer')
        return <TransferDialog fileId={file.id} amount={next.amount} onClose={onClose} />;
      // An auction says by its statement what it has paid.
      const cleared = next.step === 'proceeds' ? { clearedDate: today } : {};
      return (
        <RecordPaymentDialog
          fileId={file.id}
          first={{ ...money[next.step], ...cleared, amount: next.amount }}
          onClose={onClose}
        />
      );
    }
    case 'clear':
    case 'allocate': {
      const record = settling.payments.find(({ id }) => id === next.id);
      const act = next.act === 'clear' ? 'cleared' : 'allocate';
      return record ? <PaymentStep record={record} act={act} held={settling.held} onClose={onClose} /> : null;
    }
    case 'bill':
      return <Bill onClose={onClose} />;
    case 'issue':
      return <Issue id={next.id} onClose={onClose} />;
    case 'state':
      return <State onClose={onClose} />;
    case 'decide':
      return null;
  }
}

/** Bills what was approved, and issues it in the same act where the person may. */
function Bill({ onClose }: { readonly onClose: () => void }) {
  const file = useFileRecord();
  const rights = useRights();
  const unbilled = useUnbilledFees(file.id);
  const issues = rights.may('invoice', 'issue') && rights.serves('billFees');
  return unbilled.data ? (
    <InvoiceDialog
      fileId={file.id}
      fees={unbilled.data}
      issues={issues}
      onSaved={onClose}
      onClose={onClose}
    />
  ) : (
    <UnreadDialog reads={[unbilled]} onClose={onClose} />
  );
}

function Issue({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const read = useInvoice(id);
  return read.data ? (
    <InvoiceStep record={read.data} step="issued" onClose={onClose} />
  ) : (
    <UnreadDialog reads={[read]} onClose={onClose} />
  );
}

function State({ onClose }: { readonly onClose: () => void }) {
  const file = useFileRecord();
  const forms = useOfferedForms(file.id);
  const offered = forms.data?.find(({ formType }) => formType === 'proceeds_statement');
  return offered ? (
    <FormDialog fileId={file.id} offered={offered} onClose={onClose} />
  ) : (
    <UnreadDialog reads={[forms]} onClose={onClose} />
  );
}

/** The way to the fees that somebody has to decide on, each for itself. */
export function FeesToDecide({ count }: { readonly count: number }) {
  const file = useFileRecord();
  const t = useTranslate();
  return (
    <ButtonLink variant="contained" color="primary" to={`${recordPath('file', file.id)}/fees`}>
      {t('gates.decideFees', { smart_count: count })}
    </ButtonLink>
  );
}
