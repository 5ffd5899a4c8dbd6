import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { isNoSuchRecord } from '../../data/no-such-record';
import { listPath } from '../../data/resource-paths';
import { useTranslate } from '../../i18n/use-translate';
import { ButtonLink } from '../../parts/button-link';
import { Standstill } from '../../parts/standstill';
import { WaitingLines } from '../../parts/waiting';
import { useFailure } from '../failure';
import { WorkspaceAside, WorkspaceBody, WorkspaceMain, WorkspaceRoot } from './workspace-layout';

/** The shape of the workspace before the file is there. */
export function FileSkeleton() {
  const t = useTranslate();
  return (
    <WorkspaceRoot role="status" aria-label={t('fileOpening.loading')}>
      <WorkspaceMain sx={{ '&&': { pb: 0 } }}>
        <Skeleton variant="rounded" width={320} height={28} sx={{ mb: 1.5, maxWidth: '80%' }} />
        <Skeleton variant="rounded" width="70%" height={36} sx={{ mb: 1.75 }} />
        <Skeleton variant="rounded" height={26} sx={{ mb: 6 }} />
      </WorkspaceMain>
      <WorkspaceBody>
        <WorkspaceMain>
          <WaitingLines count={8} />
        </WorkspaceMain>
        <WorkspaceAside>
          <WaitingLines count={6} />
        </WorkspaceAside>
      </WorkspaceBody>
    </WorkspaceRoot>
  );
}

/** There is no such file, or it could not be loaded. */
export function FileAbsent({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const t = useTranslate();
  const explain = useFailure();
  const isAbsent = isNoSuchRecord(error);
  return (
    <Standstill
      title={t(isAbsent ? 'fileOpening.absent' : 'fileOpening.failed')}
      lead={isAbsent ? t('fileOpening.absentLead') : explain(error)}
    >
      {!isAbsent && <Button onClick={onAgain}>{t('tryAgain')}</Button>}
      <ButtonLink to={listPath('file')}>{t('fileOpening.toFiles')}</ButtonLink>
    </Standstill>
  );
}
