import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import CheckIcon from '@mui/icons-material/Check';
import MailIcon from '@mui/icons-material/MarkunreadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from '../../i18n/use-translate';
import { MixedBox } from '../../parts/mixed-box';

interface InboxBulkProps {
  readonly chosen: number;
  readonly all: number;
  readonly archived: boolean;
  readonly onAll: (every: boolean) => void;
  readonly onRead: (unread: boolean) => void;
  /** Absent where the host keeps no archive. */
  readonly onArchive?: (() => void) | undefined;
}

/** What can be done with several notes at once. */
export function InboxBulk({ chosen, all, archived, onAll, onRead, onArchive }: InboxBulkProps) {
  const t = useTranslate();
  return (
    <Box
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        minHeight: 40,
        pl: { xs: 1, md: 2.25 },
        pr: 1,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        color: 'text.secondary',
        '& .MuiFormControlLabel-root': { ml: 0, mr: 'auto' },
        '& .MuiButton-root': { height: 28, px: 0.75 },
      }}
    >
      <FormControlLabel
        label={chosen > 0 ? t('note.selected', { count: chosen }) : t('note.selectAll')}
        control={
          <MixedBox
            checked={chosen > 0 && chosen === all}
            indeterminate={chosen > 0 && chosen < all}
            onChange={(_, isTicked) => onAll(isTicked)}
          />
        }
      />
      {chosen > 0 && (
        <>
          <Button variant="text" startIcon={<CheckIcon />} onClick={() => onRead(false)}>
            {t('note.markRead')}
          </Button>
          <Button variant="text" startIcon={<MailIcon />} onClick={() => onRead(true)}>
            {t('note.markUnread')}
          </Button>
          {onArchive && (
            <Button variant="text" startIcon={<ArchiveIcon />} onClick={onArchive}>
              {t(archived ? 'note.unarchive' : 'note.archive')}
            </Button>
          )}
        </>
      )}
    </Box>
  );
}
