import { HttpError } from 'ra-core';
import { Link } from 'react-router-dom';
import type { ResourceName } from '#contract/resources/index';
import { listPath } from '../data/resource-paths';
import { failureText } from '../frame/failure-text';
import { useTranslate } from '../i18n/use-translate';
import { inSentence, useWords } from '../i18n/words';
import { Standstill } from './list-states';

export function RecordSkeleton() {
  const t = useTranslate();
  return (
    <div className="record-page" role="status" aria-label={t('loading')}>
      <div className="page-head">
        <span className="skeleton skeleton-title" />
      </div>
      <div className="record-section skeleton-box" />
      <div className="record-section skeleton-box" />
    </div>
  );
}

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
  const { t, many } = words;
  const isAbsent = error instanceof HttpError && error.status === 404;
  return (
    <Standstill
      title={isAbsent ? t('record.absent') : t('record.failed')}
      lead={isAbsent ? t('record.absentLead') : failureText(error, words)}
    >
      {!isAbsent && (
        <button type="button" className="button" onClick={retry}>
          {t('tryAgain')}
        </button>
      )}
      <Link className="button" to={listPath(name)}>
        {t('record.backToList', { many: inSentence(many(name)) })}
      </Link>
    </Standstill>
  );
}
