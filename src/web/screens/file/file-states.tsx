import { HttpError } from 'ra-core';
import { Link } from 'react-router-dom';
import { listPath } from '../../data/resource-paths';
import { Standstill } from '../../generated/list-states';
import { useTranslate } from '../../i18n/use-translate';
import { useFailure } from '../failure';
import '../screens.css';
import './file.css';

/** The shape of the workspace before the file is there. */
export function FileSkeleton() {
  const t = useTranslate();
  return (
    <div className="workspace" role="status" aria-label={t('file.loading')}>
      <div className="file-head">
        <span className="skeleton skeleton-ref" />
        <span className="skeleton skeleton-facts" />
        <span className="skeleton skeleton-rail" />
      </div>
      <div className="workspace-body">
        <div className="workspace-main">
          <span className="skeleton skeleton-tab" />
        </div>
        <div className="next-panel">
          <span className="skeleton skeleton-panel" />
        </div>
      </div>
    </div>
  );
}

export function FileAbsent({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const t = useTranslate();
  const explain = useFailure();
  const absent = error instanceof HttpError && error.status === 404;
  return (
    <Standstill
      title={absent ? t('file.stop.absent') : t('file.stop.failed')}
      lead={absent ? t('file.stop.absentLead') : explain(error)}
    >
      {!absent && (
        <button type="button" className="button" onClick={onAgain}>
          {t('tryAgain')}
        </button>
      )}
      <Link className="button" to={listPath('file')}>
        {t('file.stop.toFiles')}
      </Link>
    </Standstill>
  );
}
