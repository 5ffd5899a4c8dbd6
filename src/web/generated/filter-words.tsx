import { resourceAt } from '../data/resource-paths';
import { ReferenceName } from '../kinds/cells/reference';
import { formatDate } from '../kinds/format';
import { useWords } from '../i18n/words';
import type { FilterGroup } from './filter-groups';
import type { Buckets } from './use-list';

/** What a filter lets through, in words. */
export function FilterWords(props: {
  group: FilterGroup;
  filters: Readonly<Record<string, readonly string[]>>;
  buckets: Buckets;
}) {
  const { group, filters, buckets } = props;
  const { t, locale, choice } = useWords();
  if (group.parameter === undefined) {
    const [from = '', to = ''] = [group.from, group.to].map((name) => filters[name]?.[0] ?? '');
    const day = { from: formatDate(from, locale), to: formatDate(to, locale) };
    return <span>{t(from && to ? 'list.between' : from ? 'list.fromValue' : 'list.toValue', day)}</span>;
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
  if (field.kind === 'flag') return <span>{first === 'true' ? t('yes') : t('no')}</span>;
  if (field.kind === 'choice' || field.kind === 'choices')
    return (
      <span>
        {choice(field.of, first)}
        {more}
      </span>
    );
  return (
    <span>
      {t('list.contains', { words: first })}
      {more}
    </span>
  );
}
