import PauseOutlined from '@mui/icons-material/PauseOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { sideOf } from '#contract/roles/sides';
import { readRecord } from '../../data/record';
import { useRights } from '../../data/rights';
import { useCommand } from '../../data/use-command';
import { useWords } from '../../i18n/words';
import { useSession } from '../../identity/identity-context';
import { formatDate } from '../../kinds/format';
import { useDoing } from '../../parts/use-doing';
import { Late, Quiet } from '../../parts/words-in-line';
import { useFileRecord } from './file-record';
import { useAdoptFile } from './save-file';

/** Why the file stands still and until when; a vendor confirms here that work has stopped. */
export function HoldBanner() {
  const file = useFileRecord();
  const { t, choice, locale } = useWords();
  const { user } = useSession();
  const mayConfirm = useRights().serves('acknowledgeHold');
  if (!file.hold) return null;
  const given = file.holdAcknowledgements ?? [];
  const all = file.assignedCompanies?.length ?? 0;
  const isVendor = sideOf((user?.activityType ?? 'agency') as Parameters<typeof sideOf>[0]) === 'vendor';
  const isGiven = given.some(({ companyId }) => companyId === user?.companyId);
  const isInHand = !isVendor && Boolean(file.recovery?.onHookAt ?? file.recovery?.securedDate);
  const said = [
    file.holdReason && choice('holdReason', file.holdReason),
    file.holdUntil && t('file.holding.until', { date: formatDate(file.holdUntil, locale) }),
    file.holdSource && t('file.holding.by', { source: choice('holdSource', file.holdSource).toLowerCase() }),
  ].filter(Boolean);
  return (
    <Alert
      component="section"
      role="region"
      aria-label={t('file.hold')}
      severity="warning"
      icon={<PauseOutlined />}
      action={mayConfirm && isVendor && !isGiven && <Acknowledge />}
      sx={{ mb: 2.5 }}
    >
      <Typography component="strong" variant="subtitle2">
        {t('file.hold')}
      </Typography>
      {said.length > 0 && ` · ${said.join(' · ')}`}
      {file.holdNote && <div>{file.holdNote}</div>}
      {isInHand && (
        <div>
          <Late>{t('file.assetSecured')}</Late>
        </div>
      )}
      {all > 0 && (
        <div>
          <Quiet>{t('file.holding.acknowledged', { count: given.length, all })}</Quiet>
        </div>
      )}
    </Alert>
  );
}

function Acknowledge() {
  const file = useFileRecord();
  const { t } = useWords();
  const acknowledgeHold = useCommand('acknowledgeHold');
  const adopt = useAdoptFile();
  const { busy, run } = useDoing();
  const acknowledge = async () => {
    adopt(readRecord(await acknowledgeHold({ fileId: file.id })));
    return t('file.holding.confirmed');
  };
  return (
    <Button variant="contained" color="primary" loading={busy} onClick={() => run(acknowledge)}>
      {t('file.holding.acknowledge')}
    </Button>
  );
}
