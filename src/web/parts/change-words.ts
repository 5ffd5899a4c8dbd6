import type { Field, Fields } from '#contract/fields';
import { requestDetails } from '#contract/lifecycles/request-types';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf, isResourceName } from '#contract/resources/index';
import type { TextKey } from '../i18n/use-translate';
import type { Words } from '../i18n/words';
import { valueWords } from './value-words';

type Says = Pick<Words, 'choice' | 'label' | 'locale' | 't'>;

/** One field before and after, in words; `null` where there was or is nothing. A reference is left as its id. */
export interface ChangeWords {
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
  /** The resource that both ids are of, where the field is a reference. */
  readonly to: ResourceName | undefined;
}

/** What a person reads of one change of a record. A part, and the details of a request, are told field by field. */
export function changeWords(
  entity: string,
  change: { readonly field: string; readonly before?: unknown; readonly after?: unknown },
  words: Says,
  zone: string | undefined,
): ChangeWords[] {
  const name = isResourceName(entity) ? entity : undefined;
  const field = name ? declarationOf(name).fields[change.field] : undefined;
  if (!name || !field) return [];
  const within = fieldsWithin(name, change.field, field);
  if (within) {
    const before = (change.before ?? {}) as Record<string, unknown>;
    const after = (change.after ?? {}) as Record<string, unknown>;
    return Object.entries(within).flatMap(([inner, one]) => {
      if (isSame(before[inner], after[inner])) return [];
      return [
        line(one, labelWithin(name, change.field, inner, words), before[inner], after[inner], words, zone),
      ];
    });
  }
  const label = words.label(name, change.field);
  // What people entered row by row is told by the rows that came and went; what the host keeps so is counted.
  if (field.kind === 'parts' && field.set !== 'host')
    return [rowsLine(name, change.field, field.fields, label, change, words, zone)];
  return [line(field, label, change.before, change.after, words, zone)];
}

const isSame = (before: unknown, after: unknown): boolean =>
  JSON.stringify(before ?? null) === JSON.stringify(after ?? null);

function fieldsWithin(entity: ResourceName, name: string, field: Field): Fields | undefined {
  if (field.kind === 'part') return field.fields;
  return entity === 'request' ? requestDetails[name as keyof typeof requestDetails] : undefined;
}

function labelWithin(entity: ResourceName, name: string, inner: string, words: Says): string {
  if (entity !== 'request') return words.label(entity, `${name}.${inner}`);
  return words.t(`request.${name === 'answer' ? 'given' : 'payload'}.${inner}` as TextKey);
}

function rowsLine(
  entity: ResourceName,
  name: string,
  fields: Fields,
  label: string,
  change: { readonly before?: unknown; readonly after?: unknown },
  words: Says,
  zone: string | undefined,
): ChangeWords {
  const [before, after] = [change.before, change.after].map((rows) =>
    Array.isArray(rows) ? (rows as readonly Row[]) : [],
  ) as [readonly Row[], readonly Row[]];
  const told = (rows: readonly Row[], others: readonly Row[]): string | null =>
    rows
      .filter((row) => !others.some((other) => isSame(row, other)))
      .map((row) => rowWords(entity, name, fields, row, words, zone))
      .filter(Boolean)
      .join('; ') || null;
  return { label, before: told(before, after), after: told(after, before), to: undefined };
}

const unspoken: ReadonlySet<string> = new Set(['key', 'reference', 'references', 'value', 'decimal']);

type Row = Readonly<Record<string, unknown>>;

/** What a row says of itself: a flag that is set by its name; neither what names another record nor where it lies on the globe. */
function rowWords(
  entity: ResourceName,
  name: string,
  fields: Fields,
  row: Row,
  words: Says,
  zone: string | undefined,
): string {
  const said = Object.entries(fields).map(([inner, field]) => {
    if (unspoken.has(field.kind)) return null;
    if (field.kind === 'flag') return row[inner] === true ? words.label(entity, `${name}.${inner}`) : null;
    return valueWords(field, row[inner], words, zone);
  });
  return said.filter((one) => one !== null).join(', ');
}

function line(
  field: Field,
  label: string,
  before: unknown,
  after: unknown,
  words: Says,
  zone: string | undefined,
): ChangeWords {
  const to = field.kind === 'reference' || field.kind === 'references' ? field.to : undefined;
  return {
    label,
    before: valueWords(field, before, words, zone),
    after: valueWords(field, after, words, zone),
    to,
  };
}
