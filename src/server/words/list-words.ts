import type { ResourceName } from '#contract/resources/index';
import { declarationOf, isResourceName } from '#contract/resources/index';
import type { FieldWords } from '#contract/words/field-words';
import { languages } from './languages';
import type { Language } from './languages';

/** What a field is called in a spreadsheet. */
export function headerOf(name: ResourceName, column: string, language: Language): string {
  const words = languages[language].fields;
  const own: Readonly<Record<string, string>> = words[name];
  const every: Readonly<Record<string, string>> = words.kept;
  const names = column.split('.');
  const [part = ''] = names;
  const leaf =
    names.length > 1 ? (words.parts as Readonly<Record<string, string>>)[names.at(-1) ?? ''] : undefined;
  return (
    wordWithin(words, names) ??
    (leaf ? `${own[part] ?? part} · ${leaf}` : (own[column] ?? every[column] ?? column))
  );
}

/** What a field is called within one part alone: that says whose it is. */
function wordWithin({ within }: FieldWords, names: readonly string[]): string | undefined {
  const [part = '', name = ''] = names.slice(-2);
  return (within as Readonly<Record<string, Readonly<Record<string, string>>>>)[part]?.[name];
}

/** What a parameter of a list is called. */
export function filterWord(name: ResourceName, parameter: string, language: Language): string {
  const filters: Readonly<Record<string, string>> = languages[language].fields.filters;
  const filter = declarationOf(name).filters[parameter];
  return filters[parameter] ?? headerOf(name, filter && 'on' in filter ? filter.on : parameter, language);
}

/** What a list is called. */
export function listWord(name: ResourceName, language: Language): string {
  return languages[language].fields.resources[name].many;
}

/** What a right speaks of: a list, or another subject; its name where it is none. */
export function subjectWord(name: string, language: Language): string {
  const { resources, subjects } = languages[language].fields;
  const others: Readonly<Record<string, string>> = subjects;
  return isResourceName(name) ? resources[name].many : (others[name] ?? name);
}
