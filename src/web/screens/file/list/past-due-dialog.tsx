import { useNotify } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { fileCommands } from '#contract/commands/file';
import { addressOf } from '../../../data/calls';
import { resourcePaths } from '../../../data/resource-paths';
import { useTranslate } from '../../../i18n/use-translate';
import { useIdentity } from '../../../identity/identity-context';
import { FieldsDialog } from '../../../parts/fields-dialog';
import type { BulkActProps } from './bulk-acts';

const { call, body } = fileCommands.updateDaysPastDue;

interface PastDueDialogProps {
  /** Without them, all open files within reach. */
  readonly fileIds?: readonly string[];
  readonly onCounted?: () => void;
  readonly onClose: () => void;
}

/** Counts the days past due of files on to a day. */
export function PastDueDialog({ fileIds, onCounted, onClose }: PastDueDialogProps) {
  const t = useTranslate();
  const { http } = useIdentity();
  const queryClient = useQueryClient();
  const notify = useNotify();
  return (
    <FieldsDialog
      title={
        fileIds ? t('file.bulk.pastDueTitle', { smart_count: fileIds.length }) : t('file.bulk.pastDueAll')
      }
      lead={t('file.bulk.pastDueLead')}
      resource="file"
      asked={[
        {
          path: 'asOf',
          field: body.asOf,
          label: t('file.bulk.pastDueAsOf'),
          help: t('file.bulk.pastDueHelp'),
        },
      ]}
      values={{ asOf: null }}
      save={t('file.bulk.pastDueSave')}
      onSave={async ({ asOf }) => {
        const { method, path } = addressOf(call);
        const answer = await http.call(method, path, {
          body: { ...(fileIds && { fileIds }), ...(asOf !== null && { asOf }) },
        });
        await queryClient.invalidateQueries({ queryKey: [resourcePaths.file] });
        const { updated } = answer.body as { updated: number };
        notify(t('file.bulk.pastDueDone', { smart_count: updated }), { type: 'success' });
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
