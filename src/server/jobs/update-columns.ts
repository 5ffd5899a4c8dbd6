import { plainName } from '#contract/placement/mapping';
import { settableFields } from '#contract/placement/settable-fields';
import type { Field } from '#contract/fields';
import { resources } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import { languages } from '../words/languages';

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

/** Finds the columns in a header, by field names or by their words in either language. */
export function updateColumns(header: readonly string[]): UpdateColumns {
  const meanings = new Map<string, string>();
  for (const words of [languages.fr, languages.en])
    for (const [name, word] of Object.entries<string>(words.fields.file)) meanings.set(plainName(word), name);
  for (const name of Object.keys(resources.file.fields)) meanings.set(plainName(name), name);
  meanings.set('accountnumber', 'bankAccountNumber');
  const names = header.map((column) => meanings.get(plainName(column)));
  const at = (name: string): number | undefined => (names.includes(name) ? names.indexOf(name) : undefined);
  const ref = at('ref');
  const account = ref === undefined ? at('bankAccountNumber') : undefined;
  const errors: Sentence[] = [];
  if (ref === undefined && account === undefined)
    errors.push(sentence('papers.columnRefAccountNumberSayFile'));
  const fields = names.flatMap((name, index) => {
    const field = name === undefined ? undefined : settableFields.get(name);
    const column = header[index] ?? '';
    if (index === ref || index === account) return [];
    if (name === 'bankAccountNumber' && ref !== undefined && column.trim() === '') return [];
    if (!name || !field) {
      if (column.trim())
        errors.push(sentence('papers.notColumnSpreadsheetCanSet', { column: column.trim().slice(0, 60) }));
      return [];
    }
    if (names.indexOf(name) !== index) errors.push(sentence('papers.twoColumnsStand', { column: name }));
    return [{ name, column: column.trim(), field, index }];
  });
  if (fields.length === 0 && errors.length === 0) errors.push(sentence('papers.thereNoColumnChangeFiles'));
  return { ref, account, fields, errors };
}
