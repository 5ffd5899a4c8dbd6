import { useTranslate } from '../i18n/use-translate';
import { AskDialog } from './ask-dialog';
import { Failure } from './failure';

/** What was asked of the host: its answer, or why there is none. */
export interface Read {
  readonly data?: unknown;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

interface UnreadDialogProps {
  readonly reads: readonly Read[];
  readonly onClose: () => void;
}

/**
 * Stands in the place of a dialog until all that it needs is read: nothing while that is on its way, then why it could not be read, with the
 * way to read it again.
 */
export function UnreadDialog({ reads, onClose }: UnreadDialogProps) {
  const t = useTranslate();
  const failed = reads.filter(({ data, error }) => data === undefined && error);
  if (!failed[0]) return null;
  return (
    <AskDialog title={t('partFailed')} onClose={onClose}>
      <Failure error={failed[0].error} retry={() => failed.forEach(({ refetch }) => void refetch())} />
    </AskDialog>
  );
}
