import { resourceAt } from '../data/resource-paths';
import { ReferenceName } from '../kinds/cells/reference';
import { formatDate } from '../kinds/format';
import { fill, useWords } from '../i18n/words';
import type { FilterGroup } from './filter-groups';
import type { Buckets } from './use-list';

/** What a filter lets through, in words. */
export function FilterWords(props: {
  group: FilterGroup;
  filters: Readonly<Record<string, readonly string[]>>;
  buckets: Buckets;
}) {
  const { group, filters, buckets } = props;
  const { texts, locale, choice } = useWords();
  if (group.parameter === undefined) {
    const [from = '', to = ''] = [group.from, group.to].map((name) => filters[name]?.[0] ?? '');
    const day = { from: formatDate(from, locale), to: formatDate(to, locale) };
    const text = from && to ? texts.list.between : from ? texts.list.fromValue : texts.list.toValue;
    return <span>{fill(text, day)}</span>;
  }
  const { field } = group;
  const [first = '', ...others] = filters[group.parameter] ?? [];
  const more = others.length > 0 && <span className="quiet"> + {others.length}</span>;
  if (field.kind === 'reference' || field.kind === 'references') {
    const to = resourceAt(field.to);
    const counted = group.counted && buckets[group.counted]?.find(({ value }) => value === first)?.label;
    return (
      <span>
        {counted ?? (to ? <ReferenceName to={to} id={first} linked={false} /> : first)}
        {more}
      </span>
    );
  }
  if (field.kind === 'flag') return <span>{first === 'true' ? texts.yes : texts.no}</span>;
  if (field.kind === 'choice' || field.kind === 'choices')
    return (
      <span>
        {choice(field.of, first)}
        {more}
      </span>
    );
  return (
    <span>
      {fill(texts.list.contains, { words: first })}
      {more}
    </span>
  );
}
