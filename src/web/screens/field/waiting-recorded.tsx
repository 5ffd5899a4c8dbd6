import CloudUpload from '@mui/icons-material/CloudUploadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { HttpError } from 'react-admin';
import type { Words } from '../../i18n/words';
import { useWords } from '../../i18n/words';
import { failureText } from '../../parts/failure-text';
import { useSession } from '../../identity/identity-context';
import { formatMoment } from '../../kinds/format';
import type { Standing, Waiting } from './kept-recorded';
import { fileOf, momentOf } from './kept-recorded';
import { hookOf, isFilled } from './unit';
import { useUnsentText } from './use-unsent-text';

interface WaitingRecordedProps {
  readonly standings: readonly Standing[];
  /** Takes back one that waits, or puts away one that was refused. */
  readonly onDrop: (key: string) => void;
}

/** A file that was taken back is not there for who recorded it, which says nothing to them. */
const whyNot = (error: unknown, words: Words): string =>
  error instanceof HttpError && error.status === 404 ? words.t('field.gone') : failureText(error, words);

const whatOf = (one: Waiting, { t, choice }: Words): string =>
  'attempt' in one ? choice('attemptOutcome', one.attempt.outcome) : t('field.secured');

/** Whether what was found on the asset waits behind this hook: it is taken back first. */
const isRestedOn = (one: Waiting, standings: readonly Standing[]): boolean =>
  hookOf(standings, fileOf(one)) === one && isFilled(standings, fileOf(one));

/** What was recorded here and the host has not taken: what waits for a line, and what it refused, with the reason. */
export function WaitingRecorded({ standings, onDrop }: WaitingRecordedProps) {
  const words = useWords();
  const { t, locale } = words;
  const { user } = useSession();
  const unsent = useUnsentText();
  return (
    <Stack component="section" aria-label={t('field.waiting')} aria-live="polite" sx={{ gap: 1 }}>
      {standings.map(({ waiting, error }) => {
        const { key, ref } = waiting;
        const said = t('field.recorded', {
          ...{ ref, outcome: whatOf(waiting, words) },
          when: formatMoment(momentOf(waiting), locale, user?.timeZone),
        });
        return (
          <Alert
            key={key}
            severity={error ? 'error' : 'info'}
            icon={error ? undefined : <CloudUpload fontSize="inherit" />}
            action={
              !isRestedOn(waiting, standings) && (
                <Button
                  color="inherit"
                  aria-label={t('named', { what: t(error ? 'field.putAway' : 'field.undo'), name: said })}
                  onClick={() => onDrop(key)}
                >
                  {t(error ? 'field.putAway' : 'field.undo')}
                </Button>
              )
            }
          >
            {said} {error ? whyNot(error, words) : t(unsent)}
          </Alert>
        );
      })}
    </Stack>
  );
}
