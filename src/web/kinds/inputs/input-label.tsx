import Typography from '@mui/material/Typography';
import { useTranslate } from '../../i18n/use-translate';

/** The name of what is asked for; what may be left out says so, as most of what is asked for may not. */
export function InputLabel({ text, optional }: { text: string; optional: boolean }) {
  const t = useTranslate();
  if (!optional) return <span>{text}</span>;
  return (
    <span>
      {text}{' '}
      <Typography
        component="span"
        variant="inherit"
        color="text.secondary"
        sx={{ fontWeight: 'fontWeightRegular' }}
      >
        {t('form.optional')}
      </Typography>
    </span>
  );
}
