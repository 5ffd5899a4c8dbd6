import { createElement, useState } from 'react';
import type { ComponentType } from 'react';
import type { KindName } from '#contract/fields';
import { useTranslate } from '../i18n/use-translate';
import { TextFilter } from '../kinds/filters';
import { people } from '../kinds/people';
import type { Bucket, FilterProps } from '../kinds/people-half';
import type { FilterGroup } from './filter-groups';

type Filters = Readonly<Record<string, readonly string[]>>;

/** One filter being set. What is ticked takes effect at once; what is typed, with Enter. */
export function FilterEditor(props: {
  group: FilterGroup;
  filters: Filters;
  counts: readonly Bucket[] | undefined;
  onChange: (values: Filters) => void;
  close: () => void;
}) {
  const { group, filters, counts, onChange, close } = props;
  const t = useTranslate();
  if (group.parameter === undefined) return <RangeEditor {...props} />;
  const { parameter, field, label } = group;
  const own = people[field.kind].Filter as ComponentType<FilterProps<KindName>> | undefined;
  const values = filters[parameter] ?? [];
  return (
    <div className="filter-editor">
      <h3>{label}</h3>
      {own ? (
        createElement(own, {
          values,
          onChange: (next) => onChange({ [parameter]: next }),
          field: field as FilterProps<KindName>['field'],
          label,
          counts,
        })
      ) : (
        <Typed
          label={label}
          values={values}
          apply={t('apply')}
          onChange={(next) => {
            onChange({ [parameter]: next });
            close();
          }}
        />
      )}
    </div>
  );
}

function Typed(props: {
  label: string;
  values: readonly string[];
  apply: string;
  onChange: (next: readonly string[]) => void;
}) {
  const { label, values, apply, onChange } = props;
  const [typed, setTyped] = useState(values);
  return (
    <form
      className="filter-typed"
      onSubmit={(event) => {
        event.preventDefault();
        onChange(typed.map((one) => one.trim()).filter(Boolean));
      }}
    >
      <TextFilter label={label} values={typed} onChange={setTyped} />
      <button type="submit" className="button button-main">
        {apply}
      </button>
    </form>
  );
}

function RangeEditor({
  group,
  filters,
  onChange,
}: {
  group: FilterGroup;
  filters: Filters;
  onChange: (values: Filters) => void;
}) {
  const t = useTranslate();
  if (group.parameter !== undefined) return null;
  const { from, to } = group;
  const bound = (name: string, label: string) => (
    <label className="entry">
      <span>{label}</span>
      <input
        className="box box-short"
        type="date"
        min="1900-01-01"
        max="2100-12-31"
        value={filters[name]?.[0]?.slice(0, 10) ?? ''}
        onChange={({ target }) =>
          onChange({
            [from]: filters[from] ?? [],
            [to]: filters[to] ?? [],
            [name]: target.value ? [target.value] : [],
          })
        }
      />
    </label>
  );
  return (
    <div className="filter-editor">
      <h3>{group.label}</h3>
      <div className="filter-range">
        {bound(from, t('list.from'))}
        {bound(to, t('list.to'))}
      </div>
    </div>
  );
}
