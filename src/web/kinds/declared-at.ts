import type { Field, Fields } from '#contract/fields';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';

/** What every record has besides its declared fields. */
const kept: Fields = {
  _id: { kind: 'key' },
  createdAt: { kind: 'moment', set: 'host' },
  createdBy: { kind: 'reference', to: 'user', set: 'host' },
  updatedAt: { kind: 'moment', set: 'host' },
  updatedBy: { kind: 'reference', to: 'user', set: 'host' },
};

/** The declaration of a field by its path, through parts and rows: `state`, `asset.year`, `addresses.0.city`. */
export function declaredAt(resource: ResourceName, path: string): Field {
  const [first = '', ...rest] = path.split('.').filter((name) => !/^\d+$/.test(name));
  let field = declarationOf(resource).fields[first] ?? kept[first];
  for (const name of rest) field = field && 'fields' in field ? field.fields[name] : undefined;
  if (!field) throw new Error(`${resource} has no field ${path}.`);
  return field;
}
