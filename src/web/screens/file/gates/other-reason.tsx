import { useTranslate } from '../../../i18n/use-translate';
import { useFileRecord } from '../file-record';
import { MoveDialog } from '../move/move-dialog';
import { ActButton } from './act-button';

/** Closes the file for another reason; what the host says of it is told while it is chosen. */
export function OtherReason() {
  const file = useFileRecord();
  const t = useTranslate();
  const closing = file.moves?.find(({ status }) => status === 'closed');
  if (!closing) return null;
  return (
    <ActButton label={t('gates.otherReason')}>
      {(onClose) => <MoveDialog move={closing} onClose={onClose} />}
    </ActButton>
  );
}
