import type { ReactNode } from 'react';
import { useResetErrorBoundaryOnLocationChange } from 'ra-core';
import { Link } from 'react-router-dom';
import { useEffect } from 'react';
import { log } from '../data/log';
import { useTranslate } from '../i18n/use-translate';
import { PageTitle } from './page-title';

function StillPage({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  const t = useTranslate();
  return (
    <div className="standstill">
      <PageTitle title={title} />
      <p>{lead}</p>
      <div className="standstill-next">
        {children}
        <Link className="button" to="/">
          {t('frame.backHome')}
        </Link>
      </div>
    </div>
  );
}

export function AbsentPage() {
  const t = useTranslate();
  return <StillPage title={t('frame.absent')} lead={t('frame.absentLead')} />;
}

export function DeniedPage() {
  const t = useTranslate();
  return <StillPage title={t('frame.denied')} lead={t('frame.deniedLead')} />;
}

export function BrokenPage({ error, resetErrorBoundary }: { error: Error; resetErrorBoundary: () => void }) {
  const t = useTranslate();
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  useEffect(() => log('A page could not be shown.', error), [error]);
  return (
    <StillPage title={t('frame.broken')} lead={t('frame.brokenLead')}>
      <button type="button" className="button button-main" onClick={resetErrorBoundary}>
        {t('tryAgain')}
      </button>
    </StillPage>
  );
}
