import Checkbox from '@mui/material/Checkbox';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslate } from '../../i18n/use-translate';
import { ReferenceName } from '../../kinds/cells/reference';
import { MomentCell } from '../../kinds/cells/time';
import type { NoteRow } from '../file/notes/file-notes';
import { NoteSigns } from './note-signs';

interface InboxLineProps {
  readonly note: NoteRow;
  readonly open: boolean;
  readonly ticked: boolean;
  readonly onTick: (id: string) => void;
  readonly onOpen: (note: NoteRow) => void;
}

const Row = styled('span')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 7px' });

const Dot = styled('span')(({ theme }) => ({
  flex: 'none',
  width: 8,
  height: 8,
  borderRadius: '50%',
  backgroundColor: theme.vars?.palette.primary.main,
}));

const Beginning = styled('span')({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflowWrap: 'anywhere',
});

/** One note in the list: from whom, about which file, and how it begins. Drawn anew only where it changes itself. */
export const InboxLine = memo(function InboxLine({ note, open, ticked, onTick, onOpen }: InboxLineProps) {
  const t = useTranslate();
  return (
    <ListItem disablePadding divider sx={{ alignItems: 'stretch', pl: { xs: 1, md: 2.25 } }}>
      <Checkbox
        checked={ticked}
        onChange={() => onTick(note.id)}
        slotProps={{
          input: { 'aria-label': t('note.select', { who: note.subject ?? note.body.slice(0, 40) }) },
        }}
        sx={{ alignSelf: 'start', mt: 0.5 }}
      />
      <ListItemButton
        data-note
        selected={open}
        aria-current={open || undefined}
        onClick={() => onOpen(note)}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 0.375,
          minWidth: 0,
          py: 1.25,
          px: 1,
          typography: 'body2',
        }}
      >
        <Row>
          {note.unread && <Dot role="img" aria-label={t('note.unread')} />}
          <span style={{ fontWeight: note.unread ? 650 : undefined }}>
            <ReferenceName to="user" id={note.senderId} linked={false} />
          </span>
          <Typography variant="caption" component="span" sx={{ ml: 'auto', color: 'text.secondary' }}>
            <MomentCell value={note.createdAt} place="row" />
          </Typography>
        </Row>
        <Row sx={{ color: 'text.secondary' }}>
          {note.fileId ? <ReferenceName to="file" id={note.fileId} linked={false} /> : t('note.generalNote')}
          <NoteSigns note={note} brief />
        </Row>
        <Beginning sx={{ color: note.unread ? undefined : 'text.secondary' }}>
          {note.subject ? `${note.subject} — ${note.body}` : note.body}
        </Beginning>
      </ListItemButton>
    </ListItem>
  );
});
