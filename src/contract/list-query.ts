import type { Field } from './fields';
import { readValue } from './kinds';
import { leavesOf } from './leaves';
import { Problem } from './problems';
import type { Call, Declaration, Filter } from './resource';
import { comesWhole } from './resource';
import { sentence } from './words/sentence';
import type { Sentence } from './words/sentence';

/**
 * How a list is asked for: 1-based page, rows per page, sort names, and filter values by documented parameter. `whole`: it has no
 * pages.
 */
export interface ListQuery {
  readonly page: number;
  readonly size: number;
  readonly sort: readonly Sort[];
  readonly filters: { readonly [parameter: string]: readonly unknown[] };
  readonly buckets: boolean;
  readonly whole: boolean;
}
export interface Sort {
  readonly by: string;
  readonly descending: boolean;
}

export const pageSize = { usual: 25, most: 500 } as const;
/** A page far beyond any list; more is a mistake, and keeps the offset within what the database takes. */
const lastPage = 10_000_000;

/** Writes a list query as URL parameters; what is usual is left out, so that equal queries have equal addresses. */
export function writeListQuery(declaration: Declaration, query: Partial<ListQuery>): URLSearchParams {
  const written = new URLSearchParams();
  if (declaration.paged && !query.whole) {
    if (query.page !== undefined && query.page !== 1) written.set('page', String(query.page));
    if (query.size !== undefined && query.size !== pageSize.usual) written.set('size', String(query.size));
  }
  if (query.sort?.length) written.set(sortParameter(declaration), writeSort(query.sort));
  for (const parameter of Object.keys(declaration.filters))
    for (const value of query.filters?.[parameter] ?? []) written.append(parameter, String(value));
  if (query.buckets) written.set('getBuckets', 'true');
  return written;
}

/** `-assignmentDate,ref`: field names by commas, `-` before what descends. */
export function writeSort(sort: readonly Sort[]): string {
  return sort.map(({ by, descending }) => (descending ? `-${by}` : by)).join(',');
}

/** The parameter that a list's order travels in. */
export function sortParameter(declaration: Declaration): 'sortBy' | 'sort' {
  return declaration.sortParameter ?? 'sortBy';
}

type Parameters = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Reads a list query back from URL parameters (those of the path included). `call`: the list that is asked; without it, that which
 * has pages, where one has.
 * @throws Problem UNKNOWN_PARAMETER or MALFORMED (400), the parameter named; nothing is silently ignored.
 */
export function readListQuery(declaration: Declaration, parameters: Parameters, call?: Call): ListQuery {
  const whole = call ? comesWhole(declaration, call) : !declaration.paged;
  const filters: Record<string, unknown[]> = {};
  const query = {
    page: 1,
    size: pageSize.usual as number,
    sort: readSort(declaration, declaration.sortedBy),
    buckets: false,
    whole,
  };
  for (const [name, given] of Object.entries(parameters)) {
    const texts = (typeof given === 'string' ? [given] : (given ?? [])).filter((text) => text !== '');
    if (Object.hasOwn(declaration.filters, name)) {
      const asked = [...new Set(texts)];
      holdNumber(declaration, name, asked.length);
      if (asked.length > 0) filters[name] = asked.map((text) => readFilter(declaration, name, text));
    } else if (!whole && name === 'page') query.page = readCount(name, texts, lastPage);
    else if (!whole && name === 'size') query.size = readCount(name, texts, pageSize.most);
    else if (name === sortParameter(declaration)) {
      if (texts.length > 0) query.sort = asUsual(declaration, readSort(declaration, texts.join(',')));
    } else if (name === 'getBuckets' && declaration.buckets) query.buckets = readFlag(name, texts);
    else throw unreadable('UNKNOWN_PARAMETER', name, sentence('problems.notParameterList', { name }));
  }
  return { ...query, filters };
}

/**
 * Reads the names of an order, `-assignmentDate,ref`; one that comes again says nothing more.
 * @throws Problem MALFORMED for an order that the list does not have
 */
export function readSort(declaration: Declaration, text: string): Sort[] {
  const sort = text.split(',').map((item) => {
    const descending = item.startsWith('-');
    const by = descending ? item.slice(1) : item;
    if (!Object.hasOwn(declaration.sorts, by)) throw unsortable(declaration, by);
    return { by, descending };
  });
  return sort.filter(({ by }, at) => at === sort.findIndex((one) => one.by === by));
}

