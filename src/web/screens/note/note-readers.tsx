import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { useSession } from '../../identity/identity-context';
import { useWords } from '../../i18n/words';
import { formatMoment } from '../../kinds/format';
import { ReferenceName } from '../../kinds/cells/reference';
import { useTranslate } from '../../i18n/use-translate';

interface Read {
  readonly senderId: string;
  readonly readBy?: readonly { readonly userId: string; readonly readAt: string }[] | null;
}

/** Who has read a note; for the one who wrote it, also that nobody has. */
export function NoteReaders({ note, mine }: { note: Read; mine: boolean }) {
  const { locale } = useWords();
  const t = useTranslate();
  const { user } = useSession();
  const readers = (note.readBy ?? []).filter(
    ({ userId }) => userId !== note.senderId && userId !== user?._id,
  );
  if (readers.length === 0)
    return mine ? <span className="readers quiet">{t('note.readByNone')}</span> : null;
  const [first] = readers;
  const when = readers.map(({ readAt }) => formatMoment(readAt, locale, user?.timeZone)).join('; ');
  return (
    <span className="readers quiet" title={when}>
      <VisibilityIcon />
      {first && readers.length <= 2
        ? readers.map(({ userId }, index) => (
            <span key={userId}>
              {index === 0 ? t('note.readBy', { names: '' }) : ', '}
              <ReferenceName to="user" id={userId} linked={false} />
            </span>
          ))
        : t('note.readByCount', { count: readers.length })}
    </span>
  );
}
