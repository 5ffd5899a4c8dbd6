import { fields as english } from '#contract/words/en/fields';
import { choices as englishChoices } from '#contract/words/en/choices';
import { fields as french } from '#contract/words/fr/fields';
import { choices as frenchChoices } from '#contract/words/fr/choices';
import type { Field } from '#contract/fields';
import { Problem } from '#contract/problems';
import { declarationOf } from '#contract/resources/index';
import type { ResourceName } from '#contract/resources/index';

export type Language = 'en' | 'fr';

export interface ExportColumn {
  readonly name: string;
  readonly field: Field;
  readonly header: string;
}

const kept: { readonly [name: string]: Field } = {
  _id: { kind: 'key' },
  createdAt: { kind: 'moment' },
  updatedAt: { kind: 'moment' },
  createdBy: { kind: 'reference', to: 'user' },
  updatedBy: { kind: 'reference', to: 'user' },
  version: { kind: 'integer' },
};
const wholes = new Set<Field['kind']>(['part', 'parts', 'value']);

/**
 * The columns of an export: those that were asked for, or what the list shows. What is no single value has no cell.
 * @throws Problem INVALID naming a column that cannot be exported.
 */
export function exportColumns(
  name: ResourceName,
  asked: readonly string[] | null | undefined,
  language: Language,
): ExportColumn[] {
  const { fields, brief } = declarationOf(name);
  const known = (column: string): Field | undefined =>
    Object.hasOwn(fields, column) ? fields[column] : Object.hasOwn(kept, column) ? kept[column] : undefined;
  const names = asked?.length
    ? [...new Set(asked)]
    : brief.filter((column) => !wholes.has(known(column)?.kind ?? 'value'));
  return names.map((column) => {
    const field = known(column);
    if (!field || wholes.has(field.kind)) {
      const message = `${column.slice(0, 60)} is not a column that can be exported`;
      throw new Problem('INVALID', { message, errors: { columns: message } });
    }
    return { name: column, field, header: headerOf(name, column, language) };
  });
}

/** What a field is called in a spreadsheet. */
export function headerOf(name: ResourceName, column: string, language: Language): string {
  const words = language === 'fr' ? french : english;
  const own: Readonly<Record<string, string>> = words[name];
  const every: Readonly<Record<string, string>> = words.kept;
  return own[column] ?? every[column] ?? column;
}

export function choiceWord(of: keyof typeof englishChoices, value: string, language: Language): string {
  const words: Readonly<Record<string, string>> = (language === 'fr' ? frenchChoices : englishChoices)[of];
  return words[value] ?? value;
}
