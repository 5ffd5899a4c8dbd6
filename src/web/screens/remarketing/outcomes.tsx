import Box from '@mui/material/Box';
import type { RowOf } from '#contract/commands/input';
import { soldReasons } from '#contract/close-out/outcome';
import { centsOf } from '#contract/money/cents';
import { formatDate } from '#contract/written';
import { listPath } from '../../data/resource-paths';
import { useRead } from '../../data/use-read';
import { useWords } from '../../i18n/words';
import { formatInteger, formatMoney } from '../../kinds/format';
import { Awaited } from '../../parts/awaited';
import { Section } from '../../parts/section';
import { Standstill } from '../../parts/standstill';
import { FigureChart } from './figure-chart';

type Outcome = RowOf<'showRemarketingOutcomes'>;

/** What became of the last year's files, by client: how many were found, how fast they sold, and what was left. */
export function Outcomes() {
  const { t, locale } = useWords();
  const { data, error, refetch } = useRead(
    ['desk', 'remarketing', 'outcomes'],
    'showRemarketingOutcomes',
    {},
  );
  if (!data) return <Awaited data={data} error={error} refetch={refetch} />;
  if (data.data.length === 0)
    return <Standstill title={t('remarketing.noOutcomes')} lead={t('remarketing.noOutcomesLead')} />;
  const { since } = data;
  // Whoever follows units until they are closed is told of those that were sold, which stand among the units.
  const areSales = data.data.every(({ closed }) => closed === 0);
  const listed = ({ clientId }: Outcome, reasons: readonly string[]) => {
    if (areSales) return `?${new URLSearchParams({ clientId, saleDateFrom: since, salePriceFrom: '0.01' })}`;
    const asked = new URLSearchParams({ clientId, closed: 'true', closedDateFrom: since });
    for (const reason of reasons) asked.append('closingReason', reason);
    return `${listPath('file')}?${asked}`;
  };
  // A figure leads to the files that it is worked out of: all that were closed, or those that were sold.
  const figures = (valueOf: (one: Outcome) => number | null, reasons: readonly string[] = soldReasons) =>
    data.data.flatMap((one) => {
      const value = valueOf(one);
      return value === null ? [] : [{ label: one.clientName, value, to: listed(one, reasons) }];
    });
  const pictures = [
    {
      name: 'recoveryRate',
      figures: areSales ? [] : figures(({ closed, secured }) => Math.round((100 * secured) / closed), []),
      written: (value: number) => t('remarketing.percent', { share: formatInteger(value, locale) }),
    },
    {
      name: 'daysToSale',
      figures: figures(({ daysToSale }) => daysToSale),
      written: (value: number) => formatInteger(value, locale),
    },
    {
      name: 'net',
      figures: figures(({ net }) => (net === null ? null : centsOf(net))),
      written: (value: number) => formatMoney((value / 100).toFixed(2), locale),
    },
    {
      name: 'netOfBook',
      figures: figures(({ netOfBook }) => netOfBook),
      written: (value: number) => t('remarketing.percent', { share: formatInteger(value, locale) }),
    },
  ] as const;
  return (
    <Section
      title={t(areSales ? 'remarketing.sales' : 'remarketing.outcomes', { day: formatDate(since, locale) })}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: '16px 32px' }}>
        {pictures
          .filter((picture) => picture.figures.length > 0)
          .map((picture) => (
            <Section key={picture.name} title={t(`remarketing.${picture.name}`)}>
              <FigureChart
                title={t(`remarketing.${picture.name}`)}
                figures={picture.figures}
                written={picture.written}
              />
            </Section>
          ))}
      </Box>
    </Section>
  );
}
