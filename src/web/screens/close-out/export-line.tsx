import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Figures, Quiet } from '../../parts/words-in-line';
import { useTranslate } from '../../i18n/use-translate';
import { useWords } from '../../i18n/words';
import { MomentCell } from '../../kinds/cells/time';
import { formatInteger } from '../../kinds/format';
import { useFailure } from '../failure';
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
  const { t, said } = useWords();
  const { code, clientName, done, createdAt, by, repeats, reason, may, whyNot, endedAt } = one;
  const ending = { cancelled: t('closeOut.stopped'), failed: t('closeOut.failed') }[one.status as 'failed'];
  // An export that goes on says so itself.
  const reasons =
    endedAt === null ? [] : [whyNot.download, whyNot.repeat].filter((why) => why && !told.includes(why));
  return (
    <li className="line close-out-line">
      <div className="close-out-told">
        <span className="line-main">
          <strong>{clientName}</strong>
          <span>{t('closeOut.files', { smart_count: done })}</span>
        </span>
        <span className="line-main quiet">
          <Figures>{code}</Figures>
          <MomentCell value={createdAt} place="row" />
          <span>{t('closeOut.by', { who: by })}</span>
        </span>
        {repeats && reason && <span>{t('closeOut.repeats', { code: repeats, reason })}</span>}
        {ending && <span>{ending}</span>}
        {[...new Set(reasons)].map((why) => (
          <Quiet key={why}>{said(why ?? '')}</Quiet>
        ))}
        {endedAt === null && <ExportProgress one={one} />}
      </div>
      <span className="close-out-actions">
        {may.includes('download') && <DownloadExport one={one} />}
        {may.includes('repeat') && (
          <Button
            aria-label={t('closeOut.ofExport', { action: t('closeOut.again'), code })}
            onClick={onAgain}
          >
            {t('closeOut.again')}
          </Button>
        )}
      </span>
    </li>
  );
}

function ExportProgress({ one }: { one: CloseOutExport }) {
  const t = useTranslate();
  const { locale } = useWords();
  const explain = useFailure();
  const stop = useStopExport();
  const total = one.total ?? 0;
  const numbers = { done: formatInteger(one.done, locale), total: formatInteger(total, locale) };
  return (
    <div className="close-out-progress">
      <progress aria-label={t('closeOut.progress', { code: one.code })} max={total || 1} value={one.done} />
      <p role="status">{one.status === 'queued' ? t('closeOut.queued') : t('closeOut.running', numbers)}</p>
      {one.may.includes('stop') && (
        <Button disabled={stop.isPending || stop.isSuccess} onClick={() => stop.mutate(one._id)}>
          {t('closeOut.stop')}
        </Button>
      )}
      {stop.error && (
        <Typography variant="body2" sx={{ color: 'error.main' }} role="alert">
          {explain(stop.error)}
        </Typography>
      )}
    </div>
  );
}
