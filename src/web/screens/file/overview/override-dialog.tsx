import type { Gate } from '#contract/lifecycles/status-row';
import { resources } from '#contract/resources/index';
import { readRecord } from '../../../data/record';
import { useCommand } from '../../../data/use-command';
import { useWords } from '../../../i18n/words';
import { FieldsDialog } from '../../../parts/fields-dialog';
import { useFileRecord } from '../file-record';
import { useAdoptFile } from '../save-file';

const fields = resources.file.fields.gateOverrides.fields;

/** Lets the file pass a gate against the rule, with the reason and the paper that it rests on. */
export function OverrideDialog({ gate, onClose }: { gate: Gate; onClose: () => void }) {
  const file = useFileRecord();
  const { t, choice } = useWords();
  const overrideGate = useCommand('overrideGate');
  const adopt = useAdoptFile();
  return (
    <FieldsDialog
      grave
      title={t('file.overview.overrideTitle', { gate: choice('gate', gate) })}
      lead={t('file.overview.overrideLead')}
      resource="file"
      asked={[
        { path: 'reason', field: fields.reason, needed: true, label: t('file.overview.overrideReason') },
        {
          path: 'document',
          field: fields.document,
          needed: true,
          label: t('file.overview.overrideDocument'),
        },
      ]}
      values={{ reason: '', document: '' }}
      save={t('file.overview.overrideSave')}
      onSave={async (given) => {
        const { reason, document } = given as { reason: string; document: string };
        adopt(readRecord(await overrideGate({ fileId: file.id, gate, reason, document })));
        return t('file.overview.overridden');
      }}
      onClose={onClose}
    />
  );
}
