import { useRef } from 'react';
import { comesIn, paymentTypes } from '#contract/lifecycles/payment';
import { payment } from '#contract/resources/payment';
import type { Sent } from '#contract/commands/input';
import type { ValueOf } from '#contract/vocabularies/index';
import { useRights } from '../../data/rights';
import { useCommand } from '../../data/use-command';
import { useFetchAgain } from '../../data/use-fetch-again';
import { useTranslate } from '../../i18n/use-translate';
import { useToday } from '../../kinds/use-today';
import { FieldsDialog } from '../../parts/fields-dialog';
import { useSide } from '../own-side';
import { useBillingCall } from './billing-calls';
import { askedOfCash } from './cash-asked';

const asked = ['paymentType', 'method', 'amount', 'receivedDate'] as const;
type Typed = Readonly<Record<string, unknown>>;
const termsOf = ({ paymentType }: Typed) => paymentTypes[paymentType as ValueOf<'paymentType'>];

interface RecordPaymentDialogProps {
  readonly fileId: string;
  /** What it is, how much and how it comes, where that is known. */
  readonly first?:
    | {
        readonly paymentType: ValueOf<'paymentType'>;
        readonly amount: string | null;
        readonly method?: ValueOf<'paymentMethod'>;
        /** When the bank had it, where it is there already; said by who may clear it alone. */
        readonly clearedDate?: string;
      }
    | undefined;
  readonly onClose: () => void;
}

/**
 * Records money; which way it goes and what is always or never held in trust follow from what it is. What came in may have cleared by
 * then: who may say so says it here.
 */
export function RecordPaymentDialog({ fileId, first, onClose }: RecordPaymentDialogProps) {
  const t = useTranslate();
  const call = useBillingCall();
  const receivedDate = useToday();
  const rights = useRights();
  const isOurs = useSide() === 'agency';
  const receive = useCommand('receivePayment');
  const fetchAgain = useFetchAgain('invoice');
  // A lost answer, asked for again, takes no money in twice.
  const key = useRef(crypto.randomUUID());
  const mayClear = isOurs && rights.may('payment', 'edit') && rights.serves('receivePayment');
  const cleared = {
    path: 'clearedDate',
    field: payment.fields.clearedDate,
    help: t('billing.clearedHelp'),
    when: (typed: Typed) =>
      comesIn({ direction: termsOf(typed).direction, method: typed.method as ValueOf<'paymentMethod'> }),
  };
  const trust = {
    path: 'isTrust',
    field: payment.fields.isTrust,
    help: t('billing.trustHelp'),
    when: (typed: Typed) => termsOf(typed).trust === 'open',
  };
  return (
    <FieldsDialog
      wide
      title={t('billing.recordTitle')}
      resource="payment"
      asked={[
        ...asked,
        ...(mayClear ? [cleared] : []),
        // A remittance goes to the client in its own name, which the host knows.
        { path: 'payerName', when: ({ paymentType }) => paymentType !== 'client_remittance' },
        'reference',
        // What we hold for a client, and what we note of its money, is ours to write down.
        ...(isOurs ? [trust, ...askedOfCash(t)] : []),
      ]}
      values={{
        paymentType: 'invoice_payment',
        method: 'eft',
        receivedDate,
        isTrust: false,
        ...first,
      }}
      save={t('billing.recordSave')}
      onSave={async (values) => {
        const { direction, trust: held } = termsOf(values);
        const transfers = values.method === 'trust_transfer';
        const isTrust =
          isOurs && (held === 'open' ? values.isTrust === true : held === 'always' || transfers);
        const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
        if (given.clearedDate) {
          const received = { ...given, fileId, isTrust } as Sent<'receivePayment'>;
          await receive(received, { headers: { 'idempotency-key': key.current } });
          await fetchAgain();
          return t('billing.received');
        }
        await call('payment', 'create', { body: { ...given, fileId, direction, isTrust } });
        return t('billing.recorded');
      }}
      onClose={onClose}
    />
  );
}
