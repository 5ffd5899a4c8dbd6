import { styled } from '@mui/material/styles';
import type { AnswerTo, RowOf } from '#contract/commands/input';
import { recordPath } from '../../data/resource-paths';
import { useWords } from '../../i18n/words';
import { formatDate, formatDecimal, formatInteger, formatMoney } from '../../kinds/format';
import { MoneyTable } from '../../parts/money-table';
import { Sign } from '../../parts/sign';
import { TextLink } from '../../parts/text-link';

/** A second line of a figure that is not broken: an amount stays beside what it is. */
const Line = styled('small')({ '&&&': { whiteSpace: 'nowrap' } });

type Unit = RowOf<'listRemarketingDashboard'>;

interface UnitTableProps {
  readonly units: readonly Unit[];
  readonly totals: AnswerTo<'listRemarketingDashboard'>['totals'];
}

/** The units under each other, and what all of them come to. */
export function UnitTable({ units, totals }: UnitTableProps) {
  const { t, choice, locale } = useWords();
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
          cell: ({ statusName, hold, stopFlag }) => (
            <>
              {choice('statusName', statusName)} {hold && <Sign tone="warn">{t('remarketing.hold')}</Sign>}{' '}
              {stopFlag && <Sign tone="bad">{t('remarketing.stop')}</Sign>}
            </>
          ),
        },
        {
          head: t('remarketing.auctionId'),
          cell: ({ auctionName, runNumber, runCount }) => (
            <>
              {auctionName}
              {(runNumber ?? runCount) !== null && <small>{runs(runNumber, runCount)}</small>}
            </>
          ),
        },
        {
          head: t('remarketing.days'),
          as: 'figure',
          cell: ({ daysInRemarketing }) => formatInteger(daysInRemarketing, locale),
        },
        { head: t('remarketing.saleDate'), as: 'short', cell: ({ saleDate }) => day(saleDate) },
        {
          head: t('remarketing.cbbAverage'),
          as: 'figure',
          cell: ({ cbbAverage, appraisalValue }) => (
            <>
              {money(cbbAverage)}
              {appraisalValue && (
                <small>{t('remarketing.appraised', { amount: money(appraisalValue) })}</small>
              )}
            </>
          ),
          sum: money(totals.cbbAverage),
        },
        {
          head: t('remarketing.reservePrice'),
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
          as: 'figure',
          cell: ({ salePrice, salePercentOfCbb, net, netPercentOfCbb, purchaserName }) => (
            <>
              {money(salePrice)}
              {salePercentOfCbb !== null && (
                <Line>{t('remarketing.ofCbb', { share: formatDecimal(salePercentOfCbb, locale) })}</Line>
              )}
              {net !== null && <Line>{left(net, netPercentOfCbb)}</Line>}
              {purchaserName && <small>{purchaserName}</small>}
            </>
          ),
        },
      ]}
    />
  );
}
