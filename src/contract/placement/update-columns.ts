import type { Field } from '../fields';
import { updateHeads } from '../words/update-heads';
import { sentence } from '../words/sentence';
import type { Sentence } from '../words/sentence';
import { plainName, readColumns } from './read-columns';
import type { ColumnNames, Mapping } from './read-columns';
import { settableFields } from './settable-fields';

/** What the fields of a file are called in one language. */
export type FileLabels = { readonly [field: string]: string | undefined };

/**
 * What the columns of a spreadsheet that changes files may mean: the number of the file, or a field that it sets. They are known by the
 * fields' own names, by what the fields are called in the languages given, and by what lenders call them.
 */
export function updateNames(labels: readonly FileLabels[]): ColumnNames<string> {
  const names = ['ref', ...settableFields.keys()];
  const called = new Map(
    names.map((name) => [
      name,
      [...labels.flatMap((words) => words[name] ?? []), ...(updateHeads[name] ?? [])].map(plainName),
    ]),
  );
  return {
    names,
    called: (name) => called.get(name) ?? [],
    unknown: (column) => sentence('documents.notColumnSpreadsheetCanSet', { column }),
  };
}

/** The columns of a spreadsheet that changes files: which file a row means, and which fields it sets. */
export interface UpdateColumns {
  readonly ref: number | undefined;
  readonly account: number | undefined;
  readonly fields: readonly {
    readonly name: string;
    readonly column: string;
    readonly field: Field;
    readonly index: number;
  }[];
  readonly errors: readonly Sentence[];
}

/** Finds them in a header. A column that means nothing is an error, unless the mapping leaves it out. */
export function updateColumns(
  known: ColumnNames<string>,
  header: readonly string[],
  mapping: Mapping = {},
): UpdateColumns {
  const { positions, ignored, errors } = readColumns(known, header, mapping);
  const leftOut = new Set(Object.entries(mapping).flatMap(([name, to]) => (to ? [] : [plainName(name)])));
  const { ref, bankAccountNumber } = positions;
  const account = ref === undefined ? bankAccountNumber : undefined;
  const fields = [...settableFields].flatMap(([name, field]) => {
    const index = positions[name];
    if (index === undefined || index === account) return [];
    return [{ name, field, index, column: (header[index] ?? '').trim() }];
  });
  fields.sort((one, other) => one.index - other.index);
  const strange = ignored.filter((name) => !leftOut.has(plainName(name)));
  const all = [
    ...(ref === undefined && account === undefined
      ? [sentence('documents.columnRefAccountNumberSayFile')]
      : []),
    ...errors,
    ...strange.map((name) => known.unknown(name.slice(0, 60))),
  ];
  const none = fields.length === 0 && all.length === 0;
  return { ref, account, fields, errors: none ? [sentence('documents.thereNoColumnChangeFiles')] : all };
}
