import ArrowForward from '@mui/icons-material/ArrowForward';
import BoltOutlined from '@mui/icons-material/BoltOutlined';
import ChatBubbleOutlineOutlined from '@mui/icons-material/ChatBubbleOutlineOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import PauseOutlined from '@mui/icons-material/PauseOutlined';
import { editPath } from '../../data/resource-paths';
import type { PageAction } from '../../frame/page-actions';
import { usePageActions } from '../../frame/page-actions';
import { useWords } from '../../i18n/words';
import type { FileMove } from './file-record';
import { mayWith, useFileRecord } from './file-record';
import type { Asking } from './head/flag-marks';
import { isMendable, sortMoves } from './next-moves';

/** Offers in the search what can be done with the open file, its moves among it. */
export function useFileActions(acts: {
  readonly onNote: () => void;
  readonly onReminder: () => void;
  readonly onMove: (move: FileMove) => void;
  readonly onAsk: (asking: Asking) => void;
}): void {
  const file = useFileRecord();
  const { t, choice } = useWords();
  const offers = (may: string, action: PageAction) => (mayWith(file, may) ? [action] : []);
  const asks = (may: string, asking: Asking, word: string, icon: PageAction['icon']) =>
    file.closed
      ? []
      : offers(may, { key: asking, word, ...(icon && { icon }), run: () => acts.onAsk(asking) });
  const moves = mayWith(file, 'changeStage') ? sortMoves(file).filter(isMendable) : [];
  usePageActions(t('file.title', { ref: file.ref }), [
    ...moves.map((move) => ({
      key: `move-${move.status}`,
      word: t('file.move.title', { status: choice('statusName', move.status) }),
      icon: ArrowForward,
      run: () => acts.onMove(move),
    })),
    ...offers('work', {
      key: 'note',
      word: t('file.keys.note'),
      icon: ChatBubbleOutlineOutlined,
      run: acts.onNote,
    }),
    ...offers('work', {
      key: 'reminder',
      word: t('file.keys.reminder'),
      icon: NotificationsNoneOutlined,
      run: acts.onReminder,
    }),
    ...offers('edit', {
      key: 'edit',
      word: t('file.keys.edit'),
      icon: EditOutlined,
      to: editPath('file', file.id),
    }),
    ...(file.hold
      ? asks('releaseHold', 'release', t('file.holding.release'), PauseOutlined)
      : asks('hold', 'hold', t('file.holding.set'), PauseOutlined)),
    ...(file.isRushFile
      ? asks('edit', 'unrush', t('file.rushing.unset'), BoltOutlined)
      : asks('edit', 'rush', t('file.rushing.set'), BoltOutlined)),
  ]);
}
