import type { Declaration } from '../resource';
import { recordActions } from '../roles/record-actions';
import { id, instant, list, object, orNull, ref, schemaOfField, shape } from './schema-of-field';
import type { Json } from './schema-of-field';

const text = { type: 'string' };
const keptOf = ({ veils }: Declaration): Json => ({
  _id: id,
  createdAt: veils === 'most' ? orNull(instant) : instant,
  updatedAt: veils === 'most' ? orNull(instant) : instant,
  createdBy: orNull(id),
  updatedBy: orNull(id),
  version: { type: 'integer', minimum: 1 },
});

/** What there is of a resource: the whole record, the row of a list, what creates one and what changes one. */
export function recordSchemas(declaration: Declaration): [string, Json][] {
  const { name, fields, brief } = declaration;
  const shown = Object.fromEntries(
    Object.entries(fields).map(([field, declared]) => [
      field,
      declared.required && !declared.group && !declared.mask && !isVeiled(declaration, field)
        ? schemaOfField(declared)
        : orNull(schemaOfMasked(declared)),
    ]),
  );
  const whole = { ...keptOf(declaration), ...shown };
  const named = ['_id', 'version', ...brief];
  const row = Object.fromEntries(Object.entries(whole).filter(([field]) => named.includes(field)));
  const may = { may: list(ref(`${name}Action`)) };
  const { properties } = shape(fields, 'change') as { properties: Json };
  return [
    [`${name}Action`, { type: 'string', enum: recordActions(name) }],
    [name, { ...object({ ...whole, ...may }, alwaysIn(declaration, whole)), additionalProperties: true }],
    [`${name}Brief`, object({ ...row, ...may }, Object.keys(row))],
    [`${name}Draft`, shape(fields, 'draft')],
    [`${name}Change`, object({ _id: id, version: { type: 'integer' }, ...properties }, ['_id'])],
  ];
}

const alwaysIn = ({ fields }: Declaration, whole: Json): string[] =>
  Object.keys(whole).filter((name) => !fields[name]?.derived);

const isVeiled = ({ veils = [] }: Declaration, field: string): boolean =>
  veils === 'most' || veils.includes(field);

// What is masked is a text that holds to nothing else.
const schemaOfMasked = (field: Declaration['fields'][string]): Json =>
  field.mask ? text : schemaOfField(field);
