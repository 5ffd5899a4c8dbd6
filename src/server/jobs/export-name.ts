import { filterField } from '#contract/list-query';
import type { ListQuery } from '#contract/list-query';
import type { Field } from '#contract/fields';
import { declarationOf } from '#contract/resources/index';
import type { ResourceName } from '#contract/resources/index';
import type { Db } from '../database/tables';
import type { Caller } from '../request/caller';
import { localTime } from './export-cells';
import { choiceWord, flagWord } from '../words/value-words';
import { filterWord, listWord } from '../words/list-words';
import type { Language } from '../words/languages';
import { Names } from './export-names';

/** What a file system takes without a murmur, whatever the list and what narrows it. */
const most = 120;
const unfit = /[\\/:*?"<>|\p{Cc}]/gu;

interface Asked {
  readonly resource: ResourceName;
  readonly filters: ListQuery['filters'];
  readonly language: Language;
  readonly format: string;
}

/** What an exported list is kept as: `Requests - Declined, Expired - 2026-11-20.csv`. The day is its person's. */
export async function exportName(db: Db, caller: Caller, now: Date, asked: Asked): Promise<string> {
  const { resource, language, format } = asked;
  const day = localTime(now.toISOString(), caller.timeZone).slice(0, 10);
  const list = listWord(resource, language);
  let narrowed = '';
  for (const word of await narrowing(db, caller, asked)) {
    const longer = narrowed ? `${narrowed}, ${word}` : word;
    if (list.length + longer.length > most) break;
    narrowed = longer;
  }
  const parts = [list, narrowed, day].filter(Boolean);
  return `${parts.join(' - ').replace(unfit, ' ')}.${format}`;
}

// What people type, names and numbers of debtors among it, is not for the name of a file.
async function narrowing(db: Db, caller: Caller, asked: Asked): Promise<string[]> {
  const { resource, filters, language } = asked;
  const declaration = declarationOf(resource);
  const names = new Names(db, caller, language);
  const words: string[] = [];
  for (const [parameter, values] of Object.entries(filters)) {
    const filter = declaration.filters[parameter];
    if (!filter || filter.hidden) continue;
    const field: Field =
      filter.how === 'rule' && filter.of
        ? { kind: 'choice', of: filter.of }
        : filterField(declaration, parameter);
    const called = filterWord(resource, parameter, language);
    if (field.kind === 'choice' || field.kind === 'choices')
      words.push(...values.map((value) => choiceWord(field.of, String(value), language)));
    else if (field.kind === 'reference' || field.kind === 'references') {
      await names.read([{ [parameter]: values }], [{ name: parameter, field, header: '' }]);
      words.push(...values.map((value) => names.of(String(value))).filter(Boolean));
    } else if (field.kind === 'flag' && values.length === 1)
      words.push(values[0] === true ? called : `${called} ${flagWord(false, language)}`);
    else if (field.kind === 'date' || field.kind === 'moment')
      words.push(...values.map((value) => `${called} ${String(value).slice(0, 10)}`));
  }
  return words;
}
