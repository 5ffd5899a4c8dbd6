import { HttpError } from 'ra-core';
import { Link } from 'react-router-dom';
import type { ResourceName } from '#contract/resources/index';
import { listPath } from '../data/resource-paths';
import { failureText } from '../parts/failure-text';
import { fill, inSentence, useWords } from '../i18n/words';
import { Standstill } from './list-states';

export function RecordSkeleton() {
  const { texts } = useWords();
  return (
    <div className="record-page" role="status" aria-label={texts.loading}>
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
  const { texts, many } = words;
  const isAbsent = error instanceof HttpError && error.status === 404;
  return (
    <Standstill
      title={isAbsent ? texts.record.absent : texts.record.failed}
      lead={isAbsent ? texts.record.absentLead : failureText(error, words)}
    >
      {!isAbsent && (
        <button type="button" className="button" onClick={retry}>
          {texts.tryAgain}
        </button>
      )}
      <Link className="button" to={listPath(name)}>
        {fill(texts.record.backToList, { many: inSentence(many(name)) })}
      </Link>
    </Standstill>
  );
}
