import Alert from '@mui/material/Alert';
import { useTranslate } from '../i18n/use-translate';
import { ReferenceName } from '../kinds/cells/reference';
import { MomentCell } from '../kinds/cells/time';

interface Versioned {
  readonly version?: number;
  readonly updatedAt?: unknown;
  readonly updatedBy?: unknown;
}

/** Says that somebody changed a record while it stood open here; what was opened stays as it was until the person decides. */
export function RecordMoved({ opened, live }: { opened: Versioned; live: Versioned }) {
  const t = useTranslate();
  if ((live.version ?? 0) <= (opened.version ?? 0)) return null;
  return (
    <Alert severity="info" role="status">
      {t('moved.changed')}{' '}
      {typeof live.updatedAt === 'string' && <MomentCell value={live.updatedAt} place="row" />}
      {typeof live.updatedBy === 'string' && (
        <>
          {' '}
          {t('moved.by')} <ReferenceName to="user" id={live.updatedBy} linked={false} />
        </>
      )}
      {'. '}
      {t('moved.lead')}
    </Alert>
  );
}
