import { useTranslate } from '../i18n/use-translate';
import { SelectField } from './select-field';

/** By what rows stand under each other, and whether the last of it is first. */
export interface Order<B extends string> {
  readonly by: B;
  readonly descending: boolean;
}

interface OrderChoiceProps<B extends string> {
  readonly order: Order<B>;
  readonly choices: readonly (readonly [by: B, name: string, of?: Ordered | undefined])[];
  readonly onOrder: (order: Order<B>) => void;
}

/** What is put in order: words by their letters, days by the calendar, all else by how much it is. */
export type Ordered = 'words' | 'days';

const ways = {
  words: { rising: 'fromFirstLetter', falling: 'fromLastLetter' },
  days: { rising: 'oldestFirst', falling: 'newestFirst' },
  amounts: { rising: 'rising', falling: 'falling' },
} as const;

/** Puts rows in order where there are no heads to press, or not one for each order. */
export function OrderChoice<B extends string>({ order, choices, onOrder }: OrderChoiceProps<B>) {
  const t = useTranslate();
  const { rising, falling } = ways[choices.find(([by]) => by === order.by)?.[2] ?? 'amounts'];
  return (
    <>
      <SelectField
        label={t('list.order')}
        value={order.by}
        choices={choices.map(([by, name]) => [by, name] as const)}
        onPick={(by) => onOrder({ ...order, by })}
      />
      <SelectField
        label={t('list.way')}
        value={order.descending ? 'falling' : 'rising'}
        choices={[
          ['rising', t(`list.${rising}`)],
          ['falling', t(`list.${falling}`)],
        ]}
        onPick={(way) => onOrder({ ...order, descending: way === 'falling' })}
      />
    </>
  );
}
