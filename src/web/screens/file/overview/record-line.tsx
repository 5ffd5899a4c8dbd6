import Typography from '@mui/material/Typography';
import { useWords } from '../../../i18n/words';
import { formatMoment } from '../../../kinds/format';
import { useSession } from '../../../identity/identity-context';
import { ReferenceName } from '../../../kinds/cells/reference';
import { useFileRecord } from '../file-record';

/** When and by whom the record was made and last changed. */
export function RecordLine() {
  const file = useFileRecord();
  const { t, locale } = useWords();
  const { user } = useSession();
  // The name itself is read from its own record, and follows the word.
  const by = t('record.by', { who: '' }).trim();
  const when = (at: string) => formatMoment(at, locale, user?.timeZone);
  return (
    <Typography variant="caption" component="p" sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}>
      {file.createdAt && t('record.created', { when: when(file.createdAt) })}
      {file.createdBy && (
        <>
          {' '}
          {by} <ReferenceName to="user" id={file.createdBy} linked={false} />
        </>
      )}
      {file.updatedAt && file.version > 1 && (
        <>
          {' · '}
          {t('record.changed', { when: when(file.updatedAt) })}
        </>
      )}
      {file.updatedBy && file.version > 1 && (
        <>
          {' '}
          {by} <ReferenceName to="user" id={file.updatedBy} linked={false} />
        </>
      )}
    </Typography>
  );
}
