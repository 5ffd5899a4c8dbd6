import { createElement } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Field, KindName } from '#contract/fields';
import { useWords } from '../i18n/words';
import { asking } from './asking';
import { declaredAt } from './declared-at';
import { isMasked } from './format';
import { InputLabel } from './inputs/input-label';
import { SaidProblems } from './inputs/said-problems';
import { useHasField } from './inputs/use-has-field';
import { inputId } from './input-id';
import type { KindInputProps } from './people-half';
import { useResourceName } from './use-resource-name';

export interface DeclaredInputProps {
  /** The path of the field: `state`, `asset.year`; within the row of an array, the name there. */
  readonly source: string;
  /** The resource's noun or address; without it, that of the context. */
  readonly resource?: string;
  /** Stands in for the declaration at the path. */
  readonly field?: Field;
  /** Where a form asks for something by another name than the field's own. */
  readonly label?: string;
  readonly helperText?: ReactNode;
  readonly disabled?: boolean;
  readonly defaultValue?: unknown;
  /** What may be chosen, by the filters of its list, where another record is asked for and not all may. */
  readonly among?: Readonly<Record<string, unknown>>;
  /** Stands in for the kind's own input. */
  readonly own?: ComponentType<KindInputProps<KindName>> | undefined;
}

/** A declared field of a form, asked for as its kind is asked for everywhere, where the record has it. */
export function DeclaredInput(props: DeclaredInputProps) {
  const { source, field: given, label: named, disabled = false, own, ...rest } = props;
  const { label: labelOf } = useWords();
  const resource = useResourceName(props.resource);
  const path = useWrappedSource(source);
  const field = given ?? declaredAt(resource, path);
  const label = named ?? labelOf(resource, path);
  const isShortened = isMasked(useWatch({ name: path, disabled: !field.mask }));
  const needed = isAsked(field);
  // Its help says where it is read: where it is nowhere to be read it is no more optional than the rest.
  const isReadElsewhere = field.set === 'either' && rest.helperText !== undefined;
  if (!useHasField(field, path)) return null;
  // The register pairs each kind with its own properties, which no type can follow through a field of any kind.
  const kind = isShortened ? 'text' : field.kind;
  const Asked = own ?? (asking[kind].Input as ComponentType<KindInputProps<KindName>>);
  return (
    <SaidProblems resource={resource} path={path} label={label}>
      {createElement(Asked, {
        ...rest,
        source,
        resource,
        field: field as KindInputProps<KindName>['field'],
        id: inputId(path),
        label: <InputLabel text={label} optional={!needed && field.kind !== 'flag' && !isReadElsewhere} />,
        // What a person sees only the end of, they cannot be asked to write again.
        disabled: disabled || isShortened,
        isRequired: needed,
      })}
    </SaidProblems>
  );
}

// What the host works out where people leave it out is theirs to leave out.
const isAsked = (field: Field): boolean => field.required === true && field.set !== 'either';
