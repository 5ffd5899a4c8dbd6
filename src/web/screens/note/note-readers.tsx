import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { readersOf } from '#contract/lifecycles/note';
import { useWords } from '../../i18n/words';
import { useSession } from '../../identity/identity-context';
import { ReferenceName } from '../../kinds/cells/reference';
import { formatMoment } from '../../kinds/format';
import type { NoteRow } from '../file/notes/file-notes';

const Said = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars?.palette.text.secondary,
  '& svg': { fontSize: 14, marginRight: 4, verticalAlign: '-2px' },
}));

/** To whom a note was sent by name or by company. */
export function NoteRecipients({ note }: { note: Pick<NoteRow, 'recipients'> }) {
  const { t } = useWords();
  const named = (note.recipients ?? []).flatMap(({ userId, companyId }) =>
    userId
      ? [<ReferenceName key={userId} to="user" id={userId} linked={false} />]
      : companyId
        ? [<ReferenceName key={companyId} to="company" id={companyId} linked={false} />]
        : [],
  );
  if (named.length === 0) return null;
  return (
    <Said>
      {t('note.toNames', { names: '' })}
      {inSeries(named)}
    </Said>
  );
}

/** Who has read a note; for the one who wrote it, also that nobody has. */
export function NoteReaders({ note, mine }: { note: Pick<NoteRow, 'senderId' | 'readBy'>; mine: boolean }) {
  const { t, locale } = useWords();
  const { user } = useSession();
  const readers = readersOf(note).filter(({ userId }) => userId !== user?._id);
  if (readers.length === 0) return mine ? <Said>{t('note.readByNone')}</Said> : null;
  return (
    <Said title={readers.map(({ readAt }) => formatMoment(readAt, locale, user?.timeZone)).join('; ')}>
      <VisibilityIcon />
      {readers.length > 2 ? (
        t('note.readByCount', { count: readers.length })
      ) : (
        <>
          {t('note.readBy', { names: '' })}
          {inSeries(
            readers.map(({ userId }) => <ReferenceName key={userId} to="user" id={userId} linked={false} />),
          )}
        </>
      )}
    </Said>
  );
}

const inSeries = (names: readonly React.ReactElement[]) =>
  names.map((name, index) => (
    <Fragment key={name.key}>
      {index > 0 && ', '}
      {name}
    </Fragment>
  ));
