import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { recordPath } from '../../../data/resource-paths';
import { useTranslate } from '../../../i18n/use-translate';
import { ButtonLink } from '../../../parts/button-link';
import type { Placed } from './place-file';

/** Says that a file is there without its debtor; the debtor alone is tried again. */
export function HalfPlaced({ placed, busy }: { placed: Placed; busy: boolean }) {
  const t = useTranslate();
  const { id, ref } = placed.file;
  return (
    <Alert severity="error">
      <div>{t('filePlacing.partyFailed', { ref, reason: placed.reason ?? '' })}</div>
      <div>{t('filePlacing.partyKept')}</div>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="contained" color="primary" type="submit" loading={busy}>
          {t('filePlacing.partyAgain')}
        </Button>
        <ButtonLink to={recordPath('file', id)}>{t('filePlacing.openFile', { ref })}</ButtonLink>
      </Stack>
    </Alert>
  );
}
