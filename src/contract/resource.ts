import type { ResourceName } from './resource-names';
import type { Among, Field, Fields, KindName, ValueOfField } from './fields';

export type Verb = 'list' | 'show' | 'create' | 'update' | 'replace' | 'remove' | 'search' | 'batch';

/** A documented call: method and path as the specification writes them, `{name}` for what varies. */
export type Call = `${'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'} /${string}`;

/**
 * How a list is narrowed by one documented parameter. Many values of one parameter are matched by OR.
 * - `is`: equal to any of the values · `from`, `to`: bounds, both included · `contains`: case- and accent-insensitive
 * - `digits`: the digits contain · `account`: whole, or its last four · `overlaps`: the list shares a value
 * What stands inside a part is named by its path, `addresses.city`: one of its rows has to match.
 * `together`: what is asked of the rows of one list is met by one and the same of them.
 * - `rule`: the host's own rule of that resource; then `kind` (and `of`, `to`, `among`) say what the values are.
 * `beyond`: of ours, not of the specification; another host that speaks the same calls may not know it.
 */
export type Filter =
  | {
      readonly on: string;
      readonly how?: 'is' | 'from' | 'to' | 'contains' | 'digits' | 'account' | 'overlaps';
      readonly together?: true;
      readonly hidden?: true;
      readonly beyond?: true;
    }
  | {
      readonly how: 'rule';
      readonly kind: KindName;
      readonly of?: Extract<Field, { kind: 'choice' }>['of'];
      readonly to?: ResourceName;
      readonly among?: Among;
      readonly hidden?: true;
      readonly beyond?: true;
    };

/**
 * One resource as plain data.
 * `named`: the fields that name a record to a person. `brief`: what a list row carries besides `_id`.
 * `sorts`: what a list may be sorted by; a path through a reference (`clientId.companyName`) under a name of its own.
 * `sortedBy`: the usual order, as a list is asked for it; an order by its first names goes on with the others.
 * `paged`: whether its lists come in pages, or which of them do; the others come whole.
 * `shownBy`: the filters that narrow what one record shows as well, inside it.
 * `belongs`: the field that holds the file a record is part of, or the files. `erased`: `soft` keeps the row with `deletedAt`.
 */
export interface Declaration {
  readonly name: ResourceName;
  readonly calls: {
    readonly [V in Verb]?: V extends 'list' ? Call | readonly [Call, ...Call[]] : Call;
  };
  readonly named: readonly string[];
  readonly fields: Fields;
  readonly filters: { readonly [parameter: string]: Filter };
  readonly paged: boolean | readonly Call[];
  readonly sortParameter?: 'sortBy' | 'sort';
  readonly sorts: { readonly [name: string]: string };
  readonly sortedBy: string;
  readonly buckets?: readonly string[];
  readonly brief: readonly string[];
  readonly shownBy?: readonly string[];
  readonly belongs?: string;
  readonly erased?: 'soft' | 'hard' | 'never';
  /** The fields of which some callers see nothing, whoever may read the record: `most`, or those that are named. */
  readonly veils?: 'most' | readonly string[];
}

/** Holds a declaration to its form and keeps its literal types. Every name it mentions must be a field of it. */
export function resource<const D extends Declaration>(
  declaration: D & { readonly brief: readonly Named<D>[]; readonly named: readonly Named<D>[] },
): D {
  return declaration;
}
type Named<D extends Declaration> = (keyof D['fields'] & string) | keyof Kept;

/** What every record has besides its own fields. */
export interface Kept {
  _id: string;
  createdAt: string;
  createdBy: string | null;
  updatedAt: string;
  updatedBy: string | null;
  version: number;
}

type Present<F extends Field> = F extends { required: true }
  ? true
  : F extends { default: unknown }
    ? true
    : false;

/** A whole record as the host answers it; what is absent is `null`. */
export type RecordOf<D extends Declaration> = Kept & {
  -readonly [N in keyof D['fields']]: Present<D['fields'][N]> extends true
    ? ValueOfField<D['fields'][N]>
    : ValueOfField<D['fields'][N]> | null;
};

/** A list row. */
export type BriefOf<D extends Declaration> = Pick<
  RecordOf<D>,
  Extract<D['brief'][number] | '_id' | 'version', keyof RecordOf<D>>
>;

type ByPeople<F extends Fields> = { [N in keyof F]: F[N] extends { set: 'host' } ? never : N }[keyof F];
type AtAnyTime<F extends Fields> = {
  [N in keyof F]: F[N] extends { set: 'host' | 'once' } ? never : N;
}[keyof F];
type Needed<F extends Fields> = {
  [N in keyof F]: F[N] extends { set: 'host' | 'either' } | { default: unknown }
    ? never
    : F[N] extends { required: true }
      ? N
      : never;
}[keyof F];

/** What people send to create a record. */
export type DraftOf<D extends Declaration> = {
  -readonly [N in Needed<D['fields']>]: ValueOfField<D['fields'][N]>;
} & {
  -readonly [N in Exclude<ByPeople<D['fields']>, Needed<D['fields']>>]?: ValueOfField<D['fields'][N]> | null;
};

/** What people send to change a record: its id and only what changes. */
export type ChangeOf<D extends Declaration> = { _id: string; version?: number } & {
  -readonly [N in AtAnyTime<D['fields']>]?: ValueOfField<D['fields'][N]> | null;
};

/** `GET /file/list` → its method and path. */
export function splitCall(call: Call): { method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'; path: string } {
  const space = call.indexOf(' ');
  return { method: call.slice(0, space) as 'GET', path: call.slice(space + 1) };
}

/** The names between braces in a call's path, in order. */
export function pathParameters(call: Call): string[] {
  return [...call.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}

/** Every call by which a resource is listed, the one that the web app uses first. */
export function listCalls(declaration: Declaration): readonly Call[] {
  const { list } = declaration.calls;
  return list === undefined ? [] : typeof list === 'string' ? [list] : list;
}

/** Whether a list comes whole, without pages. */
export function comesWhole({ paged }: Declaration, call: Call): boolean {
  return typeof paged === 'boolean' ? !paged : !paged.includes(call);
}