/** What is answered where a list has no such order, or has it not for this person. */
export function unsortable(declaration: Declaration, by: string): Problem {
  const message = sentence('problems.listCannotSorted', { name: by.slice(0, 60) });
  return unreadable('MALFORMED', sortParameter(declaration), message);
}

/** What is ordered by what comes first in the usual order goes on as that does, either way round: by day, and within a day by number. */
function asUsual(declaration: Declaration, sort: readonly Sort[]): Sort[] {
  const usual = readSort(declaration, declaration.sortedBy);
  const isTurned = sort[0]?.descending !== usual[0]?.descending;
  const turned = usual.map(({ by, descending }) => ({ by, descending: descending !== isTurned }));
  const begins = sort.every(({ by, descending }, index) => {
    const like = turned[index];
    return like?.by === by && like.descending === descending;
  });
  return begins ? turned : [...sort];
}

/** Each text is looked for by itself in every row: a few dozen at once are what people mean, a thousand hold the database. */
const mostTexts = 50;
const ofClosedSets = ['reference', 'choice', 'key'];

function holdNumber(declaration: Declaration, name: string, count: number): void {
  const how = declaration.filters[name]?.how;
  // What is compared whole is looked up in one go, however many there are.
  const isOneLook = how === undefined || how === 'is';
  if (count > mostTexts && !isOneLook && !ofClosedSets.includes(filterField(declaration, name).kind))
    throw unreadable('MALFORMED', name, sentence('problems.valuesUpTo', { name, most: mostTexts }));
}

function readFilter(declaration: Declaration, name: string, text: string): unknown {
  const field = filterField(declaration, name);
  // No text that is kept has a NUL in it.
  const value = text.length > 300 || text.includes('\0') ? undefined : readValue(text, field);
  if (value === undefined)
    throw unreadable(
      'MALFORMED',
      name,
      sentence('problems.valueRefused', { name, value: text.slice(0, 60) }),
    );
  return value;
}

function readCount(name: string, texts: readonly string[], most: number): number {
  const [text = ''] = texts;
  const count = /^\d{1,8}$/.test(text) && texts.length === 1 ? Number(text) : 0;
  if (count < 1 || count > most)
    throw unreadable('MALFORMED', name, sentence('problems.wholeNumberUpTo', { name, most }));
  return count;
}

function readFlag(name: string, texts: readonly string[]): boolean {
  if (texts.length !== 1 || (texts[0] !== 'true' && texts[0] !== 'false'))
    throw unreadable('MALFORMED', name, sentence('problems.trueOrFalse', { name }));
  return texts[0] === 'true';
}

function unreadable(code: 'UNKNOWN_PARAMETER' | 'MALFORMED', name: string, message: Sentence): Problem {
  return new Problem(code, { message, errors: { [name]: message } });
}

const moments = ['createdAt', 'updatedAt'];

/** The field that a filter's values are values of. */
export function filterField(declaration: Declaration, parameter: string): Field {
  const filter = declaration.filters[parameter];
  if (!filter) throw new Error(`${declaration.name} has no filter ${parameter}`);
  return fieldOfFilter(declaration, filter);
}

function fieldOfFilter(declaration: Declaration, filter: Filter): Field {
  if (filter.how === 'rule') {
    if (filter.kind === 'choice') return { kind: 'choice', of: filter.of ?? 'province' };
    if (filter.kind === 'reference') {
      const { to = declaration.name, among } = filter;
      return { kind: 'reference', to, ...(among && { among }) };
    }
    return { kind: filter.kind } as Field;
  }
  if (filter.on === '_id') return { kind: 'reference', to: declaration.name };
  if (moments.includes(filter.on)) return { kind: 'moment' };
  const field = declaration.fields[filter.on] ?? new Map(leavesOf(declaration.fields)).get(filter.on);
  if (!field) throw new Error(`${declaration.name} has no field ${filter.on}`);
  return filter.how === 'contains' || filter.how === 'digits' || filter.how === 'account'
    ? { kind: 'text' }
    : field;
}
