import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { recordPath } from '../../../data/resource-paths';
import { useTranslate } from '../../../i18n/use-translate';
import { inputId } from '../../../kinds/input-id';
import { TextLink } from '../../../parts/text-link';

/** Why a file was not placed; a second one for an account names the first. */
export interface Stop {
  readonly message: string;
  readonly duplicate?: { readonly id: string; readonly ref: string };
}

interface StoppedProps {
  readonly stop: Stop | null;
  /** The fields that need attention, by path and label. */
  readonly problems: readonly (readonly [path: string, label: string])[];
}

/** Says above the form what keeps the file from being placed, and leads to each field that needs attention. */
export function Stopped({ stop, problems }: StoppedProps) {
  const t = useTranslate();
  if (!stop && problems.length === 0) return null;
  return (
    <Alert severity="error">
      {stop && (
        <div>
          {stop.duplicate ? t('filePlacing.duplicate') : stop.message}{' '}
          {stop.duplicate && (
            <TextLink to={recordPath('file', stop.duplicate.id)}>
              {t('filePlacing.openFile', { ref: stop.duplicate.ref })}
            </TextLink>
          )}
        </div>
      )}
      {problems.length > 0 && (!stop || stop.duplicate) && (
        <div>
          {t('filePlacing.problems', { smart_count: problems.length })}{' '}
          {problems.map(([path, label]) => (
            <Link key={path} href={`#${inputId(path)}`} underline="always" sx={{ mr: 1 }}>
              {label}
            </Link>
          ))}
        </div>
      )}
    </Alert>
  );
}
