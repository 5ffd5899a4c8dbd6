import ArrowForward from '@mui/icons-material/ArrowForward';
import ChatBubbleOutlineOutlined from '@mui/icons-material/ChatBubbleOutlineOutlined';
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from '../../i18n/use-translate';
import { mayWith, useFileRecord } from './file-record';

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  gap: 8,
  padding: '10px 16px calc(10px + env(safe-area-inset-bottom))',
  borderTop: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.paper,
  '& > *': { flex: '1 0 auto', height: 44, padding: '0 10px', fontSize: theme.typography.body1.fontSize },
  [theme.breakpoints.up('sm')]: { display: 'none' },
  '@media print': { display: 'none' },
}));

interface ThumbBarProps {
  readonly onMove: () => void;
  readonly onNote: () => void;
  readonly onReminder: () => void;
}

/** On a phone, what a person does most stands where the thumb is. */
export function ThumbBar({ onMove, onNote, onReminder }: ThumbBarProps) {
  const file = useFileRecord();
  const t = useTranslate();
  if (!mayWith(file, 'work')) return null;
  return (
    <Bar role="group" aria-label={t('file.more')}>
      {mayWith(file, 'changeStage') && (file.moves ?? []).length > 0 && (
        <Button variant="contained" color="primary" startIcon={<ArrowForward />} onClick={onMove}>
          {t('file.move.button')}
        </Button>
      )}
      <Button startIcon={<ChatBubbleOutlineOutlined />} onClick={onNote}>
        {t('file.thumbNote')}
      </Button>
      <Button startIcon={<NotificationsNoneOutlined />} onClick={onReminder}>
        {t('file.thumbReminder')}
      </Button>
    </Bar>
  );
}
