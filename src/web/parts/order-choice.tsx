import { useTranslate } from '../i18n/use-translate';
import { SelectField } from './select-field';

/** By what rows stand under each other, and whether the last of it is first. */
export interface Order<B extends string> {
  readonly by: B;
  readonly descending: boolean;
}

interface OrderChoiceProps<B extends string> {
  readonly order: Order<B>;
  readonly choices: readonly (readonly [by: B, name: string])[];
  readonly onOrder: (order: Order<B>) => void;
}

const ways = ['rising', 'falling'] as const;

/** Puts rows in order where there are no heads to press, or not one for each order. */
export function OrderChoice<B extends string>({ order, choices, onOrder }: OrderChoiceProps<B>) {
  const t = useTranslate();
  return (
    <>
      <SelectField
        label={t('list.order')}
        value={order.by}
        choices={choices}
        onPick={(by) => onOrder({ ...order, by })}
      />
      <SelectField
        label={t('list.way')}
        value={order.descending ? 'falling' : 'rising'}
        choices={ways.map((way) => [way, t(`list.${way}`)] as const)}
        onPick={(way) => onOrder({ ...order, descending: way === 'falling' })}
      />
    </>
  );
}
