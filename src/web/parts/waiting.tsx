import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslate } from '../i18n/use-translate';
import { Page } from './page';

/** Lines to be, as many and as high as those that come, so that nothing jumps. */
export function WaitingLines({ count = 3, height = 20 }: { count?: number; height?: number }) {
  const t = useTranslate();
  return (
    <Stack role="status" aria-label={t('loading')} sx={{ gap: 1.5, py: 1 }}>
      {Array.from({ length: count }, (_, line) => (
        <Skeleton key={line} variant="rounded" height={height} width={`${[92, 68, 80, 56][line % 4]}%`} />
      ))}
    </Stack>
  );
}

/** A page to be. */
export function WaitingPage() {
  return (
    <Page>
      <Skeleton variant="rounded" width={240} height={26} />
      <WaitingLines count={6} height={24} />
    </Page>
  );
}
