import type { ResourceName } from '#contract/resources/index';
import { seedId } from '#server/seed/seed-id';

export type Row = Readonly<Record<string, unknown>> & { readonly _id: string };

/** All that there is, as it is stored, and who asks when. */
export interface World {
  readonly tables: Readonly<Record<ResourceName | 'noteDelivery', readonly Row[]>>;
  readonly me: string;
  readonly now: string;
}

/** What one documented parameter means, in plain code. `refused`: values that are a 400. */
export interface FilterOracle {
  /** Each case is the values of the parameter, repeated: together they mean OR. */
  readonly cases: readonly (readonly string[])[];
  readonly refused?: readonly string[];
  /** Whether all its cases together may show everything or nothing: a switch that narrows nothing by itself. */
  readonly narrowsNothing?: true;
  keeps(row: Row, value: string, world: World): boolean;
}

export interface BucketOracle {
  /** The parameter that is the bucket's own and does not narrow it. */
  readonly own: string | undefined;
  value?(row: Row, world: World): unknown;
  label?(value: unknown, world: World): string;
}

export interface ListOracle {
  /** The rows of the list before any filter, for the administrator. */
  shows(row: Row, world: World): boolean;
  /** What else narrows a list that is asked for with these parameters. */
  also?(row: Row, asked: Readonly<Record<string, readonly string[]>>, world: World, except?: string): boolean;
  readonly filters: Readonly<Record<string, FilterOracle>>;
  readonly sorts: Readonly<Record<string, (row: Row, world: World) => unknown>>;
  readonly sortedBy: string;
  readonly buckets?: Readonly<Record<string, BucketOracle>>;
}

const ligatures: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  '’': "'",
  '‘': "'",
};

/** As a person compares: without case and accents, ligatures written out, apostrophes of one kind. */
export function plain(text: unknown): string {
  return String(text ?? '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[œæßøł’‘]/g, (letter) => ligatures[letter] ?? letter);
}

export const digits = (text: unknown): string => String(text ?? '').replace(/\D/g, '');

/** Equal as it stands. */
export function is(field: string, cases: FilterOracle['cases'], refused?: readonly string[]): FilterOracle {
  return {
    cases,
    ...(refused && { refused }),
    keeps: (row, value) => row[field] !== null && String(row[field]) === value,
  };
}

/** Those of the ids. Where others refer to a record, its row is asked for so. */
export const byId = (table: ResourceName, prefix = 'nasty'): FilterOracle =>
  is(
    '_id',
    [[seedId(table, `${prefix}-1`)], [seedId(table, `${prefix}-2`), seedId(table, `${prefix}-3`)], [nobody]],
    ['x'],
  );
const nobody = '00000000-0000-7000-8000-000000000000';

const company = (code: string): string => seedId('company', code);
/** On a file of one of these clients. */
export const ofClient: FilterOracle = {
  cases: [[company('LNA')], [company('LNB'), company('LNC')], [company('V01')]],
  refused: ['LNA'],
  keeps: ({ fileId }, value, { tables }) =>
    tables.file.some(({ _id, clientId }) => _id === fileId && clientId === value),
};

/** A switch: the rows for which something holds, those for which it does not, or both. */
export const either = (holds: (row: Row, world: World) => boolean): FilterOracle => ({
  cases: [['true'], ['false'], ['true', 'false']],
  refused: ['yes', '1'],
  keeps: (row, wanted, world) => holds(row, world) === (wanted === 'true'),
});

/** Somewhere in the text, whatever the case and accents; `%`, `_` and `\` mean themselves. */
export function contains(field: string, cases: FilterOracle['cases']): FilterOracle {
  return { cases, keeps: (row, value) => row[field] !== null && plain(row[field]).includes(plain(value)) };
}

/** The same in one of several texts, such as those inside a part. */
export const containsIn = (
  textsOf: (row: Row) => readonly unknown[],
  cases: FilterOracle['cases'],
): FilterOracle => ({
  cases,
  keeps: (row, value) =>
    textsOf(row).some((text) => typeof text === 'string' && plain(text).includes(plain(value))),
});

/** One of the list. */
export function holds(
  field: string,
  cases: FilterOracle['cases'],
  refused?: readonly string[],
): FilterOracle {
  return {
    cases,
    ...(refused && { refused }),
    keeps: (row, value) => ((row[field] ?? []) as readonly unknown[]).includes(value),
  };
}

const refusedMoments = ['2026-02-30', 'yesterday', '2026-03-10T25:00:00Z', '10/03/2026'];
const lastInstant = (value: string): string =>
  value.length === 10 ? `${value}T23:59:59.999Z` : new Date(value).toISOString();
const firstInstant = (value: string): string =>
  value.length === 10 ? `${value}T00:00:00.000Z` : new Date(value).toISOString();

/** At or after: a day means from its midnight UTC on. */
export function from(field: string, cases: FilterOracle['cases']): FilterOracle {
  return {
    cases,
    refused: refusedMoments,
    keeps: (row, value) => row[field] !== null && String(row[field]) >= firstInstant(value),
  };
}

/** At or before: a day is part of the range up to its last instant. */
export function to(field: string, cases: FilterOracle['cases']): FilterOracle {
  return {
    cases,
    refused: refusedMoments,
    keeps: (row, value) => row[field] !== null && String(row[field]) <= lastInstant(value),
  };
}

/** Days and instants at, before and after the bounds of the tenth of March. */
export const bounds: FilterOracle['cases'] = [
  ['2026-03-09'],
  ['2026-03-10'],
  ['2026-03-11'],
  ['2026-03-10T00:00:00Z'],
  ['2026-03-10T00:00:00.001Z'],
  ['2026-03-10T23:59:59.999Z'],
  ['2026-03-11T00:00:00-04:00'],
  ['2026-03-10', '2026-03-12'],
  ['1999-12-31'],
  ['2031-01-01'],
];

export const value =
  (field: string) =>
  (row: Row): unknown =>
    row[field];

/** A text that people read in the order of a dictionary, with its accented letters beside the plain ones. */
export class Name {
  constructor(readonly text: string) {}
}
export const byName =
  (of: (row: Row, world: World) => unknown) =>
  (row: Row, world: World): unknown => {
    const text = of(row, world);
    return text === null || text === undefined ? null : new Name(String(text));
  };
export const name = (field: string): ((row: Row, world: World) => unknown) => byName(value(field));

/** The field of the record that another field points at. */
export function through(field: string, table: ResourceName, name: string) {
  return (row: Row, { tables }: World): unknown =>
    tables[table].find(({ _id }) => _id === row[field])?.[name];
}

/** The name of a record as people know it. */
export function named(table: ResourceName, ...fields: readonly string[]) {
  return (id: unknown, { tables }: World): string => {
    const found = tables[table].find(({ _id }) => _id === id);
    return fields
      .map((field) => String(found?.[field] ?? ''))
      .filter(Boolean)
      .join(' ');
  };
}
