import { useTranslate } from '../../i18n/use-translate';
import type { Bucket } from '../../kinds/people-half';
import { FieldsDialog } from '../../parts/fields-dialog';
import { useStartExport } from './close-out-calls';

/** Says what exporting a lender's files means before it is done: the mark stays. */
export function ConfirmExport({ lender, onClose }: { lender: Bucket; onClose: () => void }) {
  const t = useTranslate();
  const start = useStartExport();
  const title = t('closeOut.confirmCount', { smart_count: lender.count, lender: String(lender.label) });
  return (
    <FieldsDialog
      title={title}
      lead={t('closeOut.confirmLead')}
      resource="file"
      asked={[]}
      values={{}}
      save={t('closeOut.confirm')}
      onSave={async () => {
        await start.mutateAsync({ clientId: String(lender.value) });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
