import Button from '@mui/material/Button';
import type { ResourceName } from '#contract/resources/index';
import { isNoSuchRecord } from '../data/no-such-record';
import { listPath } from '../data/resource-paths';
import { useTranslate } from '../i18n/use-translate';
import { inSentence, useWords } from '../i18n/words';
import { ButtonLink } from '../parts/button-link';
import { failureText } from '../parts/failure-text';
import { Standstill } from '../parts/standstill';

/** A record that is not there, or could not be fetched. */
export function RecordFailed({
  name,
  error,
  retry,
}: {
  name: ResourceName;
  error: Error;
  retry: () => void;
}) {
  const words = useWords();
  const t = useTranslate();
  const isAbsent = isNoSuchRecord(error);
  return (
    <Standstill
      title={t(isAbsent ? 'record.absent' : 'record.failed')}
      lead={isAbsent ? t('record.absentLead') : failureText(error, words)}
    >
      {!isAbsent && <Button onClick={retry}>{t('tryAgain')}</Button>}
      <ButtonLink to={listPath(name)}>
        {t('record.backToList', { many: inSentence(words.many(name)) })}
      </ButtonLink>
    </Standstill>
  );
}
