import Typography from '@mui/material/Typography';
import { useTranslate } from '../../i18n/use-translate';

/** What was answered to a request, in the words of who decided; nothing where nothing was said. */
export function RequestAnswer({ said }: { readonly said: string | null | undefined }) {
  const t = useTranslate();
  if (!said) return null;
  return (
    <Typography component="div" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      <strong>{t('request.answer')}</strong> <span>{said}</span>
    </Typography>
  );
}
