import type { ClockName } from '#contract/clocks/clock';
import { fileCommands } from '#contract/commands/file';
import { readRecord } from '../../../data/record';
import { useCommand } from '../../../data/use-command';
import { useWords } from '../../../i18n/words';
import { FieldsDialog } from '../../../parts/fields-dialog';
import { useFileRecord } from '../file-record';
import { useAdoptFile } from '../save-file';

const { until, reason } = fileCommands.extendClock.body;

/** Gives more time than the law asks for; less is never given. */
export function ExtensionDialog({ clock, onClose }: { clock: ClockName; onClose: () => void }) {
  const file = useFileRecord();
  const { t, label, choice } = useWords();
  const extendClock = useCommand('extendClock');
  const adopt = useAdoptFile();
  return (
    <FieldsDialog
      title={t('fileTabs.reckoning.extendTitle', { clock: choice('clockName', clock) })}
      lead={t('fileTabs.reckoning.extendLead')}
      resource="file"
      asked={[
        { path: 'until', field: until, needed: true, label: label('file', 'clockExtensions.until') },
        { path: 'reason', field: reason, needed: true, label: label('file', 'clockExtensions.reason') },
      ]}
      values={{ until: null, reason: '' }}
      save={t('fileTabs.reckoning.extendSave')}
      onSave={async (given) => {
        const sent = given as { until: string; reason: string };
        adopt(
          readRecord(await extendClock({ fileId: file.id, clock, until: sent.until, reason: sent.reason })),
        );
        return t('fileTabs.reckoning.extended');
      }}
      onClose={onClose}
    />
  );
}
