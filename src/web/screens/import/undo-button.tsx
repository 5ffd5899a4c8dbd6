import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useCommand } from '../../data/use-command';
import { useWords } from '../../i18n/words';
import { useSession } from '../../identity/identity-context';
import { formatMoment } from '../../kinds/format';
import { useNow } from '../../kinds/now';
import { AskDialog } from '../../parts/ask-dialog';
import type { AnswerTo } from '#contract/commands/input';

interface UndoButtonProps {
  readonly job: Pick<AnswerTo<'showJob'>, '_id' | 'undoUntil' | 'undoneBy' | 'counts'>;
  readonly onStarted: (jobId: string) => void;
  /** What it is called to who hears it, where several stand on a page. */
  readonly spoken?: string;
}

/** Takes back what a spreadsheet or a lender’s file did, while there is time; what somebody has worked on since stays. */
export function UndoButton({ job, onStarted, spoken }: UndoButtonProps) {
  const { t, locale } = useWords();
  const { user } = useSession();
  const now = useNow();
  const undoJob = useCommand('undoJob');
  const [asks, setAsks] = useState(false);
  const undo = useMutation({
    mutationFn: () => undoJob({ jobId: job._id }),
    onSuccess: ({ jobId }) => onStarted(jobId),
  });
  const { undoUntil, counts } = job;
  if (!undoUntil || undoUntil < new Date(now).toISOString() || counts.created + counts.updated === 0)
    return null;
  const until = formatMoment(undoUntil, locale, user?.timeZone);
  return (
    <>
      <Button aria-label={spoken} onClick={() => setAsks(true)}>
        {t('undoing.undo')}
      </Button>
      {asks && (
        <AskDialog
          danger
          title={t('undoing.title')}
          lead={t('undoing.lead', { until })}
          confirm={t('undoing.undo')}
          busy={undo.isPending}
          error={undo.error}
          onConfirm={() => undo.mutate()}
          onClose={() => setAsks(false)}
        >
          {t('undoing.what', {
            becomes: (['created', 'updated'] as const)
              .filter((one) => counts[one] > 0)
              .map((one) => t(`undoing.${one}`, { smart_count: counts[one] }))
              .join(', '),
          })}
        </AskDialog>
      )}
    </>
  );
}
