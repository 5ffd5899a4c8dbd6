import type { Field } from '#contract/fields';
import { leavesOf } from '#contract/leaves';
import type { Declaration } from '#contract/resource';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import type { Rights } from '../data/rights';
import { sortNameOf } from '../data/calls';
import type { ScreenTexts } from '../i18n/en/screens';
import type { Words } from '../i18n/words';
import { layoutOf } from './layouts/index';

export interface Column {
  readonly name: string;
  readonly field: Field;
  /** The name under which the list is sorted by it. */
  readonly sort: string | undefined;
  /** The heading of a column that is no field. */
  readonly own?: keyof ScreenTexts['ownColumns'];
}

/** What stands above a column. */
export function columnLabel(words: Words, name: ResourceName, column: Column): string {
  if (column.own) return words.t(`ownColumns.${column.own}`);
  return words.labelApart(name, column.name);
}

const kept: Readonly<Record<string, Field>> = {
  createdAt: { kind: 'moment' },
  updatedAt: { kind: 'moment' },
};

const fieldOf = (declaration: Declaration, name: string): Field | undefined =>
  declaration.fields[name] ?? kept[name];

/**
 * The columns that a list may show this person beside the record's name: what rows carry and the role may see. `hidden`: what they are shown
 * nothing of whatever their role.
 */
export function columnsOf(name: ResourceName, rights: Rights, hidden: readonly string[] = []): Column[] {
  const declaration = declarationOf(name);
  const told = declaration.brief.flatMap((column) => {
    const field = fieldOf(declaration, column);
    if (!field || field.kind === 'key' || declaration.named.includes(column)) return [];
    if (hidden.includes(column)) return [];
    if (field.group && rights.ready && !rights.may(field.group, 'show')) return [];
    return [{ name: column, field, sort: sortNameOf(declaration, column) }, ...innerColumns(column, field)];
  });
  const own = (layoutOf(name).own ?? []).map((column): Column => ({
    name: column,
    field: { kind: 'text' },
    sort: undefined,
    own: column,
  }));
  return inUsualOrder(name, [...told, ...own]);
}

/** The columns of what people write into a part, each on its own. */
const innerColumns = (name: string, field: Field): Column[] =>
  'fields' in field && field.set !== 'host'
    ? leavesOf(field.fields, `${name}.`).map(([path, inner]) => ({
        name: path,
        field: inner,
        sort: undefined,
      }))
    : [];

/** The columns that a list shows where nobody has chosen. */
export const usualColumns = (name: ResourceName): readonly string[] => layoutOf(name).columns;

/** All columns in the order in which they stand at first: those of the layout, then what can be added. */
export function inUsualOrder(name: ResourceName, columns: readonly Column[]): Column[] {
  const usual = usualColumns(name);
  const placeOf = (column: Column) => {
    const place = usual.indexOf(column.name);
    return place < 0 ? usual.length : place;
  };
  return [...columns].sort((one, other) => placeOf(one) - placeOf(other));
}
