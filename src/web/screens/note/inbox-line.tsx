import BoltIcon from '@mui/icons-material/BoltOutlined';
import ReplyIcon from '@mui/icons-material/ReplyOutlined';
import { Sign } from '../../parts/sign';
import { useWords } from '../../i18n/words';
import { ReferenceName } from '../../kinds/cells/reference';
import { MomentCell } from '../../kinds/cells/time';
import { useTranslate } from '../../i18n/use-translate';
import type { NoteRow } from '../file/notes/file-notes';

interface InboxLineProps {
  readonly note: NoteRow;
  readonly open: boolean;
  readonly ticked: boolean;
  readonly onTick: (ticked: boolean) => void;
  readonly onOpen: () => void;
}

/** One note in the list: from whom, about which file, and how it begins. */
export function InboxLine({ note, open, ticked, onTick, onOpen }: InboxLineProps) {
  const t = useTranslate();
  const { choice } = useWords();
  return (
    <li
      className={['inbox-line', note.unread && 'inbox-unread', open && 'inbox-current']
        .filter(Boolean)
        .join(' ')}
    >
      <input
        type="checkbox"
        aria-label={t('note.select', { who: note.subject ?? note.body.slice(0, 40) })}
        checked={ticked}
        onChange={({ target }) => onTick(target.checked)}
      />
      <button type="button" className="inbox-open" aria-current={open || undefined} onClick={onOpen}>
        <span className="inbox-top">
          {note.unread && <span className="inbox-dot" role="img" aria-label={t('note.unread')} />}
          <span className="inbox-who">
            <ReferenceName to="user" id={note.senderId} linked={false} />
          </span>
          <span className="inbox-when">
            <MomentCell value={note.createdAt} place="row" />
          </span>
        </span>
        <span className="inbox-about">
          {note.fileId ? <ReferenceName to="file" id={note.fileId} linked={false} /> : t('note.generalNote')}
          {note.noteType !== 'general' && <Sign>{choice('noteType', note.noteType)}</Sign>}
          {note.isRush && (
            <Sign tone="warn" icon={<BoltIcon />}>
              {t('note.rush')}
            </Sign>
          )}
          {note.requiresReply && (
            <Sign tone="accent" icon={<ReplyIcon />}>
              {t('note.needsReply')}
            </Sign>
          )}
        </span>
        <span className="inbox-body">{note.subject ? `${note.subject} — ${note.body}` : note.body}</span>
      </button>
    </li>
  );
}
