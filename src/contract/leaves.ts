import type { Field, Fields } from './fields';

type Leaf = readonly [path: string, field: Field];

/** The fields of a record by path, those of a part in its place: `state`, `asset.year`. Rows of parts are one field. */
export function flatFields(fields: Fields, above = ''): Leaf[] {
  return Object.entries(fields).flatMap(([name, field]): Leaf[] =>
    field.kind === 'part' ? flatFields(field.fields, `${above}${name}.`) : [[`${above}${name}`, field]],
  );
}

/** The fields that hold a value of their own, however deep, those of rows as well: `addresses.city`. */
export function leavesOf(fields: Fields, above = ''): Leaf[] {
  return Object.entries(fields).flatMap(([name, field]): Leaf[] =>
    'fields' in field ? leavesOf(field.fields, `${above}${name}.`) : [[`${above}${name}`, field]],
  );
}

/** Whether a record has a field, by what is held beside it or else by the record around it. */
export function hasField({ only }: Field, ...around: readonly (object | null | undefined)[]): boolean {
  if (!only) return true;
  const decides = around.find((one) => one && only.where in one) as Record<string, unknown> | undefined;
  return only.is.includes(String(decides?.[only.where]));
}

/** What stands at a path, once for each row that it leads through: `addresses.city`. */
export function valuesAt(record: object, path: string): unknown[] {
  return path
    .split('.')
    .reduce<unknown[]>(
      (values, name) => values.flatMap((value) => (value as Record<string, unknown> | null)?.[name] ?? []),
      [record],
    );
}
