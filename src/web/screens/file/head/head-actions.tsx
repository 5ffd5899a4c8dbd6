import ChatBubbleOutlineOutlined from '@mui/icons-material/ChatBubbleOutlineOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import Stack from '@mui/material/Stack';
import { editPath } from '../../../data/resource-paths';
import { useTranslate } from '../../../i18n/use-translate';
import { IconAction } from '../../../parts/icon-action';
import type { FileMove } from '../file-record';
import { mayWith, useFileRecord } from '../file-record';
import { FileStepper } from './file-stepper';
import type { Asking } from './flag-marks';
import { MoreMenu } from './more-menu';
import { StatusMenu } from './status-menu';

export interface HeadActionsProps {
  readonly moving: boolean;
  readonly onMoving: (open: boolean) => void;
  readonly onMove: (move: FileMove) => void;
  readonly onAsk: (asking: Asking) => void;
  readonly onNote: () => void;
  readonly onReminder: () => void;
}

/** What can be done with the file, from its head. */
export function HeadActions(props: HeadActionsProps) {
  const { moving, onMoving, onMove, onAsk, onNote, onReminder } = props;
  const file = useFileRecord();
  const t = useTranslate();
  return (
    <Stack
      direction="row"
      sx={{
        flexBasis: { xs: '100%', sm: 'auto' },
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: 1,
        ml: 'auto',
        displayPrint: 'none',
      }}
    >
      <FileStepper id={file.id} />
      <StatusMenu open={moving} onOpen={onMoving} onMove={onMove} />
      <Stack direction="row" sx={{ gap: '2px' }}>
        {mayWith(file, 'work') && (
          <>
            <IconAction
              label={t('file.keys.note')}
              hint="n"
              icon={<ChatBubbleOutlineOutlined />}
              onClick={onNote}
            />
            <IconAction
              label={t('file.keys.reminder')}
              hint="r"
              icon={<NotificationsNoneOutlined />}
              onClick={onReminder}
            />
          </>
        )}
        {mayWith(file, 'edit') && (
          <IconAction
            label={t('file.keys.edit')}
            hint="e"
            icon={<EditOutlined />}
            to={editPath('file', file.id)}
          />
        )}
        <MoreMenu onAsk={onAsk} />
      </Stack>
    </Stack>
  );
}
