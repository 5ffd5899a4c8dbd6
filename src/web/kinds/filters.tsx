import { useId } from 'react';
import { vocabularies } from '#contract/vocabularies/index';
import { resourceNamed } from '../data/resource-paths';
import { useTranslate } from '../i18n/use-translate';
import { useWords } from '../i18n/words';
import { Combobox } from './inputs/combobox';
import { useReferenceOptions } from './inputs/reference';
import type { FilterProps } from './people-half';

export function TextFilter({
  values,
  onChange,
  label,
}: Pick<FilterProps<'text'>, 'values' | 'onChange' | 'label'>) {
  return (
    <input
      className="box"
      type="search"
      aria-label={label}
      maxLength={200}
      value={values[0] ?? ''}
      onChange={({ target }) => onChange(target.value ? [target.value] : [])}
      autoFocus
    />
  );
}

/** The values of a closed list, each with how many there are; several are meant as one or the other. */
export function ChoiceFilter(props: FilterProps<'choice'> | FilterProps<'choices'>) {
  const { values, onChange, field, counts, label } = props;
  const { choice } = useWords();
  return (
    <Ticks
      label={label}
      values={values}
      onChange={onChange}
      options={vocabularies[field.of].map((value) => ({
        value,
        label: choice(field.of, value),
        count: counts && (counts.find((one) => one.value === value)?.count ?? 0),
      }))}
    />
  );
}

export function FlagFilter({ values, onChange, counts, label }: FilterProps<'flag'>) {
  const t = useTranslate();
  const countOf = (value: boolean) => counts && (counts.find((one) => one.value === value)?.count ?? 0);
  return (
    <Ticks
      label={label}
      values={values}
      onChange={(next) => onChange(next.slice(-1))}
      options={[
        { value: 'true', label: t('yes'), count: countOf(true) },
        { value: 'false', label: t('no'), count: countOf(false) },
      ]}
    />
  );
}

export function ReferenceFilter(props: FilterProps<'reference'> | FilterProps<'references'>) {
  const { values, onChange, field, counts, label } = props;
  const id = useId();
  const choosing = useReferenceOptions({ to: resourceNamed(field.to), ids: values });
  if (counts && counts.length <= 40)
    return (
      <Ticks
        label={label}
        values={values}
        onChange={onChange}
        options={counts.map(({ value, label: name, count }) => ({
          value: String(value),
          label: name,
          count,
        }))}
      />
    );
  return (
    <Combobox
      id={id}
      className="box"
      aria-label={label}
      {...choosing}
      onChange={(chosen) => onChange(chosen.map((one) => one.value))}
      many
      autoFocus
    />
  );
}

interface Tick {
  readonly value: string;
  readonly label: string;
  readonly count: number | undefined;
}

function Ticks(props: {
  label: string;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  options: readonly Tick[];
}) {
  const { label, values, onChange, options } = props;
  return (
    <fieldset className="ticks" aria-label={label}>
      {options.map(({ value, label: word, count }) => (
        <label key={value} className={count === 0 && !values.includes(value) ? 'tick quiet' : 'tick'}>
          <input
            type="checkbox"
            checked={values.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...values, value] : values.filter((one) => one !== value))
            }
          />
          <span>{word}</span>
          {count !== undefined && <span className="count">{count}</span>}
        </label>
      ))}
    </fieldset>
  );
}
