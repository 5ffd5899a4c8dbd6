import ArrowForward from '@mui/icons-material/ArrowForward';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import PauseOutlined from '@mui/icons-material/PauseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { moverOf } from '#contract/lifecycles/who-moves';
import { useWords } from '../../../i18n/words';
import { useSession } from '../../../identity/identity-context';
import { dayOf, formatDate, formatSpan } from '../../../kinds/format';
import { Lines } from '../../../parts/lines';
import type { FileMove } from '../file-record';
import { mayWith, useFileRecord } from '../file-record';
import { blockersOf, isMendable, likelyMove } from '../next-moves';
import { refusalWords } from '../refusal-words';
import { NextPart } from './next-part';

/** Who moves next, since when the file waits for it, what stops it, and the step that is expected. */
export function Mover({ onMove, now }: { onMove: (move: FileMove) => void; now: number }) {
  const file = useFileRecord();
  const words = useWords();
  const { t, choice } = words;
  const step = likelyMove(file);
  const blockers = blockersOf(file).filter(({ code }) => code !== 'FILE_ON_HOLD');
  const stop = { alignItems: 'flex-start', gap: 0.875, typography: 'body2' };
  const mark = { fontSize: 16, mt: '2px', color: 'warning.main' };
  return (
    <Box component="section" sx={{ pb: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Typography variant="h6" component="p">
        {t(`file.next.movers.${moverOf(file, now)}`)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('file.next.since', { status: choice('statusName', file.status), since: useSince(now) })}
      </Typography>
      {file.hold && (
        <Stack direction="row" sx={{ ...stop, mt: 1, color: 'warning.main', fontWeight: 550 }}>
          <PauseOutlined sx={mark} />
          {t('file.refusal.FILE_ON_HOLD')}
        </Stack>
      )}
      {blockers.length > 0 && (
        <NextPart title={t('file.next.stopped')}>
          <Lines sx={{ display: 'grid', gap: 0.75 }}>
            {blockers.map((blocker, index) => (
              <Stack component="li" direction="row" key={index} sx={stop}>
                <FactCheckOutlined sx={mark} />
                {refusalWords(blocker, file, words)}
              </Stack>
            ))}
          </Lines>
        </NextPart>
      )}
      {step && isMendable(step) && mayWith(file, 'changeStage') && (
        <Button
          fullWidth
          variant="contained"
          color="primary"
          startIcon={<ArrowForward />}
          onClick={() => onMove(step)}
          sx={{ height: 36, mt: 1.75, displayPrint: 'none' }}
        >
          {choice('statusName', step.status)}
        </Button>
      )}
    </Box>
  );
}

/** How long the file has stood in its status, in words. */
function useSince(now: number): string {
  const { statusSince } = useFileRecord();
  const { t, locale } = useWords();
  const { user } = useSession();
  const span = formatSpan(statusSince, locale, now);
  if (span === undefined)
    return t('file.next.sinceDay', { day: formatDate(dayOf(statusSince, user?.timeZone), locale) });
  return span === '' ? t('file.next.sinceNow') : t('file.next.sinceFor', { span });
}
