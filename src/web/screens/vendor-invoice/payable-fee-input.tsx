import type { KindName } from '#contract/fields';
import { feeTypes } from '#contract/reference/fee-types';
import type { ValueOf } from '#contract/vocabularies/index';
import { useWords } from '../../i18n/words';
import { attributesOf } from '../../kinds/inputs/attributes';
import type { InputProps } from '../../kinds/people-half';

const payable = (Object.keys(feeTypes) as ValueOf<'feeType'>[]).filter(
  (type) => feeTypes[type].direction !== 'receivable',
);

/** The kinds of work that a vendor may bill, in the order of the reader's alphabet; what only clients are charged is none of them. */
export function PayableFeeInput(props: InputProps<KindName>) {
  const { t, choice, locale } = useWords();
  const order = new Intl.Collator(locale);
  const named = payable
    .map((type) => ({ type, name: choice('feeType', type) }))
    .sort((one, other) => order.compare(one.name, other.name));
  return (
    <select
      {...attributesOf(props)}
      value={typeof props.value === 'string' ? props.value : ''}
      onChange={({ target }) => props.onChange(target.value || null)}
    >
      <option value="">{t('form.choose')}</option>
      {named.map(({ type, name }) => (
        <option key={type} value={type}>
          {name}
        </option>
      ))}
    </select>
  );
}
