import Typography from '@mui/material/Typography';
import type { Read } from '../data/read';
import { isUnread } from '../data/read';
import { useTranslate } from '../i18n/use-translate';
import { AskDialog } from './ask-dialog';
import { Failure } from './failure';

interface UnreadDialogProps {
  readonly reads: readonly Read[];
  readonly onClose: () => void;
}

/**
 * Stands in the place of a dialog until all that it needs is read: nothing while that is on its way, then why it could not be read, with the
 * way to read it again, or that it is not for this person to read.
 */
export function UnreadDialog({ reads, onClose }: UnreadDialogProps) {
  const t = useTranslate();
  const unread = reads.filter(isUnread);
  if (unread.length === 0) return null;
  if (unread.some(({ isDenied }) => isDenied))
    return (
      <AskDialog title={t('partDenied')} onClose={onClose}>
        <Typography>{t('frame.deniedLead')}</Typography>
      </AskDialog>
    );
  return (
    <AskDialog title={t('partFailed')} onClose={onClose}>
      <Failure error={unread[0]?.error} retry={() => unread.forEach(({ refetch }) => void refetch())} />
    </AskDialog>
  );
}
