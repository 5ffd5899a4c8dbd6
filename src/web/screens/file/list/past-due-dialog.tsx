import { useNotify } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { fileCommands } from '#contract/commands/file';
import { resourcePaths } from '../../../data/resource-paths';
import { useCommand } from '../../../data/use-command';
import { useTranslate } from '../../../i18n/use-translate';
import { FieldsDialog } from '../../../parts/fields-dialog';
import { together, useRefusedOf } from '../../../parts/use-refused-of';
import type { BulkActProps } from './bulk-acts';

const { body } = fileCommands.updateDaysPastDue;

interface PastDueDialogProps {
  /** Without them, all open files within reach. */
  readonly fileIds?: readonly string[];
  readonly onCounted?: () => void;
  readonly onClose: () => void;
}

/** Counts the days past due of files on to a day. */
export function PastDueDialog({ fileIds, onCounted, onClose }: PastDueDialogProps) {
  const t = useTranslate();
  const updateDaysPastDue = useCommand('updateDaysPastDue');
  const queryClient = useQueryClient();
  const notify = useNotify();
  const refusedOf = useRefusedOf();
  return (
    <FieldsDialog
      title={fileIds ? t('fileBulk.pastDueTitle', { smart_count: fileIds.length }) : t('fileBulk.pastDueAll')}
      lead={t('fileBulk.pastDueLead')}
      resource="file"
      asked={[
        {
          path: 'asOf',
          field: body.asOf,
          label: t('fileBulk.pastDueAsOf'),
          help: t('fileBulk.pastDueHelp'),
        },
      ]}
      values={{ asOf: null }}
      save={t('fileBulk.pastDueSave')}
      onSave={async ({ asOf }) => {
        const { updated, data } = await updateDaysPastDue({
          ...(fileIds && { fileIds: [...fileIds] }),
          ...(asOf !== null && { asOf: String(asOf) }),
        });
        await queryClient.invalidateQueries({ queryKey: [resourcePaths.file] });
        const refused = refusedOf(data ?? []);
        notify(together(t('fileBulk.pastDueDone', { smart_count: updated }), refused), {
          type: refused ? 'warning' : 'success',
        });
        onCounted?.();
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** Counts those of the ticked files. */
export const PastDueMany = ({ bulk, onClose }: BulkActProps) => (
  <PastDueDialog fileIds={bulk.ids} onCounted={bulk.done} onClose={onClose} />
);
