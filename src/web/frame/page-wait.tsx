import Box from '@mui/material/Box';
import { useTranslate } from '../i18n/use-translate';

/** What stands in a page's place until it is loaded: nothing, as it is there in a blink. */
export function PageWait() {
  const t = useTranslate();
  return <Box role="status" aria-label={t('loading')} sx={{ minHeight: '60vh' }} />;
}
