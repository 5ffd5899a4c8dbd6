import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { amountOf, centsOf } from '#contract/money/cents';
import { resourcePaths } from '../../../data/resource-paths';
import { useRights } from '../../../data/rights';
import { Icon } from '../../../frame/icon';
import { useToast } from '../../../identity/toast';
import { fill, useWords } from '../../../i18n/words';
import { formatDate, formatMoney } from '../../../kinds/format';
import { useFailure } from '../../failure';
import { mayWith, useFileRecord } from '../file-record';
import { useFeeTexts } from './fee-texts';
import type { FileMoney, ProjectionRow } from './file-fees';
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
        <div className="fee-scroll">
          <table className="fee-table" aria-label={texts.projected}>
            <thead>
              <tr>
                <th scope="col">{texts.what}</th>
                {isBoth && <th scope="col">{texts.side}</th>}
                <th scope="col">{texts.expectedOn}</th>
                <th scope="col" className="fee-figure">
                  {texts.probability}
                </th>
                <th scope="col" className="fee-figure">
                  {texts.amount}
                </th>
                <th scope="col">
                  <span className="unseen">{texts.actions}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <ProjectedLine key={row.id} row={row} isBoth={isBoth} />
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={isBoth ? 4 : 3}>
                  {texts.expectedTotal}
                  {isBoth && ` (${texts.toClient})`}
                </th>
                <td className="fee-figure">{formatMoney(money.receivable ?? '0.00', locale)}</td>
                <td />
              </tr>
            </tfoot>
          </table>
        </div>
      )}
      {adding && <ProjectedDialog onClose={() => setAdding(false)} />}
    </div>
  );
}

function ProjectedLine({ row, isBoth }: { row: ProjectionRow; isBoth: boolean }) {
  const texts = useFeeTexts();
  const { choice, locale } = useWords();
  const dataProvider = useDataProvider();
  const fetchAgain = useFetchFees();
  const toast = useToast();
  const explain = useFailure();
  const name = choice('feeType', row.feeType);
  const money = (amount: string): string => formatMoney(amount, locale);
  const stop = async () => {
    try {
      await dataProvider.delete(resourcePaths.projectedFee, { id: row.id, previousData: row });
      await fetchAgain();
      toast({ status: 'success', message: fill(texts.stopped, { name }) });
    } catch (error) {
      toast({ status: 'error', message: explain(error) });
    }
  };
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
  return (
    <tr className={row.status === 'realized' ? 'fee-came' : undefined}>
      <th scope="row">
        {name}
        {(came ?? row.note) && <small className="quiet">{came ?? row.note}</small>}
      </th>
      {isBoth && <td>{row.direction === 'receivable' ? texts.toClient : texts.toVendor}</td>}
      <td>{row.expectedOn ? formatDate(row.expectedOn, locale) : '–'}</td>
      <td className="fee-figure">{locale === 'fr' ? `${row.probability}\u00a0%` : `${row.probability}%`}</td>
      <td className="fee-figure">{money(row.amount)}</td>
      <td>
        {row.status === 'projected' && row.may?.includes('delete') && (
          <button
            type="button"
            className="icon-button"
            aria-label={`${texts.stopExpecting}: ${name}`}
            title={texts.stopExpecting}
            onClick={() => void stop()}
          >
            <Icon name="bin" />
          </button>
        )}
      </td>
    </tr>
  );
}
