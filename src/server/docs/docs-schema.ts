import type { Schema } from './described';
import { code, escape, table } from './html';

const nameOf = ($ref: string): string => $ref.split('/').at(-1) ?? '';

/** What values there are, in a few words; what has a name of its own is told where that stands. */
export function kindOf(schema: Schema): string {
  if (schema.$ref) {
    const name = nameOf(schema.$ref);
    return `<a href="#schema-${escape(name)}">${escape(name)}</a>`;
  }
  if (schema.anyOf) return schema.anyOf.map(kindOf).join(' or ');
  if (schema.contentMediaType) return schema.contentMediaType === 'application/json' ? 'JSON' : 'a file';
  if (schema.enum) return schema.enum.map(code).join(' ');
  const types = [schema.type ?? 'any value'].flat();
  const said = types.map((type) => {
    if (type === 'array' && schema.items) return `list of ${kindOf(schema.items)}`;
    if (type === 'object' && schema.properties) return fieldsOf(schema);
    return escape(schema.format ?? type);
  });
  return said.join(' or ');
}

/** The fields of an object as a table. */
export function fieldsOf({ properties = {}, required = [] }: Schema): string {
  return table(
    ['Field', 'Value', ''],
    Object.entries(properties).map(([name, schema]) => [
      code(name),
      kindOf(schema),
      required.includes(name) ? 'required' : '',
    ]),
  );
}

/** A schema with a name, to be opened and linked to. */
export const namedSchema = (name: string, schema: Schema): string =>
  `<details id="schema-${escape(name)}" class="entry"><summary><strong>${escape(name)}</strong></summary>${
    schema.properties ? fieldsOf(schema) : `<p>${kindOf(schema)}</p>`
  }</details>`;
