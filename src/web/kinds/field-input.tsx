import type { ComponentType, ReactNode } from 'react';
import type { Field, KindName } from '#contract/fields';
import type { ResourceName } from '#contract/resources/index';
import { DeclaredInput } from './declared-input';
import type { KindInputProps } from './people-half';

export { inputId } from './input-id';

interface FieldInputProps {
  readonly field: Field;
  readonly resource: ResourceName;
  readonly name: string;
  readonly disabled?: boolean;
  readonly help?: ReactNode;
  readonly label?: string;
  readonly own?: ComponentType<KindInputProps<KindName>> | undefined;
}

/** `DeclaredInput` under the names that screens used before it. */
export function FieldInput({ name, help, ...props }: FieldInputProps) {
  return <DeclaredInput source={name} {...(help !== undefined && { helperText: help })} {...props} />;
}
