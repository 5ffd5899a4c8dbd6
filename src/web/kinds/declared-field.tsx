import { createElement } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { Field, KindName } from '#contract/fields';
import type { DeskRecord } from '../data/record';
import { declaredAt } from './declared-at';
import { people } from './people';
import type { KindFieldProps, Place } from './people-half';
import { useResourceName } from './use-resource-name';

export interface DeclaredFieldProps {
  /** The path of the field: `totalAmount`, `asset.year`. */
  readonly source: string;
  /** The resource's noun or address; without it, that of the context. */
  readonly resource?: string;
  /** Stands in for the declaration at the path. */
  readonly field?: Field;
  readonly record?: DeskRecord;
  readonly label?: ReactNode;
  readonly emptyText?: string;
  readonly place?: Place;
  /** Stands in for the kind's own field. */
  readonly own?: ComponentType<KindFieldProps<KindName>> | undefined;
}

/** A declared field of a record, shown as its kind is shown everywhere. */
export function DeclaredField({ field: given, own, ...props }: DeclaredFieldProps) {
  const resource = useResourceName(props.resource);
  const field = given ?? declaredAt(resource, props.source);
  // What is sealed comes as its mask, whatever its kind.
  const kind = field.mask === 'sealed' ? 'text' : field.kind;
  // The register pairs each kind with its own properties, which no type can follow through a field of any kind.
  const Shown = own ?? (people[kind].Field as ComponentType<KindFieldProps<KindName>>);
  return createElement(Shown, { ...props, resource, field: field as KindFieldProps<KindName>['field'] });
}
