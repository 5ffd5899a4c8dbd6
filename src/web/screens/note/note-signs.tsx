import AccessTimeIcon from '@mui/icons-material/AccessTimeOutlined';
import BoltIcon from '@mui/icons-material/BoltOutlined';
import CheckIcon from '@mui/icons-material/Check';
import LockIcon from '@mui/icons-material/LockOutlined';
import ReplyIcon from '@mui/icons-material/ReplyOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { useWords } from '../../i18n/words';
import { useSession } from '../../identity/identity-context';
import { formatMoment } from '../../kinds/format';
import { Sign } from '../../parts/sign';
import type { NoteRow } from '../file/notes/file-notes';

/** What a note is, who may read it, and what it asks for. `brief`: only what sets it apart, for a line of the inbox. */
export function NoteSigns({ note, brief = false }: { note: NoteRow; brief?: boolean }) {
  const { t, choice, locale } = useWords();
  const { user } = useSession();
  const isOutside = note.audience !== 'internal';
  return (
    <>
      {note.isRush && (
        <Sign tone="warn" icon={<BoltIcon />}>
          {t('note.rush')}
        </Sign>
      )}
      {note.noteType !== 'general' && <Sign>{choice('noteType', note.noteType)}</Sign>}
      {!brief && (
        <Sign
          tone={isOutside ? 'accent' : 'plain'}
          icon={isOutside ? <VisibilityIcon /> : <LockIcon />}
          title={t('note.audience')}
        >
          {choice('noteAudience', note.audience)}
        </Sign>
      )}
      {!brief && note.postedToClient && (
        <Sign tone="good" icon={<CheckIcon />}>
          {t('note.postedMark')}
        </Sign>
      )}
      {note.requiresReply &&
        (brief || !note.replyDueAt ? (
          <Sign tone="accent" icon={<ReplyIcon />}>
            {t('note.needsReply')}
          </Sign>
        ) : (
          <Sign tone="warn" icon={<AccessTimeIcon />}>
            {t('note.replyDue', { when: formatMoment(note.replyDueAt, locale, user?.timeZone) })}
          </Sign>
        ))}
    </>
  );
}
