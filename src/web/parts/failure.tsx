import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { failureText } from './failure-text';
import { useWords } from '../i18n/words';
import { Standstill } from './standstill';

/** What went wrong, where it did: the host's sentence, and the way to try again where there is one. */
export function Failure({ error, retry }: { error: unknown; retry?: () => void }) {
  const words = useWords();
  const { t } = words;
  return (
    <Alert
      severity="error"
      action={
        retry && (
          <Button variant="text" onClick={retry}>
            {t('tryAgain')}
          </Button>
        )
      }
    >
      {failureText(error, words)}
    </Alert>
  );
}

/** A page or a list that could not be loaded. */
export function FailedPart(props: { title: string; lead?: string; error?: unknown; retry: () => void }) {
  const { title, lead, error, retry } = props;
  const words = useWords();
  const { t } = words;
  return (
    <Standstill title={title} lead={lead ?? (error === undefined ? undefined : failureText(error, words))}>
      <Button onClick={retry}>{t('tryAgain')}</Button>
    </Standstill>
  );
}
