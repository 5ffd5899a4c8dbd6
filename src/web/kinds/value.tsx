import { createElement } from 'react';
import type { ComponentType } from 'react';
import type { Field, KindName } from '#contract/fields';
import type { ResourceName } from '#contract/resources/index';
import type { DeskRecord } from '../data/record';
import { people } from './people';
import type { KindFieldProps, Place } from './people-half';

export interface ValueProps {
  readonly value: unknown;
  readonly field: Field;
  readonly resource: ResourceName;
  readonly name: string;
  readonly record: DeskRecord;
  readonly place: Place;
}

/** A value of any kind that stands in no record, such as a row of a part; a record's own is a `DeclaredField`. */
export function Value({ value, field, resource, name, record, place }: ValueProps) {
  const given = { source: name, field, resource, record: { ...record, [name]: value }, place };
  // The register pairs each kind with its own properties, which no type can follow through a field of any kind.
  return createElement(people[field.kind].Field as ComponentType<KindFieldProps<KindName>>, {
    ...given,
    field: field as KindFieldProps<KindName>['field'],
  });
}
