import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { reportParameters } from '#contract/reports/report-parameters';
import type { ReportParameter } from '#contract/reports/report-parameters';
import { useWords } from '../../i18n/words';
import { MomentCell } from '../../kinds/cells/time';
import { formatDate, formatInteger } from '../../kinds/format';
import { Failure } from '../../parts/failure';
import { Line } from '../../parts/lines';
import { Meter } from '../../parts/meter';
import { Quiet } from '../../parts/words-in-line';
import { DownloadButton } from '../import/download-button';
import type { Report } from './report-calls';
import { useStopReport } from './report-calls';

/** One report: what it tells, of what, how many rows; how far it is, and what can be done with it. */
export function ReportLine({ one, onAgain }: { one: Report; onAgain: (() => void) | undefined }) {
  const { t, choice, locale } = useWords();
  const { _id, reportType, format, status, rowCount, createdAt, message, fileName, resultUrl, scheduleId } =
    one;
  const { delivery } = one;
  const name = choice('reportType', reportType);
  const isOver = one.endedAt !== null;
  return (
    <Line style={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Stack sx={{ flex: '1 1 320px', minWidth: 0, gap: 0.25 }}>
        <span>
          <strong>{name}</strong> {choice('reportFormat', format)}
          {rowCount !== null && (
            <> · {t('reports.rows', { smart_count: rowCount, rows: formatInteger(rowCount, locale) })}</>
          )}
        </span>
        <Quiet>
          <MomentCell value={createdAt} place="row" />
          {scheduleId && <> · {t('reports.bySchedule')}</>}
          {delivery && <> · {choice('reportDelivery', delivery)}</>}
          <NarrowedBy one={one} />
        </Quiet>
        {isOver && status !== 'complete' && (
          <span>{status === 'failed' && message ? message : choice('reportStatus', status)}</span>
        )}
        {!isOver && <ReportProgress one={one} name={name} />}
      </Stack>
      {isOver && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {onAgain && (
            <Button
              aria-label={t('reports.ofReport', { action: t('reports.again'), name })}
              onClick={onAgain}
            >
              {t('reports.again')}
            </Button>
          )}
          {resultUrl && (
            <DownloadButton
              command="downloadJobResult"
              sent={{ jobId: _id }}
              name={fileName}
              label={t('reports.download')}
              spoken={t('reports.ofReport', { action: t('reports.download'), name })}
            />
          )}
        </Stack>
      )}
    </Line>
  );
}

/** The values that tell a person something by themselves; companies stand in the report. */
function NarrowedBy({ one: { parameters } }: { one: Report }) {
  const { t, choice, locale } = useWords();
  const said = (Object.keys(reportParameters) as ReportParameter[]).flatMap((name) => {
    const value = parameters[name];
    const field = reportParameters[name];
    if (!value) return [];
    if (field.kind === 'reference') return [t(`reports.parameters.${name}`)];
    const written = field.kind === 'choice' ? choice(field.of, value) : formatDate(value, locale);
    return [`${t(`reports.parameters.${name}`)} ${written}`];
  });
  return said.length > 0 && <> · {said.join(', ')}</>;
}

function ReportProgress({ one, name }: { one: Report; name: string }) {
  const { t, locale } = useWords();
  const stop = useStopReport();
  const total = one.total ?? 0;
  const numbers = { done: formatInteger(one.done, locale), total: formatInteger(total, locale) };
  return (
    <>
      <Meter label={t('reports.progress', { name })} done={one.done / (total || 1)}>
        <Typography role="status" variant="body2">
          {one.status === 'queued' ? t('reports.queued') : t('reports.running', numbers)}
        </Typography>
        <Button disabled={stop.isPending || stop.isSuccess} onClick={() => stop.mutate(one._id)}>
          {t('reports.stop')}
        </Button>
      </Meter>
      {stop.error && <Failure error={stop.error} />}
    </>
  );
}
