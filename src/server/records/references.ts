import { sql } from 'kysely';
import type { Among, Field, Fields, HangsOn } from '#contract/fields';
import { Problem } from '#contract/problems';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import type { Sql } from '../database/tables';
import type { Caller } from '../request/caller';
import type { TransactionContext } from '../request/context';
import { rulesOf } from './installed-rules';
import { filterConditions, scopeConditions } from './conditions';
import { from } from './from';

/** Where what is checked stands: `of` is the resource whose fields they are, which may be on more files than those in scope. */
interface Place {
  readonly of?: ResourceName | undefined;
  /** The record as it stands: what a field of it points at already is not chosen anew. */
  readonly current?: Readonly<Record<string, unknown>>;
  /** The files that all of it is of; not said, where it is of none in particular. */
  readonly on?: readonly string[] | undefined;
}

/** What lies on files and is pointed at from these alone. Money that pays for several files has rules of its own. */
const ofFiles: readonly ResourceName[] = ['document', 'relatedParty'];

/** The files that a record is of, by its resource; undefined for what is of no files at all, or of those that the host makes out. */
export function filesOf(
  name: ResourceName,
  record: Readonly<Record<string, unknown>>,
): readonly string[] | undefined {
  const { belongs, fields } = declarationOf(name);
  return belongs === undefined || fields[belongs]?.set === 'host' ? undefined : listed(record[belongs]);
}

/**
 * Holds every id that a body points at to the caller's scope, and to what its field can be: what they cannot see, they cannot point at. A
 * party that is named for a file is one of that file, a document that shows something of files lies on one of them, and what hangs on
 * another record belongs to it.
 * @throws Problem INVALID naming the fields.
 */
export async function checkReferences(
  context: TransactionContext,
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  { of, current = {}, on }: Place = {},
): Promise<void> {
  const wanted = new Map<ResourceName, Pointed[]>();
  const after = { ...current, ...values };
  for (const [name, field] of Object.entries(fields)) {
    const before = isHungAnew(field, values, current) ? undefined : current[name];
    const held = new Set([...pointed(name, field, before)].map(({ id }) => id));
    for (const one of pointed(name, field, values[name]))
      if (!held.has(one.id)) wanted.set(one.to, [...(wanted.get(one.to) ?? []), one]);
  }
  const errors: Record<string, Sentence> = {};
  for (const [resource, paths] of wanted) {
    const ids = [...new Set(paths.map(({ id }) => id))];
    const { belongs = '' } = declarationOf(resource);
    const isOfFiles = on !== undefined && ofFiles.includes(resource);
    const told = [
      ...new Set([...paths.flatMap(({ among }) => Object.keys(among)), ...(isOfFiles ? [belongs] : [])]),
    ];
    const files =
      resource === 'file' && of ? rulesOf(of).onFiles?.(context.caller, values as never) : undefined;
    const scope = scopeConditions(files ?? rulesOf(resource).scope(context.caller));
    const ties = new Map(
      paths.flatMap(({ hangsOn }) => tiesOf(hangsOn, after)).map((tie) => [tie.name, tie]),
    );
    const columns = sql.join([
      ...['_id', ...told].map((field) => sql`t.${sql.ref(field)}`),
      ...[...ties.values()].map(
        (tie) => sql`${isTied(resource, tie, after, context.caller)} ${sql.ref(tie.name)}`,
      ),
    ]);
    const { rows } = await sql<Readonly<Record<string, unknown>>>`
      select ${columns} from ${from(resource)} where ${sql.join([sql`t._id = any(${ids}::uuid[])`, sql`t."deletedAt" is null`, ...scope], sql.raw(' and '))}`.execute(
      context.db,
    );
    for (const { path, id, among, hangsOn } of paths) {
      const row = rows.find(({ _id }) => _id === id);
      const loose = row && tiesOf(hangsOn, after).find(({ name }) => row[name] !== true);
      if (!row || !isAmong(row, among)) errors[path] = sentence('values.notRecordCanChoose', { field: path });
      else if (loose) errors[path] = sentence(saidOfTies[loose.filter], { field: path, other: loose.field });
      else if (isOfFiles && !isOf(row, belongs, on))
        errors[path] = sentence('files.ofSameFile', { field: path });
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
  readonly hangsOn: HangsOn;
}

/** What is pointed at by one field belongs to what another points at, by a filter of its list; `name`: as the database is asked for it. */
interface Tie {
  readonly name: string;
  readonly filter: keyof HangsOn;
  readonly field: string;
}

const saidOfTies = { officesOf: 'values.officesOf', houseOf: 'values.houseOf' } as const;

/** What a field hangs on in a record, as far as that is there. */
const tiesOf = (hangsOn: HangsOn, record: Readonly<Record<string, unknown>>): Tie[] =>
  (Object.entries(hangsOn) as [keyof HangsOn, string][])
    .filter(([, field]) => (record[field] ?? null) !== null)
    .map(([filter, field]) => ({ name: `${filter} ${field}`, filter, field }));

const isTied = (
  resource: ResourceName,
  { filter, field }: Tie,
  record: Readonly<Record<string, unknown>>,
  caller: Caller,
): Sql =>
  sql`(${sql.join(filterConditions(resource, { [filter]: [record[field]] }, caller), sql.raw(' and '))})`;

// What stands may hang on what is chosen anew.
const isHungAnew = (
  field: Field,
  values: Readonly<Record<string, unknown>>,
  current: Readonly<Record<string, unknown>>,
): boolean =>
  'hangsOn' in field &&
  Object.values(field.hangsOn ?? {}).some((one) => one in values && values[one] !== current[one]);

const listed = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value : typeof value === 'string' ? [value] : [];

// A request about no file may show any document. A party is of its file alone.
const isOf = (row: Readonly<Record<string, unknown>>, belongs: string, on: readonly string[]): boolean =>
  (on.length === 0 && belongs === 'fileIds') || listed(row[belongs]).some((file) => on.includes(file));

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
  if (field.kind !== 'reference' && field.kind !== 'references') return;
  const { to, among = {}, hangsOn = {} } = field;
  if (field.kind === 'reference') yield { path, id: String(value), to, among, hangsOn };
  if (field.kind === 'references' && Array.isArray(value))
    for (const [index, id] of value.entries())
      yield { path: `${path}[${index}]`, id: String(id), to, among, hangsOn };
}
