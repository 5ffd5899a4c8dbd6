import BoltIcon from '@mui/icons-material/BoltOutlined';
import CheckIcon from '@mui/icons-material/Check';
import ReplyIcon from '@mui/icons-material/ReplyOutlined';
import AccessTimeIcon from '@mui/icons-material/AccessTimeOutlined';
import Button from '@mui/material/Button';
import PushPinIcon from '@mui/icons-material/PushPinOutlined';
import SendIcon from '@mui/icons-material/SendOutlined';
import { Quiet } from '../../../parts/words-in-line';
import { Sign } from '../../../parts/sign';
import { useState } from 'react';
import { useSession } from '../../../identity/identity-context';
import { useRights } from '../../../data/rights';
import { useWords } from '../../../i18n/words';
import { formatMoment } from '../../../kinds/format';
import { ReferenceName } from '../../../kinds/cells/reference';
import { Icon } from '../../../frame/icon';
import { useTranslate } from '../../../i18n/use-translate';
import { PostDialog } from '../../note/post-dialog';
import { useChangeNote } from '../../note/note-calls';
import { NoteReaders } from '../../note/note-readers';
import { mayWith, useFileRecord } from '../file-record';
import type { NoteRow } from './file-notes';

interface NoteCardProps {
  readonly note: NoteRow;
  /** The notes around it, in which the one that it answers is looked up. */
  readonly notes: readonly NoteRow[];
  readonly onReply: (() => void) | undefined;
}

/** One note of the timeline: who, to whom, what, and who has read it. */
export function NoteCard({ note, notes, onReply }: NoteCardProps) {
  const file = useFileRecord();
  const { choice, locale } = useWords();
  const t = useTranslate();
  const { user } = useSession();
  const rights = useRights();
  const change = useChangeNote();
  const [posting, setPosting] = useState(false);
  const mine = note.senderId === user?._id;
  const answered = note.replyToNoteId ? notes.find(({ id }) => id === note.replyToNoteId) : undefined;
  const works = mayWith(file, 'work');
  const mayEdit = works && (note.may ?? []).includes('edit');
  const outside = note.audience !== 'internal';
  return (
    <li className={note.unread ? 'note-card note-unread' : 'note-card'} id={note.id}>
      <div className="note-head">
        <strong>
          <ReferenceName to="user" id={note.senderId} linked={false} />
        </strong>
        <Quiet>
          <ReferenceName to="company" id={note.companyId} linked={false} />
        </Quiet>
        <time className="quiet figures" dateTime={note.createdAt}>
          {formatMoment(note.createdAt, locale, user?.timeZone).split(', ')[1]}
        </time>
        <span className="note-signs">
          {note.unread && <Sign tone="accent">{t('note.unread')}</Sign>}
          {note.isRush && (
            <Sign tone="warn" icon={<BoltIcon />}>
              {t('note.rush')}
            </Sign>
          )}
          {note.noteType !== 'general' && <Sign>{choice('noteType', note.noteType)}</Sign>}
          <span className={outside ? 'sign sign-outside' : 'sign'}>
            <Icon name={outside ? 'eye' : 'lock'} /> {choice('noteAudience', note.audience)}
          </span>
          {note.postedToClient && (
            <Sign tone="good" icon={<CheckIcon />}>
              {t('note.postedMark')}
            </Sign>
          )}
        </span>
      </div>
      {answered && (
        <a className="note-answered" href={`#${answered.id}`}>
          <ReplyIcon />
          <span>{answered.subject ?? answered.body}</span>
        </a>
      )}
      {note.subject && <h4>{note.subject}</h4>}
      <p className="note-body">{note.body}</p>
      <div className="note-foot">
        <NoteReaders note={note} mine={mine} />
        {note.requiresReply && note.replyDueAt && (
          <Sign tone="warn" icon={<AccessTimeIcon />}>
            {t('note.replyDue', { when: formatMoment(note.replyDueAt, locale, user?.timeZone) })}
          </Sign>
        )}
        <span className="note-buttons">
          {onReply && (
            <Button variant="text" startIcon={<ReplyIcon />} onClick={onReply}>
              {t('note.reply')}
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
          {works &&
            !note.postedToClient &&
            rights.may('note', 'postToClient') &&
            note.audience !== 'client' &&
            note.audience !== 'client_and_vendor' && (
              <Button variant="text" startIcon={<SendIcon />} onClick={() => setPosting(true)}>
                {t('note.post')}
              </Button>
            )}
        </span>
      </div>
      {posting && <PostDialog note={note} onClose={() => setPosting(false)} />}
    </li>
  );
}
