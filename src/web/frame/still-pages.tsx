import type { ReactNode } from 'react';
import { useResetErrorBoundaryOnLocationChange } from 'ra-core';
import { Link } from 'react-router-dom';
import { useEffect } from 'react';
import { log } from '../data/log';
import { useWords } from '../i18n/words';
import { PageTitle } from './page-title';

function StillPage({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  const { texts } = useWords();
  return (
    <div className="standstill">
      <PageTitle title={title} />
      <p>{lead}</p>
      <div className="standstill-next">
        {children}
        <Link className="button" to="/">
          {texts.frame.backHome}
        </Link>
      </div>
    </div>
  );
}

export function AbsentPage() {
  const { texts } = useWords();
  return <StillPage title={texts.frame.absent} lead={texts.frame.absentLead} />;
}

export function DeniedPage() {
  const { texts } = useWords();
  return <StillPage title={texts.frame.denied} lead={texts.frame.deniedLead} />;
}

export function BrokenPage({ error, resetErrorBoundary }: { error: Error; resetErrorBoundary: () => void }) {
  const { texts } = useWords();
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  useEffect(() => log('A page could not be shown.', error), [error]);
  return (
    <StillPage title={texts.frame.broken} lead={texts.frame.brokenLead}>
      <button type="button" className="button button-main" onClick={resetErrorBoundary}>
        {texts.tryAgain}
      </button>
    </StillPage>
  );
}
