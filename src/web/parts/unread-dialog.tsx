import { useTranslate } from '../i18n/use-translate';
import { AskDialog } from './ask-dialog';
import { Failure } from './failure';

interface UnreadDialogProps {
  readonly error: unknown;
  readonly retry: () => void;
  readonly onClose: () => void;
}

/** Stands in the place of a dialog whose record could not be read, and reads it again. */
export function UnreadDialog({ error, retry, onClose }: UnreadDialogProps) {
  const t = useTranslate();
  return (
    <AskDialog title={t('partFailed')} onClose={onClose}>
      <Failure error={error} retry={retry} />
    </AskDialog>
  );
}
