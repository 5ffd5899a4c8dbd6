import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { RowOf } from '#contract/commands/input';
import { formatDate } from '#contract/written';
import { recordPath } from '../../data/resource-paths';
import { useReadData } from '../../data/use-read';
import { useWords } from '../../i18n/words';
import { formatInteger } from '../../kinds/format';
import { Awaited } from '../../parts/awaited';
import { MoneyTable } from '../../parts/money-table';
import type { MoneyColumn } from '../../parts/money-table';
import { Section } from '../../parts/section';
import { TextLink } from '../../parts/text-link';
import { Quiet } from '../../parts/words-in-line';
import { DisposeDialog } from './dispose-dialog';
import type { Disposed } from './dispose-dialog';
import { HoldDialog } from './hold-dialog';
import { keptKey } from './kept-key';

type Kept = RowOf<'listKept'>;
type Entry = Pick<Kept, 'fileId' | 'ref' | 'keptClass' | 'records' | 'keptUntil'>;

/** What of closed files has been kept for long enough, what a legal hold keeps, the way to dispose of the rest, what went, and what did not and why. */
export function Retention() {
  const { t, choice, locale } = useWords();
  const { data, error, refetch } = useReadData(keptKey, 'listKept', {});
  const [asking, setAsking] = useState<Kept | 'dispose' | null>(null);
  const [done, setDone] = useState<readonly Disposed[]>([]);
  const base: MoneyColumn<Entry>[] = [
    { head: t('housekeeping.retention.what'), cell: ({ keptClass }) => choice('retentionClass', keptClass) },
    {
      head: t('housekeeping.retention.records'),
      as: 'figure',
      cell: ({ records }) => formatInteger(records, locale),
    },
    {
      head: t('housekeeping.retention.until'),
      as: 'short',
      cell: ({ keptUntil }) => formatDate(keptUntil, locale),
    },
  ];
  const held: MoneyColumn<Kept> = {
    head: t('housekeeping.retention.hold'),
    cell: (row) => (
      <>
        {row.holdReason && <Quiet>{row.holdReason} </Quiet>}
        <Button size="small" onClick={() => setAsking(row)}>
          {t(row.isHeld ? 'housekeeping.retention.endHold' : 'housekeeping.retention.setHold')}
        </Button>
      </>
    ),
  };
  const told: MoneyColumn<Entry> = { head: t('housekeeping.retention.file'), cell: ({ ref }) => ref };
  const keyOf = ({ fileId, keptClass }: Entry) => `${fileId} ${keptClass}`;
  const gone = done.filter(({ ok }) => ok);
  const stayed = done.filter(({ ok }) => !ok);
  return (
    <Section title={t('housekeeping.retention.title')}>
      <Quiet>{t('housekeeping.retention.lead')}</Quiet>
      <Awaited data={data} error={error} refetch={refetch} />
      {data?.length === 0 && <Typography>{t('housekeeping.retention.none')}</Typography>}
      {data && data.length > 0 && (
        <>
          <MoneyTable
            label={t('housekeeping.retention.title')}
            rows={data}
            keyOf={keyOf}
            columns={[
              {
                head: t('housekeeping.retention.file'),
                cell: ({ fileId, ref }) => <TextLink to={recordPath('file', fileId)}>{ref}</TextLink>,
              },
              ...base,
              held,
            ]}
          />
          <Stack direction="row" sx={{ mt: 1.5 }}>
            <Button
              color="error"
              disabled={data.every(({ isHeld }) => isHeld)}
              onClick={() => setAsking('dispose')}
            >
              {t('housekeeping.retention.ask')}
            </Button>
          </Stack>
        </>
      )}
      {gone.length > 0 && (
        <MoneyTable
          headed
          label={t('housekeeping.retention.gone')}
          rows={gone}
          keyOf={keyOf}
          columns={[told, ...base]}
        />
      )}
      {stayed.length > 0 && (
        <MoneyTable
          headed
          label={t('housekeeping.retention.stayed')}
          rows={stayed}
          keyOf={keyOf}
          columns={[told, ...base, { head: t('housekeeping.retention.why'), cell: ({ message }) => message }]}
        />
      )}
      {asking === 'dispose' && (
        <DisposeDialog
          onDone={(entries) => setDone((before) => [...before.filter(({ ok }) => ok), ...entries])}
          onClose={() => setAsking(null)}
        />
      )}
      {asking && asking !== 'dispose' && <HoldDialog kept={asking} onClose={() => setAsking(null)} />}
    </Section>
  );
}
