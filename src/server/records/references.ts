import { sql } from 'kysely';
import type { Among, Field, Fields } from '#contract/fields';
import { Problem } from '#contract/problems';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import type { TransactionContext } from '../request/context';
import { rulesOf } from './installed-rules';
import { scopeConditions } from './conditions';
import { from } from './from';

/** Where what is checked stands: `of` is the resource whose fields they are, which may be on more files than those in scope. */
interface Place {
  readonly of?: ResourceName | undefined;
  /** The record as it stands: what a field of it points at already is not chosen anew. */
  readonly current?: Readonly<Record<string, unknown>>;
}

/**
 * Holds every id that a body points at to the caller's scope, and to what its field can be: what they cannot see, they cannot point at. A
 * document that shows something of one file lies on that file.
 * @throws Problem INVALID naming the fields.
 */
export async function checkReferences(
  context: TransactionContext,
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  { of, current = {} }: Place = {},
): Promise<void> {
  const wanted = new Map<ResourceName, Pointed[]>();
  for (const [name, field] of Object.entries(fields)) {
    const held = new Set([...pointed(name, field, current[name])].map(({ id }) => id));
    for (const one of pointed(name, field, values[name]))
      if (!held.has(one.id)) wanted.set(one.to, [...(wanted.get(one.to) ?? []), one]);
  }
  const errors: Record<string, Sentence> = {};
  for (const [resource, paths] of wanted) {
    const ids = [...new Set(paths.map(({ id }) => id))];
    const fileId = resource === 'document' && of ? fileOf(of, { ...current, ...values }) : undefined;
    const told = [
      ...new Set([...paths.flatMap(({ among }) => Object.keys(among)), ...(fileId ? ['fileIds'] : [])]),
    ];
    const files =
      resource === 'file' && of ? rulesOf(of).onFiles?.(context.caller, values as never) : undefined;
    const scope = scopeConditions(files ?? rulesOf(resource).scope(context.caller));
    const columns = sql.join(['_id', ...told].map((field) => sql`t.${sql.ref(field)}`));
    const { rows } = await sql<Readonly<Record<string, unknown>>>`
      select ${columns} from ${from(resource)} where ${sql.join([sql`t._id = any(${ids}::uuid[])`, sql`t."deletedAt" is null`, ...scope], sql.raw(' and '))}`.execute(
      context.db,
    );
    for (const { path, id, among } of paths) {
      const row = rows.find(({ _id }) => _id === id);
      if (!row || !isAmong(row, among)) errors[path] = sentence('values.notRecordCanChoose', { field: path });
      else if (fileId && !(row.fileIds as readonly string[]).includes(fileId))
        errors[path] = sentence('files.documentOfSameFile');
    }
  }
  const [first] = Object.values(errors);
  if (first) throw new Problem('INVALID', { message: first, errors });
}

interface Pointed {
  readonly path: string;
  readonly to: ResourceName;
  readonly id: string;
  readonly among: Among;
}

/** The one file that a record is of, where it is of one. */
const fileOf = (of: ResourceName, record: Readonly<Record<string, unknown>>): string | undefined =>
  declarationOf(of).belongs === 'fileId' && typeof record.fileId === 'string' ? record.fileId : undefined;

const isAmong = (record: Readonly<Record<string, unknown>>, among: Among): boolean =>
  Object.entries(among).every(([field, values]) => values.includes(String(record[field])));

// What a field points at, in its parts too.
function* pointed(path: string, field: Field, value: unknown): Generator<Pointed> {
  if (value === null || value === undefined) return;
  if (field.kind === 'part')
    for (const [name, inner] of Object.entries(field.fields))
      yield* pointed(`${path}.${name}`, inner, (value as never)[name]);
  if (field.kind === 'parts' && Array.isArray(value))
    for (const [index, one] of value.entries())
      for (const [name, inner] of Object.entries(field.fields))
        yield* pointed(`${path}[${index}].${name}`, inner, one[name]);
  if (field.kind === 'reference') yield { path, id: String(value), to: field.to, among: field.among ?? {} };
  if (field.kind === 'references' && Array.isArray(value))
    for (const [index, id] of value.entries())
      yield { path: `${path}[${index}]`, id: String(id), to: field.to, among: field.among ?? {} };
}
