import { styled } from '@mui/material/styles';
import type { AnswerTo, RowOf } from '#contract/commands/input';
import type { Field } from '#contract/fields';
import { unit } from '#contract/remarketing/unit';
import type { UnitFact } from '#contract/remarketing/unit';
import { unitSorts } from '#contract/remarketing/unit-orders';
import type { UnitSort } from '#contract/remarketing/unit-orders';
import { recordPath } from '../../data/resource-paths';
import { useWords } from '../../i18n/words';
import { formatDate, formatDecimal, formatInteger, formatMoney } from '../../kinds/format';
import { MoneyTable } from '../../parts/money-table';
import { Sign } from '../../parts/sign';
import { TextLink } from '../../parts/text-link';
import { useSide } from '../own-side';
import { sortsOf } from './asked-units';
import { useFactWords } from './fact-words';

const isSort = (fact: UnitFact): fact is UnitSort => (unitSorts as readonly UnitFact[]).includes(fact);

/** A second line of a figure that is not broken: an amount stays beside what it is. */
const Line = styled('small')({ '&&&': { whiteSpace: 'nowrap' } });

type Unit = RowOf<'listRemarketingDashboard'>;

interface UnitTableProps {
  readonly units: readonly Unit[];
  readonly totals: AnswerTo<'listRemarketingDashboard'>['totals'];
  readonly order?: { readonly by: UnitSort; readonly descending: boolean };
  /** What is asked by: facts that have no column yet get one. */
  readonly also?: readonly UnitFact[];
  readonly onOrder?: (sortBy: string) => void;
}

/** Facts that stand in the table whatever is asked. */
const always: readonly UnitFact[] = [
  ...(['ref', 'assetSummary', 'clientName', 'statusName', 'hold', 'stopFlag', 'ageingFlag'] as const),
  ...([
    'auctionName',
    'runNumber',
    'runCount',
    'daysInRemarketing',
    'saleDate',
    'cbbAverage',
    'cbbSource',
    'appraisalValue',
  ] as const),
  ...(['reservePrice', 'floorPrice', 'reconApproved', 'reconStatus', 'noSaleCount', 'lastBid'] as const),
  ...(['salePrice', 'salePercentOfCbb', 'net', 'netPercentOfCbb', 'purchaserName'] as const),
];

const isFigure = ({ kind }: Field): boolean => kind === 'money' || kind === 'integer' || kind === 'decimal';

