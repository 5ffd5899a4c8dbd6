import { createElement, useEffect, useEffectEvent } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { KindName } from '#contract/fields';
import { useWords } from '../i18n/words';
import { TextFilter } from '../kinds/filters/text-filter';
import { people } from '../kinds/people';
import type { Bucket, KindFilterProps } from '../kinds/people-half';
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
  const { texts } = useWords();
  if (group.parameter === undefined) return <RangeEditor {...props} />;
  const { parameter, field, label } = group;
  const kindsOwn = people[field.kind].Filter as ComponentType<KindFilterProps<KindName>> | undefined;
  const values = filters[parameter] ?? [];
  return (
    <div className="filter-editor">
      <h3>{label}</h3>
      {kindsOwn ? (
        <Ticked source={parameter} values={values} onChange={onChange}>
          {createElement(kindsOwn, {
            source: parameter,
            field: field as KindFilterProps<KindName>['field'],
            label,
            counts,
            autoFocus: true,
          })}
        </Ticked>
      ) : (
        <Typed
          source={parameter}
          label={label}
          values={values}
          apply={texts.apply}
          onChange={(next) => {
            onChange(next);
            close();
          }}
        />
      )}
    </div>
  );
}

interface FilterFormProps {
  readonly source: string;
  readonly values: readonly string[];
  readonly onChange: (next: Filters) => void;
}

function Ticked({ source, values, onChange, children }: FilterFormProps & { children: ReactNode }) {
  const form = useForm<Record<string, readonly string[]>>({ defaultValues: { [source]: values } });
  const changed = useEffectEvent(onChange);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: next, name }) => name && changed({ [source]: next[source] ?? [] }),
      }),
    [form, source],
  );
  return <FormProvider {...form}>{children}</FormProvider>;
}

function Typed({
  source,
  values,
  onChange,
  label,
  apply,
}: FilterFormProps & { label: string; apply: string }) {
  const form = useForm<Record<string, readonly string[]>>({ defaultValues: { [source]: values } });
  return (
    <FormProvider {...form}>
      <form
        className="filter-typed"
        onSubmit={form.handleSubmit((typed) =>
          onChange({ [source]: (typed[source] ?? []).map((one) => one.trim()).filter(Boolean) }),
        )}
      >
        <TextFilter source={source} label={label} autoFocus />
        <button type="submit" className="button button-main">
          {apply}
        </button>
      </form>
    </FormProvider>
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
  const { texts } = useWords();
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
        {bound(from, texts.list.from)}
        {bound(to, texts.list.to)}
      </div>
    </div>
  );
}
