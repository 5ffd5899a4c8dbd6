import { createElement, useId } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { Field, KindName } from '#contract/fields';
import { normaliseValue } from '#contract/kinds/index';
import type { ResourceName } from '#contract/resources/index';
import { useWords } from '../i18n/words';
import { people } from './people';
import { isMasked } from './format';
import type { InputProps } from './people-half';

interface FieldInputProps {
  readonly field: Field;
  readonly resource: ResourceName;
  /** The path in the form: `state`, `asset.year`, `addresses.0.city`. */
  readonly name: string;
  readonly disabled?: boolean;
  readonly help?: ReactNode;
  /** Where a form asks for something by another name than the field's own. */
  readonly label?: string;
  /** Stands in for the kind's own input. */
  readonly own?: ComponentType<InputProps<KindName>> | undefined;
}

/** The id of an input by its path, so that the list of problems can lead to it. */
export const inputId = (name: string): string => `field-${name.replace(/[^\w]+/g, '-')}`;

/** Any field of any kind in a form: its label above, its help or its problem below. */
export function FieldInput({
  field,
  resource,
  name,
  disabled = false,
  help,
  own,
  label: given,
}: FieldInputProps) {
  const { t, label: labelOf, said } = useWords();
  const helpId = useId();
  const controller = useController({ name });
  const half = people[field.kind];
  const label = given ?? labelOf(resource, name);
  const { error } = controller.fieldState;
  const problem =
    error && 'message' in error && error.message
      ? said(String(error.message), { resource, path: name, label })
      : undefined;
  const described = problem ?? help;
  const { value } = controller.field;
  const input: InputProps<KindName> = {
    value: value as InputProps<KindName>['value'],
    onChange: controller.field.onChange,
    onBlur: () => {
      const stored = normaliseValue(value, field);
      if (stored !== value && !(stored === null && (value === '' || value === undefined)))
        controller.field.onChange(stored);
      controller.field.onBlur();
    },
    field: field as InputProps<KindName>['field'],
    resource,
    name,
    label,
    id: inputId(name),
    describedBy: described ? helpId : undefined,
    invalid: problem !== undefined,
    // What a person sees only the end of, they cannot be asked to write again.
    disabled: disabled || isMasked(value),
    inputRef: controller.field.ref,
  };
  const made = createElement(own ?? (half.Input as ComponentType<InputProps<KindName>>), input);
  if (half.wide)
    return (
      <div className="entry-wide">
        {made}
        {problem && <Note id={helpId} problem={problem} />}
      </div>
    );
  return (
    <div className={field.kind === 'prose' ? 'entry entry-wide' : 'entry'}>
      {field.kind !== 'flag' && (
        <label htmlFor={input.id}>
          {label}
          {!isAsked(field) && <span className="optional"> {t('form.optional')}</span>}
        </label>
      )}
      {made}
      {described && <Note id={helpId} problem={problem} help={help} />}
    </div>
  );
}

// What the host works out where people leave it out is theirs to leave out.
const isAsked = (field: InputProps<KindName>['field']): boolean =>
  field.required === true && field.set !== 'either';

function Note({ id, problem, help }: { id: string; problem: string | undefined; help?: ReactNode }) {
  return (
    <p id={id} className={problem ? 'field-problem' : 'field-hint'}>
      {problem ?? help}
    </p>
  );
}
