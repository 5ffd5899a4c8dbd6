import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { amountOf, centsOf } from '#contract/money/cents';
import type { FileMoney } from '#contract/money/file-money';
import { resourcePaths } from '../../../data/resource-paths';
import { useRights } from '../../../data/rights';
import { Icon } from '../../../frame/icon';
import { useToast } from '../../../identity/toast';
import { fill, useWords } from '../../../i18n/words';
import { formatDate, formatMoney } from '../../../kinds/format';
import { useFailure } from '../../failure';
import { MoneyTable } from '../../money-table';
import type { MoneyColumn } from '../../money-table';
import { mayWith, useFileRecord } from '../file-record';
import { useFeeTexts } from './fee-texts';
import type { ProjectionRow } from './file-fees';
import { useFetchFees, useFileProjections } from './file-fees';
import { ProjectedDialog } from './projected-dialog';

/** What the file is expected to cost until it is closed, and how what has come compares with it. */
export function ProjectedSection({ money }: { money: NonNullable<FileMoney['projected']> }) {
  const file = useFileRecord();
  const texts = useFeeTexts();
  const { locale } = useWords();
  const rights = useRights();
  const { data: rows } = useFileProjections(file.id);
  const [adding, setAdding] = useState(false);
  const mayAdd = rights.may('projectedFee', 'create') && mayWith(file, 'work') && !file.closed;
  const isBoth = money.payable !== null;
  const shown = rows?.filter(({ status }) => status !== 'cancelled') ?? [];
  const side: MoneyColumn<ProjectionRow> = {
    head: texts.side,
    cell: ({ direction }) => (direction === 'receivable' ? texts.toClient : texts.toVendor),
  };
  return (
    <div className="fee-side">
      <div className="tab-head">
        <h2>{texts.projected}</h2>
        {mayAdd && (
          <button type="button" className="button" onClick={() => setAdding(true)}>
            <Icon name="plus" /> {texts.addProjected}
          </button>
        )}
      </div>
      <p className="quiet fee-lead">{shown.length === 0 ? texts.projectedNone : texts.projectedLead}</p>
      {shown.length > 0 && (
        <MoneyTable
          label={texts.projected}
          rows={shown}
          keyOf={({ id }) => id}
          columns={[
            { head: texts.what, cell: (row) => <ProjectedName row={row} /> },
            ...(isBoth ? [side] : []),
            {
              head: texts.expectedOn,
              cell: ({ expectedOn }) => (expectedOn ? formatDate(expectedOn, locale) : '–'),
            },
            {
              head: texts.probability,
              as: 'figure',
              cell: ({ probability }) => (locale === 'fr' ? `${probability}\u00a0%` : `${probability}%`),
            },
            {
              head: texts.amount,
              as: 'figure',
              cell: ({ amount }) => formatMoney(amount, locale),
              sum: formatMoney(money.receivable ?? '0.00', locale),
            },
            { head: texts.actions, as: 'acts', cell: (row) => <StopExpecting row={row} /> },
          ]}
          sums={isBoth ? `${texts.expectedTotal} (${texts.toClient})` : texts.expectedTotal}
          mark={({ status }) => (status === 'realized' ? 'past' : undefined)}
        />
      )}
      {adding && <ProjectedDialog onClose={() => setAdding(false)} />}
    </div>
  );
}

/** What is expected, and how far what came was from it. */
function ProjectedName({ row }: { row: ProjectionRow }) {
  const texts = useFeeTexts();
  const { choice, locale } = useWords();
  const money = (amount: string): string => formatMoney(amount, locale);
  const variance = centsOf(row.variance);
  const came =
    row.status === 'realized' && row.variance !== null
      ? variance === 0
        ? texts.cameAs
        : fill(texts.came, {
            amount: money(amountOf(centsOf(row.amount) + variance)),
            sense: `(${fill(variance > 0 ? texts.above : texts.below, { amount: money(amountOf(Math.abs(variance))) })})`,
          })
      : null;
  const said = came ?? row.note;
  return (
    <>
      {choice('feeType', row.feeType)}
      {said && <small className="quiet">{said}</small>}
    </>
  );
}

function StopExpecting({ row }: { row: ProjectionRow }) {
  const texts = useFeeTexts();
  const { choice } = useWords();
  const dataProvider = useDataProvider();
  const fetchAgain = useFetchFees();
  const toast = useToast();
  const explain = useFailure();
  const name = choice('feeType', row.feeType);
  if (row.status !== 'projected' || !row.may?.includes('delete')) return null;
  const stop = async () => {
    try {
      await dataProvider.delete(resourcePaths.projectedFee, { id: row.id, previousData: row });
      await fetchAgain();
      toast({ status: 'success', message: fill(texts.stopped, { name }) });
    } catch (error) {
      toast({ status: 'error', message: explain(error) });
    }
  };
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={`${texts.stopExpecting}: ${name}`}
      title={texts.stopExpecting}
      onClick={() => void stop()}
    >
      <Icon name="bin" />
    </button>
  );
}
