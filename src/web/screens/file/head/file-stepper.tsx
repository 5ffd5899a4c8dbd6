import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { recordPath } from '../../../data/resource-paths';
import { useTranslate } from '../../../i18n/use-translate';
import { IconAction } from '../../../parts/icon-action';
import { useNeighbours } from '../neighbours';

/** Back and forth through the list that the person came from. */
export function FileStepper({ id }: { id: string }) {
  const t = useTranslate();
  const { previous, next, at, all } = useNeighbours(id);
  if (at === undefined || all < 2) return null;
  const leads = (to: string | undefined) => ({
    disabled: to === undefined,
    to: to ? recordPath('file', to) : '',
  });
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <IconAction label={t('file.previousFile')} hint="[" icon={<ChevronLeft />} {...leads(previous)} />
      <Typography
        variant="caption"
        noWrap
        sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {t('file.position', { at, all })}
      </Typography>
      <IconAction label={t('file.nextFile')} hint="]" icon={<ChevronRight />} {...leads(next)} />
    </Stack>
  );
}
