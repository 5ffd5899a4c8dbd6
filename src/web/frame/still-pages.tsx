import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { onlineManager } from '@tanstack/react-query';
import { useResetErrorBoundaryOnLocationChange } from 'react-admin';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useErrorBoundary } from 'react-error-boundary';
import { log } from '../data/log';
import { useTranslate } from '../i18n/use-translate';
import { ButtonLink } from '../parts/button-link';
import { PageTitle } from '../parts/page-title';

function StillPage({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  const t = useTranslate();
  return (
    <Stack
      sx={{
        alignItems: 'center',
        justifyContent: 'center',
        gap: 0.75,
        minHeight: 320,
        p: 4,
        textAlign: 'center',
      }}
    >
      <PageTitle title={title} />
      <Typography sx={{ color: 'text.secondary', maxWidth: '46ch', textWrap: 'balance' }}>{lead}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 1.5 }}>
        {children}
        <ButtonLink to="/">{t('frame.backHome')}</ButtonLink>
      </Stack>
    </Stack>
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

/** Stands where a page would be that the host knows nothing for. */
export function UnservedPage() {
  const t = useTranslate();
  return <StillPage title={t('frame.unserved')} lead={t('frame.unservedLead')} />;
}

/** Stands in the place of a page that cannot be shown; going elsewhere, the button, and a connection that is back try again. */
export function BrokenPage({ error }: { error: Error }) {
  const t = useTranslate();
  const { resetBoundary } = useErrorBoundary();
  useResetErrorBoundaryOnLocationChange(resetBoundary);
  useEffect(() => onlineManager.subscribe((isOnline) => isOnline && resetBoundary()), [resetBoundary]);
  useEffect(() => log('A page could not be shown.', error), [error]);
  return (
    <StillPage title={t('frame.broken')} lead={t('frame.brokenLead')}>
      <Button variant="contained" color="primary" onClick={resetBoundary}>
        {t('tryAgain')}
      </Button>
    </StillPage>
  );
}
