import CheckIcon from '@mui/icons-material/Check';
import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import { useTranslate } from '../../../i18n/use-translate';
import { ReferenceName } from '../../../kinds/cells/reference';
import { AskDialog } from '../../../parts/ask-dialog';
import { Line, Lines } from '../../../parts/lines';
import { Late, Quiet } from '../../../parts/words-in-line';
import type { Outcome } from './use-bulk-run';

interface BulkOutcomesProps {
  readonly outcomes: readonly Outcome[];
  readonly busy: boolean;
  readonly onRetry: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

/** How each of many files fared, those that stayed as they were first, with the reason. */
export function BulkOutcomes({ outcomes, busy, onRetry, onClose }: BulkOutcomesProps) {
  const t = useTranslate();
  const failed = outcomes.filter(({ failure }) => failure !== undefined);
  const done = outcomes.filter(({ failure }) => failure === undefined);
  return (
    <AskDialog
      size="sm"
      title={t('fileBulk.outcome', { done: String(done.length), all: String(outcomes.length) })}
      {...(failed.length > 0 && { confirm: t('fileBulk.retry', { smart_count: failed.length }) })}
      cancel={t('close')}
      busy={busy}
      onConfirm={() => onRetry(failed.map(({ id }) => id))}
      onClose={onClose}
    >
      <Lines sx={{ maxHeight: 360, overflowY: 'auto' }}>
        {[...failed, ...done].map(({ id, failure }) => (
          <Line key={id}>
            <ReferenceName to="file" id={id} />
            {failure === undefined ? (
              <Quiet>
                <CheckIcon fontSize="inherit" color="success" /> {t('fileBulk.done')}
              </Quiet>
            ) : (
              <Late>
                <WarningAmberIcon fontSize="inherit" /> {failure}
              </Late>
            )}
          </Line>
        ))}
      </Lines>
    </AskDialog>
  );
}
