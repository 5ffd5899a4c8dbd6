import { useState } from 'react';
import { Link } from 'react-router-dom';
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
          <Icon name="left" /> {t('note.back')}
        </button>
        {mayReply && (
          <button type="button" className="button button-main" onClick={() => setReplying(true)}>
            <Icon name="reply" /> {t('note.reply')}
          </button>
        )}
        {note.fileId && (
          <Link className="button" to={`${recordPath('file', note.fileId)}/notes#${note.id}`}>
            {t('note.openFile')}
          </Link>
        )}
        <button type="button" className="button button-quiet" onClick={onArchive}>
          <Icon name="archive" /> {archived ? t('note.unarchive') : t('note.archive')}
        </button>
        <button type="button" className="button button-quiet" onClick={onUnread}>
          <Icon name="mail" /> {t('note.markUnread')}
        </button>
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
        <span className="sign">{choice('noteType', note.noteType)}</span>
        <span className={note.audience === 'internal' ? 'sign' : 'sign sign-outside'}>
          <Icon name={note.audience === 'internal' ? 'lock' : 'eye'} />{' '}
          {choice('noteAudience', note.audience)}
        </span>
        {note.isRush && (
          <span className="sign sign-warn">
            <Icon name="rush" /> {t('note.rush')}
          </span>
        )}
        {note.requiresReply && note.replyDueAt && (
          <span className="sign sign-warn">
            <Icon name="clock" />{' '}
            {t('note.replyDue', { when: formatMoment(note.replyDueAt, locale, user?.timeZone) })}
          </span>
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
