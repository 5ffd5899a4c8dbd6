import { fill, useWords } from '../../i18n/words';
import { MomentCell } from '../../kinds/cells/time';
import { formatInteger } from '../../kinds/format';
import { useFailure } from '../failure';
import type { CloseOutExport } from './close-out-calls';
import { useStopExport } from './close-out-calls';
import { useCloseOutTexts } from './close-out-texts';
import { DownloadExport } from './download-export';

interface ExportLineProps {
  readonly one: CloseOutExport;
  /** Why not, as far as it has been said of all of them. */
  readonly told: readonly string[];
  readonly onAgain: () => void;
}

/** One export: whose files, how many, when and by whom; how far it is, and what can be done with it. */
export function ExportLine({ one, told, onAgain }: ExportLineProps) {
  const texts = useCloseOutTexts();
  const { counted, said } = useWords();
  const { code, clientName, done, createdAt, by, repeats, reason, may, whyNot, endedAt } = one;
  const ending = { cancelled: texts.stopped, failed: texts.failed }[one.status as 'failed'];
  // An export that goes on says so itself.
  const reasons =
    endedAt === null ? [] : [whyNot.download, whyNot.repeat].filter((why) => why && !told.includes(why));
  return (
    <li className="line close-out-line">
      <div className="close-out-told">
        <span className="line-main">
          <strong>{clientName}</strong>
          <span>{counted(done, texts.filesOne, texts.filesMany)}</span>
        </span>
        <span className="line-main quiet">
          <span className="figures">{code}</span>
          <MomentCell value={createdAt} place="row" />
          <span>{fill(texts.by, { who: by })}</span>
        </span>
        {repeats && reason && <span>{fill(texts.repeats, { code: repeats, reason })}</span>}
        {ending && <span>{ending}</span>}
        {[...new Set(reasons)].map((why) => (
          <span key={why} className="quiet">
            {said(why ?? '')}
          </span>
        ))}
        {endedAt === null && <ExportProgress one={one} />}
      </div>
      <span className="close-out-actions">
        {may.includes('download') && <DownloadExport one={one} />}
        {may.includes('repeat') && (
          <button
            type="button"
            className="button"
            aria-label={fill(texts.ofExport, { action: texts.again, code })}
            onClick={onAgain}
          >
            {texts.again}
          </button>
        )}
      </span>
    </li>
  );
}

function ExportProgress({ one }: { one: CloseOutExport }) {
  const texts = useCloseOutTexts();
  const { locale } = useWords();
  const explain = useFailure();
  const stop = useStopExport();
  const total = one.total ?? 0;
  const numbers = { done: formatInteger(one.done, locale), total: formatInteger(total, locale) };
  return (
    <div className="close-out-progress">
      <progress aria-label={fill(texts.progress, { code: one.code })} max={total || 1} value={one.done} />
      <p role="status">{one.status === 'queued' ? texts.queued : fill(texts.running, numbers)}</p>
      {one.may.includes('stop') && (
        <button
          type="button"
          className="button"
          disabled={stop.isPending || stop.isSuccess}
          onClick={() => stop.mutate(one._id)}
        >
          {texts.stop}
        </button>
      )}
      {stop.error && (
        <p className="field-problem" role="alert">
          {explain(stop.error)}
        </p>
      )}
    </div>
  );
}
