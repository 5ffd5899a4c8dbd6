import { fields as english } from '#contract/words/en/fields';
import { fields as french } from '#contract/words/fr/fields';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import type { Language } from '../words/value-words';

const wordsIn = (language: Language) => (language === 'fr' ? french : english);

/** What a field is called in a spreadsheet. */
export function headerOf(name: ResourceName, column: string, language: Language): string {
  const words = wordsIn(language);
  const own: Readonly<Record<string, string>> = words[name];
  const every: Readonly<Record<string, string>> = words.kept;
  const [part = '', ...inner] = column.split('.');
  const leaf = (words.parts as Readonly<Record<string, string>>)[inner.at(-1) ?? ''];
  return leaf ? `${own[part] ?? part} · ${leaf}` : (own[column] ?? every[column] ?? column);
}

/** What a parameter of a list is called. */
export function filterWord(name: ResourceName, parameter: string, language: Language): string {
  const filters: Readonly<Record<string, string>> = wordsIn(language).filters;
  const filter = declarationOf(name).filters[parameter];
  return filters[parameter] ?? headerOf(name, filter && 'on' in filter ? filter.on : parameter, language);
}

/** What a list is called. */
export function listWord(name: ResourceName, language: Language): string {
  return wordsIn(language).resources[name].many;
}
