import { ReferenceName } from '../kinds/cells/reference';
import { formatDate } from '../kinds/format';
import { useTranslate } from '../i18n/use-translate';
import { useWords } from '../i18n/words';
import { Quiet } from '../parts/words-in-line';
import type { FilterGroup } from './filter-groups';
import type { Buckets } from './buckets';

export type Filters = Readonly<Record<string, readonly string[]>>;

/** What a filter lets through, in words. */
export function FilterWords(props: { group: FilterGroup; filters: Filters; buckets: Buckets }) {
  const { group, filters, buckets } = props;
  const t = useTranslate();
  const { locale, choice } = useWords();
  const days = group.parameter === undefined ? group : group.days;
  const [from = '', to = ''] = days ? [days.from, days.to].map((name) => filters[name]?.[0] ?? '') : [];
  const between = { from: formatDate(from, locale), to: formatDate(to, locale) };
  const lies = from && to ? 'list.between' : from ? 'list.fromValue' : to ? 'list.toValue' : undefined;
  const inDays = lies && t(lies, between);
  if (group.parameter === undefined || !filters[group.parameter]?.length) return <span>{inDays}</span>;
  const { field } = group;
  const [first = '', ...others] = filters[group.parameter] ?? [];
  const more = others.length > 0 && <Quiet> + {others.length}</Quiet>;
  if (field.kind === 'reference' || field.kind === 'references') {
    const counted = group.counted && buckets[group.counted]?.find(({ value }) => value === first)?.label;
    return (
      <span>
        {counted ?? <ReferenceName to={field.to} id={first} linked={false} />}
        {more}
      </span>
    );
  }
  if (field.kind === 'date') return <span>{formatDate(first, locale)}</span>;
  if (field.kind === 'flag') return <span>{first === 'true' ? t('yes') : t('no')}</span>;
  if (field.kind === 'choice' || field.kind === 'choices')
    return (
      <span>
        {choice(field.of, first)}
        {more}
        {inDays && `, ${inDays}`}
      </span>
    );
  return (
    <span>
      {t('list.contains', { words: first })}
      {more}
    </span>
  );
}
