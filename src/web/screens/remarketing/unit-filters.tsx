import Stack from '@mui/material/Stack';
import type { Counted } from '#contract/commands/answer';
import { unitSorts } from '#contract/remarketing/ages';
import { useWords } from '../../i18n/words';
import { SelectField } from '../../parts/select-field';
import type { UnitFilter } from './asked-units';
import { UnitDays } from './unit-days';

interface UnitFiltersProps {
  readonly address: URLSearchParams;
  readonly buckets: Readonly<Record<string, readonly Counted[]>>;
  readonly onAsk: (name: UnitFilter | 'sortBy', value: string) => void;
}

const picked = ['statusId', 'clientId', 'auctionId', 'ageing'] as const;

/** Narrows the units, and puts them in order. */
export function UnitFilters({ address, buckets, onAsk }: UnitFiltersProps) {
  const { t } = useWords();
  const orders = unitSorts.flatMap((by) => [by, `-${by}`] as const);
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, displayPrint: 'none' }}>
      {picked.map((name) => (
        <SelectField
          key={name}
          label={t(`remarketing.${name}`)}
          value={address.get(name) ?? ''}
          choices={[
            ['', t('remarketing.all')],
            ...(buckets[name] ?? []).map(
              ({ value, label, count }) => [String(value), `${label} (${count})`] as const,
            ),
          ]}
          onPick={(value) => onAsk(name, value)}
        />
      ))}
      <UnitDays address={address} onAsk={onAsk} />
      <SelectField
        label={t('remarketing.sortBy')}
        value={address.get('sortBy') ?? '-daysInRemarketing'}
        choices={orders.map((order) => {
          const by = order.replace('-', '') as (typeof unitSorts)[number];
          const way = order.startsWith('-') ? 'remarketing.falling' : 'remarketing.rising';
          return [order, t(way, { what: t(`remarketing.${by}`) })] as const;
        })}
        onPick={(value) => onAsk('sortBy', value)}
      />
    </Stack>
  );
}
