import { paymentTypes } from '#contract/lifecycles/payment';
import { payment } from '#contract/resources/payment';
import type { ValueOf } from '#contract/vocabularies/index';
import { dayOf } from '../../kinds/format';
import { useSession } from '../../identity/identity-context';
import { AskDialog } from '../ask-dialog';
import { useBillingCall } from './billing-calls';
import { useBillingTexts } from './billing-texts';

const asked = [
  'paymentType',
  'method',
  'amount',
  'receivedDate',
  'payerName',
  'reference',
  'isTrust',
  'note',
] as const;

/** Records money; which way it goes and what is always or never held in trust follow from what it is. */
export function RecordPaymentDialog({ fileId, onClose }: { fileId: string; onClose: () => void }) {
  const texts = useBillingTexts();
  const call = useBillingCall();
  const { user } = useSession();
  return (
    <AskDialog
      wide
      title={texts.recordTitle}
      resource="payment"
      asked={asked.map((path) => ({ path, field: payment.fields[path] }))}
      values={{
        paymentType: 'invoice_payment',
        method: 'eft',
        receivedDate: dayOf(new Date().toISOString(), user?.timeZone),
        isTrust: false,
      }}
      save={texts.recordSave}
      onSave={async (values) => {
        const { direction, trust } = paymentTypes[values.paymentType as ValueOf<'paymentType'>];
        const transfers = values.method === 'trust_transfer';
        const isTrust = trust === 'open' ? values.isTrust === true : trust === 'always' || transfers;
        const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
        await call('POST', '/payment/', { ...given, fileId, direction, isTrust }, texts.recorded);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