/** The units under each other, and what all of them come to. */
export function UnitTable({ units, totals, order, also = [], onOrder }: UnitTableProps) {
  const { t, choice, locale } = useWords();
  const { nameOf, written } = useFactWords();
  const sorts: readonly UnitFact[] = sortsOf(useSide());
  const sort = (fact: UnitSort) =>
    onOrder && sorts.includes(fact)
      ? {
          sort: {
            now: order?.by === fact ? (order.descending ? ('desc' as const) : ('asc' as const)) : undefined,
            onSort: () => onOrder(order?.by === fact && !order.descending ? `-${fact}` : fact),
          },
        }
      : {};
  const money = (amount: string | null) => (amount === null ? '' : formatMoney(amount, locale));
  const day = (date: string | null) => (date === null ? '' : formatDate(date, locale));
  const runs = (number: string | null, count: number | null) =>
    [
      number && t('remarketing.run', { run: number }),
      count && t('remarketing.runs', { smart_count: count, count: formatInteger(count, locale) }),
    ]
      .filter(Boolean)
      .join(' · ');
  const left = (net: string, percent: number | null) =>
    percent === null
      ? t('remarketing.left', { amount: money(net) })
      : t('remarketing.leftOfCbb', { amount: money(net), share: formatDecimal(percent, locale) });
  return (
    <MoneyTable
      label={t('remarketing.title')}
      rows={units}
      keyOf={({ fileId }) => fileId}
      sums={t('remarketing.units', { smart_count: totals.units, count: formatInteger(totals.units, locale) })}
      columns={[
        {
          head: t('remarketing.unit'),
          ...sort('ref'),
          cell: ({ fileId, ref, assetSummary, clientName }) => (
            <>
              <TextLink to={recordPath('file', fileId)} sx={{ whiteSpace: 'nowrap' }}>
                {ref}
              </TextLink>
              <small>{assetSummary}</small>
              <small>{clientName}</small>
            </>
          ),
        },
        {
          head: t('remarketing.statusId'),
          ...sort('statusName'),
          cell: ({ statusName, hold, stopFlag, ageingFlag }) => (
            // One thing, so that the signs stay beside the status where there is no table.
            <span>
              {choice('statusName', statusName)} {hold && <Sign tone="warn">{t('remarketing.hold')}</Sign>}{' '}
              {stopFlag && <Sign tone="bad">{t('remarketing.stop')}</Sign>}{' '}
              {ageingFlag && <Sign tone="warn">{t('remarketing.ageingFlag')}</Sign>}
            </span>
          ),
        },
        {
          head: t('remarketing.auctionId'),
          ...sort('auctionName'),
          cell: ({ auctionName, runNumber, runCount }) => (
            <>
              {auctionName}
              {(runNumber ?? runCount) !== null && <small>{runs(runNumber, runCount)}</small>}
            </>
          ),
        },
        ...also
          .filter((fact) => !always.includes(fact))
          .map((fact) => ({
            head: nameOf(fact),
            ...(isSort(fact) && sort(fact)),
            ...(isFigure(unit[fact]) && { as: 'figure' as const }),
            cell: (one: Unit) => written(fact, one[fact]),
          })),
        {
          head: t('remarketing.days'),
          ...sort('daysInRemarketing'),
          as: 'figure',
          cell: ({ daysInRemarketing }) => formatInteger(daysInRemarketing, locale),
        },
        {
          head: t('remarketing.saleDate'),
          ...sort('saleDate'),
          as: 'short',
          cell: ({ saleDate }) => day(saleDate),
        },
        {
          head: t('remarketing.cbbAverage'),
          ...sort('cbbAverage'),
          as: 'figure',
          cell: ({ cbbAverage, cbbSource, appraisalValue }) => (
            <>
              {money(cbbAverage)}
              {cbbSource && <small>{choice('valueSource', cbbSource)}</small>}
              {appraisalValue && (
                <small>{t('remarketing.appraised', { amount: money(appraisalValue) })}</small>
              )}
            </>
          ),
          sum: money(totals.cbbAverage),
        },
        {
          head: t('remarketing.reservePrice'),
          ...sort('reservePrice'),
          as: 'figure',
          cell: ({ reservePrice, floorPrice }) => (
            <>
              {money(reservePrice)}
              {floorPrice && <Line>{t('remarketing.floor', { amount: money(floorPrice) })}</Line>}
            </>
          ),
          sum: money(totals.reservePrice),
        },
        {
          head: t('remarketing.recon'),
          ...sort('reconApproved'),
          as: 'figure',
          cell: ({ reconApproved, reconEstimate, reconStatus }) => (
            <>
              {money(reconApproved ?? reconEstimate)}
              {reconStatus && <small>{choice('reconStatus', reconStatus)}</small>}
            </>
          ),
        },
        {
          head: t('remarketing.noSaleCount'),
          ...sort('noSaleCount'),
          as: 'figure',
          cell: ({ noSaleCount, lastBid }) => (
            <>
              {noSaleCount !== null && formatInteger(noSaleCount, locale)}
              {lastBid && <Line>{t('remarketing.bid', { amount: money(lastBid) })}</Line>}
            </>
          ),
        },
        {
          head: t('remarketing.salePrice'),
          ...sort('salePrice'),
          as: 'figure',
          cell: ({ salePrice, salePercentOfCbb, net, netPercentOfCbb, purchaserName }) => (
            <>
              {money(salePrice)}
              {salePercentOfCbb !== null && (
                <small>{t('remarketing.ofCbb', { share: formatDecimal(salePercentOfCbb, locale) })}</small>
              )}
              {net !== null && <small>{left(net, netPercentOfCbb)}</small>}
              {purchaserName && <small>{purchaserName}</small>}
            </>
          ),
        },
      ]}
    />
  );
}
