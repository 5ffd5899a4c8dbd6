import PushPinIcon from '@mui/icons-material/PushPinOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import ReplyIcon from '@mui/icons-material/ReplyOutlined';
import SendIcon from '@mui/icons-material/SendOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { whyNotCorrect } from '#contract/lifecycles/note';
import { useRights } from '../../../data/rights';
import { useWords } from '../../../i18n/words';
import { useSession } from '../../../identity/identity-context';
import { ReferenceName } from '../../../kinds/cells/reference';
import { formatMoment } from '../../../kinds/format';
import { useNow } from '../../../kinds/now';
import { Sign } from '../../../parts/sign';
import { Figures, Quiet } from '../../../parts/words-in-line';
import { finger } from '../../../theme/overrides/finger';
import { CorrectDialog } from '../../note/correct-dialog';
import { DeleteNote } from '../../note/delete-note';
import { NoteBody } from '../../note/note-body';
import { useChangeNote } from '../../note/note-calls';
import { NoteReaders, NoteRecipients } from '../../note/note-readers';
import { NoteSigns } from '../../note/note-signs';
import { PostDialog } from '../../note/post-dialog';
import { mayWith, useFileRecord } from '../file-record';
import type { NoteRow } from './file-notes';

interface NoteCardProps {
  readonly note: NoteRow;
  /** The notes around it, in which the one that it answers is looked up. */
  readonly notes: readonly NoteRow[];
  readonly onReply: (() => void) | undefined;
}

const Card = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: 6,
  padding: '10px 14px',
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 8,
  backgroundColor: theme.vars?.palette.background.paper,
  scrollMargin: 120,
  '&:target': { borderColor: theme.vars?.palette.primary.main },
  '&[data-unread]::before': {
    content: '""',
    position: 'absolute',
    inset: '8px auto 8px -1px',
    width: 3,
    borderRadius: 2,
    backgroundColor: theme.vars?.palette.primary.main,
  },
}));

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3px 8px' });

/** One note of the timeline: who, to whom, what, and who has read it. */
export function NoteCard({ note, notes, onReply }: NoteCardProps) {
  const file = useFileRecord();
  const { t, locale } = useWords();
  const { user } = useSession();
  const rights = useRights();
  const change = useChangeNote();
  const now = useNow();
  const [asking, setAsking] = useState<'post' | 'correct' | 'delete' | null>(null);
  const mine = note.senderId === user?._id;
  const answered = note.replyToNoteId ? notes.find(({ id }) => id === note.replyToNoteId) : undefined;
  const works = mayWith(file, 'work');
  const mayEdit = works && (note.may ?? []).includes('edit');
  // The host's word is as old as the list; its quarter of an hour runs on.
  const mayCorrect = works && (note.may ?? []).includes('correct') && !whyNotCorrect(note, now);
  const isShown = note.postedToClient || note.audience === 'client' || note.audience === 'client_and_vendor';
  const close = () => setAsking(null);
  return (
    <Card id={note.id} data-unread={note.unread || undefined}>
      <Row sx={{ typography: 'body2' }}>
        <strong>
          <ReferenceName to="user" id={note.senderId} linked={false} />
        </strong>
        <Quiet>
          <ReferenceName to="company" id={note.companyId} linked={false} />
        </Quiet>
        <Quiet>
          <Figures>
            <time dateTime={note.createdAt}>
              {formatMoment(note.createdAt, locale, user?.timeZone).split(', ')[1]}
            </time>
          </Figures>
        </Quiet>
        {note.editedAt && (
          <Quiet>{t('note.edited', { when: formatMoment(note.editedAt, locale, user?.timeZone) })}</Quiet>
        )}
        <Row sx={{ gap: 0.5, ml: { sm: 'auto' } }}>
          {note.unread && <Sign tone="accent">{t('note.unread')}</Sign>}
          <NoteSigns note={note} />
        </Row>
      </Row>
      {answered && (
        <Link
          href={`#${answered.id}`}
          variant="body2"
          noWrap
          sx={{
            ...{ pl: 1, borderLeft: 2, borderColor: 'divider', color: 'text.secondary' },
            // Its words are cut off at its edge, and what a finger reaches with them.
            [finger]: { lineHeight: '44px' },
          }}
        >
          <ReplyIcon fontSize="inherit" sx={{ mr: 0.75, verticalAlign: '-2px' }} />
          {answered.subject ?? answered.body}
        </Link>
      )}
      {note.subject && <Typography variant="subtitle1">{note.subject}</Typography>}
      <NoteBody>{note.body}</NoteBody>
      <Row sx={{ minHeight: 28, columnGap: 1.25 }}>
        <NoteRecipients note={note} />
        <NoteReaders note={note} mine={mine} />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            ml: 'auto',
            mr: -1,
            '& .MuiButton-root': { height: 28, px: 1 },
          }}
        >
          {onReply && (
            <Button variant="text" startIcon={<ReplyIcon />} onClick={onReply}>
              {t('note.reply')}
            </Button>
          )}
          {mayCorrect && (
            <Button variant="text" startIcon={<EditIcon />} onClick={() => setAsking('correct')}>
              {t('note.correct')}
            </Button>
          )}
          {works && note.may?.includes('delete') && (
            <Button variant="text" startIcon={<DeleteIcon />} onClick={() => setAsking('delete')}>
              {t('record.delete')}
            </Button>
          )}
          {mayEdit && (
            <Button
              variant="text"
              startIcon={<PushPinIcon />}
              aria-pressed={note.pinned}
              onClick={() => void change(note, { pinned: !note.pinned })}
            >
              {note.pinned ? t('note.unpin') : t('note.pin')}
            </Button>
          )}
          {works && !isShown && rights.may('note', 'postToClient') && (
            <Button variant="text" startIcon={<SendIcon />} onClick={() => setAsking('post')}>
              {t('note.post')}
            </Button>
          )}
        </Box>
      </Row>
      {asking === 'post' && <PostDialog note={note} onClose={close} />}
      {asking === 'delete' && <DeleteNote id={note.id} onClose={close} />}
      {asking === 'correct' && <CorrectDialog note={note} onClose={close} />}
    </Card>
  );
}
