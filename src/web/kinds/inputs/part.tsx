import { useFieldArray } from 'react-hook-form';
import type { Fields } from '#contract/fields';
import { useTranslate } from '../../i18n/use-translate';
import { FieldInput } from '../field-input';
import type { InputProps } from '../people-half';

/** A part as a group of its own fields. */
export function PartInput({ field, resource, name, label, disabled }: InputProps<'part'>) {
  return (
    <fieldset className="part">
      <legend>{label}</legend>
      <div className="field-grid">
        {Object.entries(field.fields).map(([inner, one]) => (
          <FieldInput
            key={inner}
            field={one}
            resource={resource}
            name={`${name}.${inner}`}
            disabled={disabled}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** A new row: empty, with the defaults that its fields declare. */
const emptyRow = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default ?? null]));

/** Rows of a part: each one an own group that can be added and taken away. */
export function PartsInput({ field, resource, name, label, disabled }: InputProps<'parts'>) {
  const t = useTranslate();
  const { fields: rows, append, remove } = useFieldArray({ name });
  return (
    <fieldset className="part">
      <legend>{label}</legend>
      {rows.map((row, index) => (
        <div key={row.id} className="part-row" role="group" aria-label={t('form.row', { number: index + 1 })}>
          <div className="field-grid">
            {Object.entries(field.fields).map(([inner, one]) => (
              <FieldInput
                key={inner}
                field={one}
                resource={resource}
                name={`${name}.${index}.${inner}`}
                disabled={disabled}
              />
            ))}
          </div>
          <button
            type="button"
            className="button button-quiet"
            disabled={disabled}
            aria-label={t('form.removeRow', { number: index + 1 })}
            onClick={() => remove(index)}
          >
            {t('remove')}
          </button>
        </div>
      ))}
      <button
        type="button"
        className="button"
        disabled={disabled}
        onClick={() => append(emptyRow(field.fields))}
      >
        {t('form.addRow')}
      </button>
    </fieldset>
  );
}
