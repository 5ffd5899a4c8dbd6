import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router-dom';
import { addDays } from '#contract/clocks/day';
import { vocabularies } from '#contract/vocabularies/index';
import { useCommand } from '../../data/use-command';
import { useRights } from '../../data/rights';
import { DeniedPage } from '../../frame/still-pages';
import { saveBlob } from '../../http/save-blob';
import { useWords } from '../../i18n/words';
import { useToday } from '../../kinds/use-today';
import { Awaited } from '../../parts/awaited';
import { Older } from '../../parts/older';
import { Page } from '../../parts/page';
import { PageHead } from '../../parts/page-head';
import { SelectField } from '../../parts/select-field';
import { Standstill } from '../../parts/standstill';
import { useDoing } from '../../parts/use-doing';
import { AuditTable } from './audit-table';
import type { Narrowed } from './audit-calls';
import { useAuditLog } from './audit-calls';

/** Who came in, and what was seen, taken out and bought. */
export function AuditLogPage() {
  const rights = useRights();
  if (!rights.ready) return null;
  return rights.may('auditLog', 'list') ? (
    <AuditLog mayTake={rights.may('auditLog', 'export')} />
  ) : (
    <DeniedPage />
  );
}

const periods = ['day', 'week', 'month', 'all'] as const;
type Period = (typeof periods)[number];
const daysOf: { readonly [P in Period]?: number } = { day: 0, week: 6, month: 29 };

function AuditLog({ mayTake }: { mayTake: boolean }) {
  const { t, choice } = useWords();
  const { narrowed, action, period, userId, set } = useNarrowed();
  const log = useAuditLog(narrowed);
  const events = log.rows;
  const download = useCommand('downloadAuditLog');
  const { busy, run } = useDoing();
  const person = events?.find((event) => event.userId === userId)?.userName;
  return (
    <Page>
      <PageHead title={t('auditLog.title')} lead={t('auditLog.lead')}>
        <SelectField
          bare
          label={t('auditLog.period')}
          value={period}
          choices={periods.map((one) => [one, t(`auditLog.periods.${one}`)] as const)}
          onPick={(value) => set('period', value === 'week' ? null : value)}
        />
        <SelectField
          bare
          label={t('auditLog.action')}
          value={action ?? ''}
          choices={[
            ['', t('auditLog.everything')],
            ...vocabularies.auditAction.map((one) => [one, choice('auditAction', one)] as const),
          ]}
          onPick={(value) => set('action', value || null)}
        />
        {mayTake && (
          <Button
            startIcon={<DownloadOutlined />}
            loading={busy}
            onClick={() =>
              void run(async () =>
                saveBlob((await download(narrowed, { reading: 'blob' })) as Blob, 'audit-log.csv'),
              )
            }
          >
            {t('auditLog.download')}
          </Button>
        )}
      </PageHead>
      {userId && (
        <Stack direction="row">
          <Chip
            label={t('auditLog.of', { name: person ?? '…' })}
            onDelete={() => set('userId', null)}
            title={t('auditLog.everybody')}
          />
        </Stack>
      )}
      <Awaited data={log.data} error={log.error} refetch={log.refetch} />
      {events?.length === 0 && <Standstill title={t('auditLog.none')} lead={t('auditLog.noneLead')} />}
      {events && events.length > 0 && <AuditTable events={events} onPerson={(id) => set('userId', id)} />}
      <Older label={t('auditLog.more')} of={log} />
    </Page>
  );
}

/** What the address says the log is narrowed to, so that it can be shared. */
function useNarrowed() {
  const today = useToday();
  const [address, setAddress] = useSearchParams();
  const action = vocabularies.auditAction.find((one) => one === address.get('action'));
  const period = periods.find((one) => one === address.get('period')) ?? 'week';
  const userId = address.get('userId');
  const days = daysOf[period];
  const narrowed: Narrowed = {
    ...(action && { action }),
    ...(userId && { userId }),
    ...(days !== undefined && { from: addDays(today, -days) }),
  };
  const set = (name: string, value: string | null) => {
    const next = new URLSearchParams(address);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setAddress(next);
  };
  return { narrowed, action, period, userId, set };
}
