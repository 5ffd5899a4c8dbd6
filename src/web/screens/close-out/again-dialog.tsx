import { closeOutCommands } from '#contract/commands/close-out';
import { useTranslate } from '../../i18n/use-translate';
import { FieldsDialog } from '../../parts/fields-dialog';
import type { CloseOutExport } from './close-out-calls';
import { useStartExport } from './close-out-calls';

const { reason } = closeOutCommands.exportCloseOutFiles.body;

/** Asks why the files of an export are sent again, and sends them. */
export function AgainDialog({ one, onClose }: { one: CloseOutExport; onClose: () => void }) {
  const t = useTranslate();
  const start = useStartExport();
  return (
    <FieldsDialog
      title={t('closeOut.againTitle', { code: one.code })}
      lead={t('closeOut.againLead')}
      resource="file"
      asked={[{ path: 'reason', field: reason, needed: true, label: t('closeOut.reason') }]}
      values={{ reason: '' }}
      save={t('closeOut.again')}
      onSave={async (values) => {
        await start.mutateAsync({
          clientId: one.clientId,
          exportId: one._id,
          reason: String(values.reason),
        });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
