import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { retentionCommands } from '#contract/commands/retention';
import type { RowOf } from '#contract/commands/input';
import { useCommand } from '../../data/use-command';
import { CodeDialog } from '../../generated/code-dialog';
import { useTranslate } from '../../i18n/use-translate';
import { FieldsDialog } from '../../parts/fields-dialog';
import { together, useRefusedOf } from '../../parts/use-refused-of';
import { confirmation, holdToWord } from './hold-to-word';
import { keptKey } from './kept-key';

/** An entry that was to be disposed of, and whether it was, or why not. */
export type Disposed = RowOf<'disposeOfKept'>;

interface DisposeDialogProps {
  readonly onDone: (entries: readonly Disposed[]) => void;
  readonly onClose: () => void;
}

/** Disposes for good of what has been kept for long enough, once a word was typed and a fresh code given. */
export function DisposeDialog({ onDone, onClose }: DisposeDialogProps) {
  const t = useTranslate();
  const dispose = useCommand('disposeOfKept');
  const queryClient = useQueryClient();
  const notify = useNotify();
  const refusedOf = useRefusedOf();
  const [answer, setAnswer] = useState<((code?: string) => void) | null>(null);
  const word = t('housekeeping.retention.word');
  const wrong = t('housekeeping.notTheWord', { word });
  const run = async ({ reason, confirmation: typed }: Record<string, unknown>) => {
    holdToWord(typed, word, wrong);
    let done = await dispose({ reason: String(reason) });
    if ('showMFAForm' in done) {
      const code = await new Promise<string | undefined>((resolve) => setAnswer(() => resolve));
      setAnswer(null);
      if (code === undefined) return;
      done = await dispose({ reason: String(reason), mfaCode: code });
    }
    if (!('data' in done)) return;
    onDone(done.data);
    await queryClient.invalidateQueries({ queryKey: keptKey });
    const gone = done.data.filter(({ ok }) => ok).length;
    const refused = refusedOf(done.data);
    notify(together(t('housekeeping.retention.done', { smart_count: gone, left: done.left }), refused), {
      type: refused ? 'warning' : 'success',
    });
    onClose();
  };
  return (
    <>
      <FieldsDialog
        grave
        title={t('housekeeping.retention.ask')}
        lead={t('housekeeping.retention.disposeLead')}
        resource="file"
        asked={[
          {
            path: 'reason',
            field: retentionCommands.disposeOfKept.body.reason,
            label: t('housekeeping.reason'),
          },
          confirmation(t('housekeeping.typeWord', { word }), wrong),
        ]}
        values={{ reason: '', confirmation: '' }}
        save={t('housekeeping.retention.dispose')}
        onSave={run}
        onClose={onClose}
      />
      {answer && <CodeDialog onCode={answer} onClose={() => answer()} />}
    </>
  );
}
