import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRights } from '../../data/rights';
import { useWords } from '../../i18n/words';
import { Failure } from '../../parts/failure';
import { Line } from '../../parts/lines';
import { UploadButton } from '../../parts/upload-button';
import { Quiet } from '../../parts/words-in-line';
import type { Incoming, TakenFile } from './lender-job-calls';
import { useFetch, useTrigger, useUpdateReport, useUpload } from './lender-job-calls';

interface LenderLineProps {
  readonly one: Incoming;
  readonly onTaken: (files: readonly TakenFile[]) => void;
}

/** One lender: what waits in its drop folder, and what can be done with it. */
export function LenderLine({ one, onTaken }: LenderLineProps) {
  const { t, choice } = useWords();
  const rights = useRights();
  const trigger = useTrigger();
  const fetching = useFetch();
  const upload = useUpload(one.lender);
  const report = useUpdateReport();
  const { lender, clientName, waiting, provider, problem, mayUpload } = one;
  const failed = trigger.error ?? fetching.error ?? upload.error ?? report.error;
  const spoken = (action: string) => t('lenderJobs.ofLender', { action, lender: clientName });
  const take = () => trigger.mutate(lender, { onSuccess: ({ files }) => onTaken(files) });
  const check = () => fetching.mutate(undefined, { onSuccess: ({ files }) => onTaken(files) });
  return (
    <Line style={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Stack sx={{ flex: '1 1 280px', minWidth: 0, gap: 0.25 }}>
        <span>
          <strong>{clientName}</strong> {choice('lenderKey', lender)}
        </span>
        <Quiet>
          {problem ??
            (waiting.length === 0
              ? t('lenderJobs.nothingWaits')
              : t('lenderJobs.waits', { smart_count: waiting.length, names: waiting.join(', ') }))}
          {provider === 'folder' && ` · ${t('lenderJobs.localFolder')}`}
        </Quiet>
        {failed && <Failure error={failed} />}
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {rights.may('exportJob', 'create') && (
          <Button
            aria-label={spoken(t('lenderJobs.report'))}
            loading={report.isPending}
            onClick={() => report.mutate(lender)}
          >
            {t('lenderJobs.report')}
          </Button>
        )}
        {rights.may('importJob', 'create') && (
          <>
            {mayUpload && (
              <UploadButton
                label={t('lenderJobs.upload')}
                spoken={spoken(t('lenderJobs.upload'))}
                accept=".csv,.txt"
                busy={upload.isPending}
                onFile={(file) => upload.mutate(file)}
              />
            )}
            {lender === 'cibc' && (
              <Button
                aria-label={spoken(t('lenderJobs.check'))}
                disabled={waiting.length === 0}
                loading={fetching.isPending}
                onClick={check}
              >
                {t('lenderJobs.check')}
              </Button>
            )}
            <Button
              aria-label={spoken(t('lenderJobs.take'))}
              disabled={waiting.length === 0}
              loading={trigger.isPending}
              onClick={take}
            >
              {t('lenderJobs.take')}
            </Button>
          </>
        )}
      </Stack>
    </Line>
  );
}
