import { sql } from 'kysely';
import type { Field, Fields } from '#contract/fields';
import { Problem } from '#contract/problems';
import type { ResourceName } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import type { TransactionContext } from '../request/context';
import { rulesOf } from './installed-rules';
import { scopeConditions } from './conditions';
import { from } from './from';

/**
 * Holds every id that a body points at to the caller's scope: what they cannot see, they cannot point at.
 * `of`: the resource whose fields they are, which may be on more files than those in scope.
 * @throws Problem INVALID naming the fields.
 */
export async function checkReferences(
  context: TransactionContext,
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  of?: ResourceName,
): Promise<void> {
  const wanted = new Map<ResourceName, Map<string, string>>();
  for (const [name, field] of Object.entries(fields)) collect(name, field, values[name], wanted);
  const errors: Record<string, Sentence> = {};
  for (const [resource, paths] of wanted) {
    const ids = [...new Set(paths.values())];
    const files =
      resource === 'file' && of ? rulesOf(of).onFiles?.(context.caller, values as never) : undefined;
    const scope = scopeConditions(files ?? rulesOf(resource).scope(context.caller));
    const { rows } = await sql<{ _id: string }>`
      select t._id from ${from(resource)} where ${sql.join([sql`t._id = any(${ids}::uuid[])`, sql`t."deletedAt" is null`, ...scope], sql.raw(' and '))}`.execute(
      context.db,
    );
    const found = new Set(rows.map((row) => row._id));
    for (const [path, id] of paths)
      if (!found.has(id)) errors[path] = sentence('values.notRecordCanChoose', { field: path });
  }
  const [first] = Object.values(errors);
  if (first) throw new Problem('INVALID', { message: first, errors });
}

function collect(
  path: string,
  field: Field,
  value: unknown,
  wanted: Map<ResourceName, Map<string, string>>,
): void {
  if (value === null || value === undefined) return;
  if (field.kind === 'part')
    for (const [name, inner] of Object.entries(field.fields))
      collect(`${path}.${name}`, inner, (value as never)[name], wanted);
  if (field.kind === 'parts' && Array.isArray(value))
    value.forEach((one, index) => {
      for (const [name, inner] of Object.entries(field.fields))
        collect(`${path}[${index}].${name}`, inner, one[name], wanted);
    });
  if (field.kind === 'reference' || field.kind === 'references') {
    const paths = wanted.get(field.to) ?? new Map<string, string>();
    wanted.set(field.to, paths);
    const ids = Array.isArray(value) ? value : [value];
    ids.forEach((id, index) => paths.set(Array.isArray(value) ? `${path}[${index}]` : path, String(id)));
  }
}
