import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useLocaleState } from 'react-admin';
import { useTranslate } from '../i18n/use-translate';

/** The other language, by its own name. */
export function LanguageButton() {
  const t = useTranslate();
  const [locale, setLocale] = useLocaleState();
  const other = locale === 'fr' ? 'en' : 'fr';
  return (
    <Tooltip title={t('frame.languageLabel')}>
      <Button
        variant="text"
        lang={other}
        onClick={() => setLocale(other)}
        sx={{ px: { xs: 0.75, sm: 1 }, fontSize: 'caption.fontSize' }}
      >
        {other.toUpperCase()}
      </Button>
    </Tooltip>
  );
}
