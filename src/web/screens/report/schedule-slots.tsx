import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useRights } from '../../data/rights';
import { useCommand } from '../../data/use-command';
import { usePageTexts } from '../../frame/use-page-texts';
import type { RecordProps, Slots } from '../../generated/slots';
import { useTranslate } from '../../i18n/use-translate';
import { Failure } from '../../parts/failure';
import { ReportTypesInput } from './report-types-input';

/** Tries the SFTP folder of a schedule, and says whether it takes what is left there. */
export const TryFolder = (props: RecordProps) => (usePageTexts() ? <Trial {...props} /> : null);

function Trial({ record }: RecordProps) {
  const t = useTranslate();
  const rights = useRights();
  const tryReportFolder = useCommand('tryReportFolder');
  const attempt = useMutation({
    mutationFn: () => tryReportFolder({ companyId: String(record.companyId) }),
  });
  if (record.deliveryMethod !== 'sftp' || !rights.may('companyReportSchedule', 'create')) return null;
  const { data, error } = attempt;
  return (
    <Alert
      severity={data?.problem ? 'error' : data ? 'success' : 'info'}
      action={
        <Button color="inherit" loading={attempt.isPending} onClick={() => attempt.mutate()}>
          {t('reports.tryFolder')}
        </Button>
      }
    >
      {data?.problem ??
        t(data ? 'reports.folderReached' : 'reports.folderOf', {
          folder: String(data?.folder ?? record.deliveryFolder ?? ''),
        })}
      {error && <Failure error={error} />}
    </Alert>
  );
}

export const scheduleSlots: Slots<'companyReportSchedule'> = {
  inputs: { reportTypes: ReportTypesInput },
  above: [TryFolder],
};
