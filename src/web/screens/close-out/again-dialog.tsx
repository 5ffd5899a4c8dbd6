import { closeOutCommands } from '#contract/commands/close-out';
import { fill } from '../../i18n/words';
import { AskDialog } from '../ask-dialog';
import type { CloseOutExport } from './close-out-calls';
import { useStartExport } from './close-out-calls';
import { useCloseOutTexts } from './close-out-texts';

const { reason } = closeOutCommands.exportCloseOutFiles.body;

/** Asks why the files of an export are sent again, and sends them. */
export function AgainDialog({ one, onClose }: { one: CloseOutExport; onClose: () => void }) {
  const texts = useCloseOutTexts();
  const start = useStartExport();
  return (
    <AskDialog
      title={fill(texts.againTitle, { code: one.code })}
      lead={<p>{texts.againLead}</p>}
      resource="file"
      asked={[{ path: 'reason', field: reason, needed: true, label: texts.reason }]}
      values={{ reason: '' }}
      save={texts.again}
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
