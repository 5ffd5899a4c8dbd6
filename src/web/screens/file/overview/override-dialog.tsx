import type { Gate } from '#contract/lifecycles/status-row';
import { resources } from '#contract/resources/index';
import { readRecord } from '../../../data/record';
import { useWords } from '../../../i18n/words';
import { useIdentity } from '../../../identity/identity-context';
import { FieldsDialog } from '../../../parts/fields-dialog';
import { useFileRecord } from '../file-record';
import { useAdoptFile } from '../save-file';

const { reason, document } = resources.file.fields.gateOverrides.fields;

/** Lets the file pass a gate against the rule, with the reason and the paper that it rests on. */
export function OverrideDialog({ gate, onClose }: { gate: Gate; onClose: () => void }) {
  const file = useFileRecord();
  const { t, choice } = useWords();
  const { http } = useIdentity();
  const adopt = useAdoptFile();
  return (
    <FieldsDialog
      grave
      title={t('file.overview.overrideTitle', { gate: choice('gate', gate) })}
      lead={t('file.overview.overrideLead')}
      resource="file"
      asked={[
        { path: 'reason', field: reason, needed: true, label: t('file.overview.overrideReason') },
        { path: 'document', field: document, needed: true, label: t('file.overview.overrideDocument') },
      ]}
      values={{ reason: '', document: '' }}
      save={t('file.overview.overrideSave')}
      onSave={async (given) => {
        const body = { fileId: file.id, gate, ...given };
        const answer = await http.call('POST', '/desk/file/overrideGate', { body });
        adopt(readRecord(answer.body));
        return t('file.overview.overridden');
      }}
      onClose={onClose}
    />
  );
}
