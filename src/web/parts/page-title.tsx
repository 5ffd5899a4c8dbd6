import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslate } from '../i18n/use-translate';

/** The one heading of a page, which is also the title of its tab. */
export function PageTitle({ title }: { title: string }) {
  const t = useTranslate();
  const product = t('product');
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);
  return (
    <Typography component="h1" variant="h1" sx={{ textWrap: 'balance', overflowWrap: 'anywhere' }}>
      {title}
    </Typography>
  );
}
