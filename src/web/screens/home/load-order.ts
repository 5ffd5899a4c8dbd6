import type { AnswerTo } from '#contract/commands/input';
import type { Locale } from '../../identity/locale';
import type { Order } from '../../parts/order-choice';

export type Person = AnswerTo<'showLoad'>['people'][number];

/** By what those with work stand under each other, and whether the most is first, or the last of the alphabet. */
export type LoadOrder = Order<'name' | 'files' | 'late' | 'deadlines'>;

/** What a press on a head asks for: the most first and names from the first letter on, and pressed again the other way around. */
export const pressed = (by: LoadOrder['by'], now: LoadOrder): LoadOrder => ({
  by,
  descending: now.by === by ? !now.descending : by !== 'name',
});

/** People in an order; those who are alike in it stay as the host told them, who harms most first. */
export function inOrder(people: readonly Person[], { by, descending }: LoadOrder, locale: Locale): Person[] {
  const { compare } = new Intl.Collator(locale);
  const way = descending ? -1 : 1;
  return people.toSorted(
    (one, other) => way * (by === 'name' ? compare(one.name, other.name) : one[by] - other[by]),
  );
}
