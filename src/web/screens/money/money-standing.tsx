import Box from '@mui/material/Box';
import type { RowOf } from '#contract/commands/input';
import type { MoneyFigure } from '#contract/commands/money-standing';
import { amountOf, centsOf } from '#contract/money/cents';
import { formatMoney } from '#contract/written';
import { vocabularies } from '#contract/vocabularies/index';
import type { ValueOf } from '#contract/vocabularies/index';
import type { ResourceName } from '#contract/resources/index';
import { listPath, resourcePaths } from '../../data/resource-paths';
import { useReadData } from '../../data/use-read';
import { useRights } from '../../data/rights';
import { useWords } from '../../i18n/words';
import { formatInteger } from '../../kinds/format';
import { Awaited } from '../../parts/awaited';
import { MoneyTable } from '../../parts/money-table';
import { Section } from '../../parts/section';
import { TextLink } from '../../parts/text-link';
import { Quiet } from '../../parts/words-in-line';

type Figure = RowOf<'showMoneyStanding'>;

/** What stands under each other, and whether it comes to a sum that says something. */
const groups = {
  owed: { figures: vocabularies.receivable, isSummed: true },
  billing: { figures: ['toBill', 'inDraft', 'notSent'], isSummed: false },
  trust: { figures: ['heldInTrust', 'toRemit'], isSummed: false },
  vendors: { figures: ['toDecide', 'toPost', 'toPay'], isSummed: true },
} as const satisfies Record<string, { figures: readonly MoneyFigure[]; isSummed: boolean }>;
type Group = keyof typeof groups;
const groupNames = Object.keys(groups) as readonly Group[];

const isReceivable = (figure: MoneyFigure): figure is ValueOf<'receivable'> =>
  (vocabularies.receivable as readonly string[]).includes(figure);

/** What is owed, to be billed and held, of all companies or of one; each amount leads to the rows that come to it. */
export function MoneyStanding({ companyId }: { readonly companyId?: string }) {
  const { t } = useWords();
  const serves = useRights().serves('showMoneyStanding');
  const { data, error, refetch } = useReadData(
    [resourcePaths.invoice, 'getList', 'standing', companyId],
    'showMoneyStanding',
    companyId ? { companyId } : {},
  );
  if (!serves || data?.length === 0) return null;
  const isEmpty = data?.every(({ count }) => count === 0);
  return (
    <Section title={t('moneyStanding.title')}>
      {/* About as high as what comes, so that little moves. */}
      {!data && (
        <Box sx={{ minHeight: { xs: 700, lg: 300 } }}>
          <Awaited {...{ data, error, refetch }} />
        </Box>
      )}
      {isEmpty && <Quiet>{t('moneyStanding.none')}</Quiet>}
      {data && !isEmpty && (
        <Box sx={{ columns: '2 380px', columnGap: '48px' }}>
          {groupNames.map((group) => (
            <Box key={group} sx={{ breakInside: 'avoid', pb: 2 }}>
              <MoneyGroup group={group} told={data} />
            </Box>
          ))}
        </Box>
      )}
    </Section>
  );
}

function MoneyGroup({ group, told }: { readonly group: Group; readonly told: readonly Figure[] }) {
  const { t, choice, locale } = useWords();
  const { figures, isSummed } = groups[group];
  const rows = told.filter(({ figure }) => (figures as readonly MoneyFigure[]).includes(figure));
  if (rows.length === 0) return null;
  const sum = rows.reduce((all, { amount }) => all + centsOf(amount), 0);
  const name = t(`moneyStanding.groups.${group}`);
  return (
    <MoneyTable
      headed
      label={name}
      rows={rows}
      keyOf={({ figure }) => figure}
      {...(isSummed && { sums: t('moneyStanding.sum') })}
      columns={[
        {
          head: t('moneyStanding.item'),
          cell: ({ figure, resource, search }) => (
            <TextLink to={`${listPath(resource as ResourceName)}?${search}`}>
              {isReceivable(figure) ? choice('receivable', figure) : t(`moneyStanding.figures.${figure}`)}
            </TextLink>
          ),
        },
        {
          head: t('moneyStanding.count'),
          as: 'figure',
          cell: ({ count }) => formatInteger(count, locale),
        },
        {
          head: t('moneyStanding.amount'),
          as: 'figure',
          cell: ({ amount }) => formatMoney(amount, locale),
          ...(isSummed && { sum: formatMoney(amountOf(sum), locale) }),
        },
      ]}
    />
  );
}
