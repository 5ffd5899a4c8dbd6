import type { Gate } from '#contract/lifecycles/status-row';
import { fileCommands } from '#contract/commands/file';
import { readRecord } from '../../../data/record';
import { useCommand } from '../../../data/use-command';
import { useWords } from '../../../i18n/words';
import { FieldsDialog } from '../../../parts/fields-dialog';
import { useFileRecord } from '../file-record';
import { documentOf } from '../proof/document-of';
import { useAdoptFile } from '../save-file';

const { reason: reasonField } = fileCommands.overrideGate.body;

/** Lets the file pass a gate against the rule, with the reason and the document that it rests on. */
export function OverrideDialog({ gate, onClose }: { gate: Gate; onClose: () => void }) {
  const file = useFileRecord();
  const { t, choice } = useWords();
  const overrideGate = useCommand('overrideGate');
  const adopt = useAdoptFile();
  return (
    <FieldsDialog
      grave
      title={t('fileTabs.overview.overrideTitle', { gate: choice('gate', gate) })}
      lead={t('fileTabs.overview.overrideLead')}
      resource="file"
      asked={[
        { path: 'reason', field: reasonField, needed: true, label: t('fileTabs.overview.overrideReason') },
        documentOf(t('fileTabs.overview.overrideDocument')),
      ]}
      values={{ fileId: file.id, reason: '', documentId: null }}
      save={t('fileTabs.overview.overrideSave')}
      onSave={async (given) => {
        const { reason, documentId } = given as { reason: string; documentId: string };
        adopt(readRecord(await overrideGate({ fileId: file.id, gate, reason, documentId })));
        return t('fileTabs.overview.overridden');
      }}
      onClose={onClose}
    />
  );
}
