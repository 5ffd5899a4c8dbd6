import { HttpError } from 'ra-core';
import { Link } from 'react-router-dom';
import { listPath } from '../../data/resource-paths';
import { Standstill } from '../../generated/list-states';
import { useWords } from '../../i18n/words';
import { useFailure } from '../failure';
import { useFileTexts } from './file-texts';
import '../screens.css';
import './file.css';

/** The shape of the workspace before the file is there. */
export function FileSkeleton() {
  const texts = useFileTexts();
  return (
    <div className="workspace" role="status" aria-label={texts.loading}>
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
  const { stop } = useFileTexts();
  const { texts } = useWords();
  const explain = useFailure();
  const absent = error instanceof HttpError && error.status === 404;
  return (
    <Standstill title={absent ? stop.absent : stop.failed} lead={absent ? stop.absentLead : explain(error)}>
      {!absent && (
        <button type="button" className="button" onClick={onAgain}>
          {texts.tryAgain}
        </button>
      )}
      <Link className="button" to={listPath('file')}>
        {stop.toFiles}
      </Link>
    </Standstill>
  );
}
