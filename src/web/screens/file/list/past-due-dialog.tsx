import { useNavigate } from 'react-router-dom';
import { fileCommands } from '#contract/commands/file';
import { useCommand } from '../../../data/use-command';
import { useTranslate } from '../../../i18n/use-translate';
import { FieldsDialog } from '../../../parts/fields-dialog';
import { sheets } from '../../import/sheets';
import type { BulkActProps } from './bulk-acts';

const { body } = fileCommands.updateDaysPastDue;

interface PastDueDialogProps {
  /** Without them, all open files within reach. */
  readonly fileIds?: readonly string[];
  readonly onClose: () => void;
}

/** Asks up to which day the days past due of files are counted, and leads to what that would do. */
export function PastDueDialog({ fileIds, onClose }: PastDueDialogProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const updateDaysPastDue = useCommand('updateDaysPastDue');
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
        const { jobId } = await updateDaysPastDue({
          ...(fileIds && { fileIds: [...fileIds] }),
          ...(asOf !== null && { asOf: String(asOf) }),
          dryRun: true,
        });
        onClose();
        await navigate(`${sheets.update.page}?job=${jobId}`);
      }}
      onClose={onClose}
    />
  );
}

/** Counts those of the ticked files. */
export const PastDueMany = ({ bulk, onClose }: BulkActProps) => (
  <PastDueDialog fileIds={bulk.ids} onClose={onClose} />
);
