import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import MailIcon from '@mui/icons-material/MarkunreadOutlined';
import ReplyIcon from '@mui/icons-material/ReplyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { recordPath } from '../../data/resource-paths';
import { useRights } from '../../data/rights';
import { useWords } from '../../i18n/words';
import { useSession } from '../../identity/identity-context';
import { ReferenceName } from '../../kinds/cells/reference';
import { MomentCell } from '../../kinds/cells/time';
import { ButtonLink } from '../../parts/button-link';
import type { NoteRow } from '../file/notes/file-notes';
import { NoteBody } from './note-body';
import { NoteComposer } from './note-composer';
import { NoteReaders, NoteRecipients } from './note-readers';
import { NoteSigns } from './note-signs';

interface NoteReaderProps {
  readonly note: NoteRow;
  readonly archived: boolean;
  readonly onBack: () => void;
  readonly onUnread: () => void;
  /** Absent where the host keeps no archive. */
  readonly onArchive?: (() => void) | undefined;
}

/** One note to be read and answered, with its file one press away. */
export function NoteReader({ note, archived, onBack, onUnread, onArchive }: NoteReaderProps) {
  const { t, choice } = useWords();
  const { user } = useSession();
  const rights = useRights();
  const [replying, setReplying] = useState(false);
  const mayReply = note.fileId !== null && rights.may('note', 'create');
  return (
    <Stack
      component="article"
      sx={{ gap: 1, maxWidth: 820, p: { xs: '12px 16px 32px', md: '12px 28px 48px' } }}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75, mb: 1 }}>
        <Button
          variant="text"
          startIcon={<ChevronLeftIcon />}
          onClick={onBack}
          sx={{ display: { md: 'none' } }}
        >
          {t('note.back')}
        </Button>
        {mayReply && (
          <Button
            variant="contained"
            color="primary"
            startIcon={<ReplyIcon />}
            onClick={() => setReplying(true)}
          >
            {t('note.reply')}
          </Button>
        )}
        {note.fileId && (
          <ButtonLink to={`${recordPath('file', note.fileId)}/notes#${note.id}`}>
            {t('note.openFile')}
          </ButtonLink>
        )}
        {onArchive && (
          <Button variant="text" startIcon={<ArchiveIcon />} onClick={onArchive}>
            {archived ? t('note.unarchive') : t('note.archive')}
          </Button>
        )}
        <Button variant="text" startIcon={<MailIcon />} onClick={onUnread}>
          {t('note.markUnread')}
        </Button>
      </Stack>
      <Typography component="h2" variant="h6">
        {note.subject ??
          (note.fileId ? (
            <ReferenceName to="file" id={note.fileId} linked={false} />
          ) : (
            choice('noteType', note.noteType)
          ))}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Box component="strong" sx={{ color: 'text.primary' }}>
          <ReferenceName to="user" id={note.senderId} linked={false} />
        </Box>{' '}
        · <ReferenceName to="company" id={note.companyId} linked={false} /> ·{' '}
        <MomentCell value={note.createdAt} place="page" />
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
        {note.subject && note.fileId && <ReferenceName to="file" id={note.fileId} />}
        <NoteSigns note={note} />
        <NoteRecipients note={note} />
      </Stack>
      <NoteBody variant="subtitle1" sx={{ my: 1, fontWeight: 400, lineHeight: 1.6 }}>
        {note.body}
      </NoteBody>
      <NoteReaders note={note} mine={note.senderId === user?._id} />
      {replying && note.fileId && (
        <NoteComposer fileId={note.fileId} replyTo={note} focused onDone={() => setReplying(false)} />
      )}
    </Stack>
  );
}
