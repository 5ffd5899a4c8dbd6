import Box from '@mui/material/Box';
import { useSession } from '../../../identity/identity-context';
import { useWords } from '../../../i18n/words';
import { formatMoment } from '../../../kinds/format';
import type { FileRecord } from '../file-record';

/** Says before a hold that the asset has been taken already, and since when; nothing where it has not. */
export function InHandAlert({ file }: { file: Pick<FileRecord, 'recovery'> }) {
  const { t, locale } = useWords();
  const { user } = useSession();
  const onHookAt = file.recovery?.onHookAt;
  if (!onHookAt && !file.recovery?.securedDate) return null;
  return (
    <Box component="span" role="alert" sx={{ display: 'block', mt: 1, color: 'error.main' }}>
      {onHookAt
        ? t('file.holding.onHook', { time: formatMoment(onHookAt, locale, user?.timeZone) })
        : t('file.holding.inHand')}
    </Box>
  );
}
