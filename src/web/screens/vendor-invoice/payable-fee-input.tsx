import type { KindName } from '#contract/fields';
import { feeTypes } from '#contract/reference/fee-types';
import type { ValueOf } from '#contract/vocabularies/index';
import { useWords } from '../../i18n/words';
import { ChoiceInput } from '../../kinds/inputs/choice';
import type { KindInputProps } from '../../kinds/people-half';

const payable = (Object.keys(feeTypes) as ValueOf<'feeType'>[]).filter(
  (type) => feeTypes[type].direction !== 'receivable',
);

/** The kinds of work that a vendor may bill, in the order of the reader's alphabet; what only clients are charged is none of them. */
export function PayableFeeInput(props: KindInputProps<KindName>) {
  const { choice, locale } = useWords();
  const order = new Intl.Collator(locale);
  const nameOf = (type: string) => choice('feeType', type);
  const among = [...payable].sort((one, other) => order.compare(nameOf(one), nameOf(other)));
  return <ChoiceInput {...(props as KindInputProps<'choice'>)} among={among} />;
}
