import type { Field } from '#contract/fields';
import { leavesOf } from '#contract/leaves';
import { Problem } from '#contract/problems';
import { declarationOf } from '#contract/resources/index';
import type { ResourceName } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { filterWord, headerOf } from '../words/list-words';
import { workedColumns } from './worked-columns';
import type { WorkedColumn } from './worked-columns';
import type { Language } from '../words/languages';
import { wordsFor } from '../words/words-for';

export interface ExportColumn {
  readonly name: string;
  readonly field: Field;
  readonly header: string;
  /** Of what no row holds: how it follows from a row. */
  readonly work?: WorkedColumn['work'];
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
const unsaid = new Set<Field['kind']>([...wholes, 'key']);

/**
 * The columns of an export: those that were asked for, or what the list shows, less the keys that say nothing to people. What is no
 * single value has no cell.
 * @throws Problem INVALID naming a column that cannot be exported.
 */
export function exportColumns(
  name: ResourceName,
  asked: readonly string[] | null | undefined,
  language: Language,
): ExportColumn[] {
  const { fields, brief } = declarationOf(name);
  const known = new Map([...Object.entries(kept), ...Object.entries(fields), ...leavesOf(fields)]);
  const names = asked?.length
    ? [...new Set(asked)]
    : brief.filter((column) => !unsaid.has(known.get(column)?.kind ?? 'value'));
  return names.map((column) => {
    const worked = workedColumns[name]?.[column];
    const field = known.get(column);
    if (worked) {
      const header = (field ? headerOf : filterWord)(name, column, language);
      return { name: column, ...worked, header };
    }
    if (!field || wholes.has(field.kind)) {
      const message = sentence('documents.notColumnCanExported', { name: column.slice(0, 60) });
      throw new Problem('INVALID', { message, errors: { columns: message } });
    }
    const header = headerOf(name, column, language);
    return { name: column, field, header: isSize(field) ? inBytes(header, language) : header };
  });
}

// A person reads kB and MB on a page; a sheet reckons with what is kept.
const isSize = (field: Field): boolean => field.kind === 'integer' && field.bytes === true;
const inBytes = (name: string, language: Language): string =>
  wordsFor({ language })(sentence('documents.inBytes', { name }));
