import Stack from '@mui/material/Stack';
import type { Counted } from '#contract/commands/answer';
import { unit } from '#contract/remarketing/unit';
import { useWords } from '../../i18n/words';
import { OrderChoice } from '../../parts/order-choice';
import type { Ordered } from '../../parts/order-choice';
import { SelectField } from '../../parts/select-field';
import { useSide } from '../own-side';
import type { UnitFilter } from './asked-units';
import { askedOrder, sortsOf } from './asked-units';
import { useFactWords } from './fact-words';
import { UnitDays } from './unit-days';

interface UnitFiltersProps {
  readonly address: URLSearchParams;
  readonly buckets: Readonly<Record<string, readonly Counted[]>>;
  readonly onAsk: (asked: { readonly [name in UnitFilter | 'sortBy']?: string }) => void;
}

/** As what a fact is put in order, by its kind. */
const orderedAs: { readonly [kind: string]: Ordered | undefined } = { text: 'words', date: 'days' };

const picked = ['statusId', 'clientId', 'auctionId', 'ageing'] as const;

/** Narrows the units by what is always asked, and puts them in order. */
export function UnitFilters({ address, buckets, onAsk }: UnitFiltersProps) {
  const { t } = useWords();
  const { nameOf } = useFactWords();
  const sorts = sortsOf(useSide());
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
          onPick={(value) => onAsk({ [name]: value })}
        />
      ))}
      <UnitDays address={address} onAsk={(name, value) => onAsk({ [name]: value })} />
      <OrderChoice
        order={askedOrder(address)}
        choices={sorts.map((sort) => [sort, nameOf(sort), orderedAs[unit[sort].kind]] as const)}
        onOrder={({ by, descending }) => onAsk({ sortBy: descending ? `-${by}` : by })}
      />
    </Stack>
  );
}
