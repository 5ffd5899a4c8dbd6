import Button from '@mui/material/Button';
import AddIcon from '@mui/icons-material/Add';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useState } from 'react';
import { amountOf, centsOf } from '#contract/money/cents';
import type { FileMoney } from '#contract/money/file-money';
import { useRights } from '../../../data/rights';
import { useWriting } from '../../../data/use-writing';
import { useWords } from '../../../i18n/words';
import { formatDate, formatMoney } from '../../../kinds/format';
import { MoneyTable } from '../../../parts/money-table';
import type { MoneyColumn } from '../../../parts/money-table';
import { Section } from '../../../parts/section';
import { useDoing } from '../../../parts/use-doing';
import { Aside } from '../../../parts/words-in-line';
import { mayWith, mayWithPart, useFileRecord } from '../file-record';
import type { ProjectionRow } from './file-fees';
import { useFileProjections } from './file-fees';
import { ProjectedDialog } from './projected-dialog';

/** What the file is expected to cost until it is closed, and how what has come compares with it. */
export function ProjectedSection({ money }: { money: NonNullable<FileMoney['projected']> }) {
  const file = useFileRecord();
  const { t, locale } = useWords();
  const rights = useRights();
  const { data: rows } = useFileProjections(file.id);
  const [adding, setAdding] = useState(false);
  const mayAdd = rights.may('projectedFee', 'create') && mayWith(file, 'work') && !file.closed;
  const isBoth = money.payable !== null;
  const shown = rows?.filter(({ status }) => status !== 'cancelled') ?? [];
  const side: MoneyColumn<ProjectionRow> = {
    head: t('fee.side'),
    cell: ({ direction }) => (direction === 'receivable' ? t('fee.toClient') : t('fee.toVendor')),
  };
  return (
    <Section
      title={t('fee.projected')}
      actions={
        mayAdd && (
          <Button startIcon={<AddIcon />} onClick={() => setAdding(true)}>
            {t('fee.addProjected')}
          </Button>
        )
      }
    >
      <Typography variant="body2" sx={{ mb: 1.25, color: 'text.secondary' }}>
        {shown.length === 0 ? t('fee.projectedNone') : t('fee.projectedLead')}
      </Typography>
      {shown.length > 0 && (
        <MoneyTable
          label={t('fee.projected')}
          rows={shown}
          keyOf={({ id }) => id}
          columns={[
            { head: t('fee.what'), cell: (row) => <ProjectedName row={row} /> },
            ...(isBoth ? [side] : []),
            {
              head: t('fee.expectedOn'),
              cell: ({ expectedOn }) => (expectedOn ? formatDate(expectedOn, locale) : '–'),
            },
            {
              head: t('fee.probability'),
              as: 'figure',
              cell: ({ probability }) => (locale === 'fr' ? `${probability}\u00a0%` : `${probability}%`),
            },
            {
              head: t('fee.amount'),
              as: 'figure',
              cell: ({ amount }) => formatMoney(amount, locale),
              sum: formatMoney(money.receivable ?? '0.00', locale),
            },
            { head: t('fee.actions'), as: 'acts', cell: (row) => <StopExpecting row={row} /> },
          ]}
          sums={isBoth ? `${t('fee.expectedTotal')} (${t('fee.toClient')})` : t('fee.expectedTotal')}
          mark={({ status }) => (status === 'realized' ? 'past' : undefined)}
        />
      )}
      {adding && <ProjectedDialog onClose={() => setAdding(false)} />}
    </Section>
  );
}

/** What is expected, and how far what came was from it. */
function ProjectedName({ row }: { row: ProjectionRow }) {
  const { t, choice, locale } = useWords();
  const money = (amount: string): string => formatMoney(amount, locale);
  const variance = centsOf(row.variance);
  const came =
    row.status === 'realized' && row.variance !== null
      ? variance === 0
        ? t('fee.cameAs')
        : t('fee.came', {
            amount: money(amountOf(centsOf(row.amount) + variance)),
            sense: `(${t(variance > 0 ? 'fee.above' : 'fee.below', { amount: money(amountOf(Math.abs(variance))) })})`,
          })
      : null;
  const said = came ?? row.note;
  return (
    <>
      {choice('feeType', row.feeType)}
      {said && <Aside>{said}</Aside>}
    </>
  );
}

function StopExpecting({ row }: { row: ProjectionRow }) {
  const file = useFileRecord();
  const { t, choice } = useWords();
  const { remove } = useWriting('projectedFee');
  const { run } = useDoing();
  const name = choice('feeType', row.feeType);
  if (row.status !== 'projected' || !mayWithPart(file, row, 'delete')) return null;
  const stop = async () => {
    await remove(row);
    return t('fee.stopped', { name });
  };
  return (
    <Tooltip title={t('fee.stopExpecting')}>
      <IconButton
        aria-label={t('named', { what: t('fee.stopExpecting'), name: name })}
        onClick={() => run(stop)}
      >
        <DeleteIcon />
      </IconButton>
    </Tooltip>
  );
}
