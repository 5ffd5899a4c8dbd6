import { useQueryClient } from '@tanstack/react-query';
import { retentionCommands } from '#contract/commands/retention';
import type { RowOf } from '#contract/commands/input';
import { useCommand } from '../../data/use-command';
import { useTranslate } from '../../i18n/use-translate';
import { FieldsDialog } from '../../parts/fields-dialog';
import { keptKey } from './kept-key';

/** Puts a file under a legal hold, or ends it, with why. */
export function HoldDialog({ kept, onClose }: { kept: RowOf<'listKept'>; onClose: () => void }) {
  const t = useTranslate();
  const setLegalHold = useCommand('setLegalHold');
  const queryClient = useQueryClient();
  const { fileId, ref, isHeld } = kept;
  return (
    <FieldsDialog
      title={t(isHeld ? 'housekeeping.retention.endHoldOf' : 'housekeeping.retention.setHoldOf', { ref })}
      lead={t('housekeeping.retention.holdLead')}
      resource="file"
      asked={[
        {
          path: 'reason',
          field: retentionCommands.setLegalHold.body.reason,
          label: t('housekeeping.reason'),
        },
      ]}
      values={{ reason: '' }}
      save={t(isHeld ? 'housekeeping.retention.endHold' : 'housekeeping.retention.setHold')}
      onSave={async ({ reason }) => {
        await setLegalHold({ fileId, isHeld: !isHeld, reason: String(reason) });
        await queryClient.invalidateQueries({ queryKey: keptKey });
        return t(isHeld ? 'housekeeping.retention.holdEnded' : 'housekeeping.retention.holdSet', { ref });
      }}
      onClose={onClose}
    />
  );
}
