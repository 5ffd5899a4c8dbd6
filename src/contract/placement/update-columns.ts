import type { Field } from '../fields';
import { fileFields as english } from '../words/en/fields/file';
import { fileFields as french } from '../words/fr/fields/file';
import { updateHeads } from '../words/update-heads';
import { sentence } from '../words/sentence';
import type { Sentence } from '../words/sentence';
import { plainName, readColumns } from './read-columns';
import type { ColumnNames, Mapping } from './read-columns';
import { settableFields } from './settable-fields';

const labels = [english, french] as readonly { readonly [field: string]: string | undefined }[];
const names = ['ref', ...settableFields.keys()];
const plainHeads = new Map(
  names.map((name) => [
    name,
    [...labels.flatMap((words) => words[name] ?? []), ...(updateHeads[name] ?? [])].map(plainName),
  ]),
);

/** What the columns of a spreadsheet that changes files may mean: the number of the file, or a field that it sets. */
export const updateNames: ColumnNames<string> = {
  names,
  called: (name) => plainHeads.get(name) ?? [],
  unknown: (column) => sentence('papers.notColumnSpreadsheetCanSet', { column }),
};

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
export function updateColumns(header: readonly string[], mapping: Mapping = {}): UpdateColumns {
  const { positions, ignored, errors } = readColumns(updateNames, header, mapping);
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
    ...(ref === undefined && account === undefined ? [sentence('papers.columnRefAccountNumberSayFile')] : []),
    ...errors,
    ...strange.map((name) => updateNames.unknown(name.slice(0, 60))),
  ];
  const none = fields.length === 0 && all.length === 0;
  return { ref, account, fields, errors: none ? [sentence('papers.thereNoColumnChangeFiles')] : all };
}
