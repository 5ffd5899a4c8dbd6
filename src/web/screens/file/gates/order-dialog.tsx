import { orderFields } from '#contract/lifecycles/court-order';
import type { ValueOf } from '#contract/vocabularies/index';
import { useTranslate } from '../../../i18n/use-translate';
import { FieldsDialog } from '../../../parts/fields-dialog';
import { useFileRecord } from '../file-record';

interface OrderDialogProps {
  /** What the gate waits for, where it waits for more than an order. */
  readonly permits: ValueOf<'orderPermission'> | undefined;
  readonly onSend: (said: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly onClose: () => void;
}

/** Names an order of a court that is put on the file: nothing is gone by for an order that nobody can find again. */
export function OrderDialog({ permits, onSend, onClose }: OrderDialogProps) {
  const { courtApplication } = useFileRecord();
  const t = useTranslate();
  return (
    <FieldsDialog
      title={t('document.orderTitle')}
      lead={t('document.orderLead')}
      resource="document"
      asked={orderFields.map((path) => ({ path, needed: true }))}
      values={{
        documentType: 'court_order',
        courtName: courtApplication?.courtName ?? null,
        courtFileNumber: courtApplication?.courtFileNumber ?? null,
        orderDate: null,
        orderPermits: permits ? [permits] : [],
      }}
      save={t('document.orderSend')}
      onSave={({ documentType: _, ...said }) => onSend(said)}
      onClose={onClose}
    />
  );
}
