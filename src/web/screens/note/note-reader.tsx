import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import Button from '@mui/material/Button';
import ReplyIcon from '@mui/icons-material/ReplyOutlined';
import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import BoltIcon from '@mui/icons-material/BoltOutlined';
import AccessTimeIcon from '@mui/icons-material/AccessTimeOutlined';
import { ButtonLink } from '../../parts/button-link';
import { Sign } from '../../parts/sign';
import { useState } from 'react';
import { recordPath } from '../../data/resource-paths';
import { useRights } from '../../data/rights';
import { useSession } from '../../identity/identity-context';
import { useWords } from '../../i18n/words';
import { formatMoment } from '../../kinds/format';
import { ReferenceName } from '../../kinds/cells/reference';
import { Icon } from '../../frame/icon';
import { useTranslate } from '../../i18n/use-translate';
import type { NoteRow } from '../file/notes/file-notes';
import { NoteComposer } from './note-composer';
import { NoteReaders } from './note-readers';

interface NoteReaderProps {
  readonly note: NoteRow;
  readonly archived: boolean;
  readonly onBack: () => void;
  readonly onUnread: () => void;
  readonly onArchive: () => void;
}

/** One note to be read and answered, with its file one press away. */
export function NoteReader({ note, archived, onBack, onUnread, onArchive }: NoteReaderProps) {
  const t = useTranslate();
  const { choice, locale } = useWords();
  const { user } = useSession();
  const rights = useRights();
  const [replying, setReplying] = useState(false);
  const mayReply = note.fileId !== null && rights.may('note', 'create');
  return (
    <article className="reader">
      <div className="reader-bar">
        <button type="button" className="button button-quiet reader-back" onClick={onBack}>
          <ChevronLeftIcon /> {t('note.back')}
        </button>
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
        <Button variant="text" startIcon={<ArchiveIcon />} onClick={onArchive}>
          {archived ? t('note.unarchive') : t('note.archive')}
        </Button>
        <Button variant="text" onClick={onUnread}>
          <Icon name="mail" /> {t('note.markUnread')}
        </Button>
      </div>
      <h2>
        {note.subject ??
          (note.fileId ? (
            <ReferenceName to="file" id={note.fileId} linked={false} />
          ) : (
            choice('noteType', note.noteType)
          ))}
      </h2>
      <p className="reader-from">
        <strong>
          <ReferenceName to="user" id={note.senderId} linked={false} />
        </strong>{' '}
        · <ReferenceName to="company" id={note.companyId} linked={false} /> ·{' '}
        <time className="figures" dateTime={note.createdAt}>
          {formatMoment(note.createdAt, locale, user?.timeZone)}
        </time>
      </p>
      <p className="note-signs">
        {note.subject && note.fileId && <ReferenceName to="file" id={note.fileId} />}
        <Sign>{choice('noteType', note.noteType)}</Sign>
        <span className={note.audience === 'internal' ? 'sign' : 'sign sign-outside'}>
          <Icon name={note.audience === 'internal' ? 'lock' : 'eye'} />{' '}
          {choice('noteAudience', note.audience)}
        </span>
        {note.isRush && (
          <Sign tone="warn" icon={<BoltIcon />}>
            {t('note.rush')}
          </Sign>
        )}
        {note.requiresReply && note.replyDueAt && (
          <Sign tone="warn" icon={<AccessTimeIcon />}>
            {' '}
            {t('note.replyDue', { when: formatMoment(note.replyDueAt, locale, user?.timeZone) })}
          </Sign>
        )}
      </p>
      <p className="note-body reader-body">{note.body}</p>
      <NoteReaders note={note} mine={note.senderId === user?._id} />
      {replying && note.fileId && (
        <NoteComposer fileId={note.fileId} replyTo={note} focused onDone={() => setReplying(false)} />
      )}
    </article>
  );
}
