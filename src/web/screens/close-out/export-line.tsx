import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useWords } from '../../i18n/words';
import { MomentCell } from '../../kinds/cells/time';
import { formatInteger } from '../../kinds/format';
import { Failure } from '../../parts/failure';
import { Line } from '../../parts/lines';
import { Meter } from '../../parts/meter';
import { Figures, Quiet } from '../../parts/words-in-line';
import type { CloseOutExport } from './close-out-calls';
import { useStopExport } from './close-out-calls';
import { DownloadExport } from './download-export';

interface ExportLineProps {
  readonly one: CloseOutExport;
  /** Why not, as far as it has been said of all of them. */
  readonly told: readonly string[];
  readonly onAgain: () => void;
}

/** One export: whose files, how many, when and by whom; how far it is, and what can be done with it. */
export function ExportLine({ one, told, onAgain }: ExportLineProps) {
  const { t } = useWords();
  const { code, clientName, done, createdAt, by, repeats, reason, may, whyNot, endedAt } = one;
  const ending = { cancelled: t('closeOut.stopped'), failed: t('closeOut.failed') }[one.status as 'failed'];
  // An export that goes on says so itself.
  const reasons =
    endedAt === null ? [] : [whyNot.download, whyNot.repeat].filter((why) => why && !told.includes(why));
  return (
    <Line style={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Stack sx={{ flex: '1 1 320px', minWidth: 0, gap: 0.25 }}>
        <span>
          <strong>{clientName}</strong> {t('closeOut.files', { smart_count: done })}
        </span>
        <Quiet>
          <Figures>{code}</Figures> · <MomentCell value={createdAt} place="row" /> ·{' '}
          {t('closeOut.by', { who: by })}
        </Quiet>
        {repeats && reason && <span>{t('closeOut.repeats', { code: repeats, reason })}</span>}
        {ending && <span>{ending}</span>}
        {[...new Set(reasons)].map((why) => (
          <Quiet key={why}>{why}</Quiet>
        ))}
        {endedAt === null && <ExportProgress one={one} />}
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {may.includes('download') && <DownloadExport one={one} />}
        {may.includes('repeat') && (
          <Button
            aria-label={t('closeOut.ofExport', { action: t('closeOut.again'), code })}
            onClick={onAgain}
          >
            {t('closeOut.again')}
          </Button>
        )}
      </Stack>
    </Line>
  );
}

function ExportProgress({ one }: { one: CloseOutExport }) {
  const { t, locale } = useWords();
  const stop = useStopExport();
  const total = one.total ?? 0;
  const numbers = { done: formatInteger(one.done, locale), total: formatInteger(total, locale) };
  return (
    <>
      <Meter label={t('closeOut.progress', { code: one.code })} done={one.done / (total || 1)}>
        <Typography role="status" variant="body2">
          {one.status === 'queued' ? t('closeOut.queued') : t('closeOut.running', numbers)}
        </Typography>
        {one.may.includes('stop') && (
          <Button disabled={stop.isPending || stop.isSuccess} onClick={() => stop.mutate(one._id)}>
            {t('closeOut.stop')}
          </Button>
        )}
      </Meter>
      {stop.error && <Failure error={stop.error} />}
    </>
  );
}
