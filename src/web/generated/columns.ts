import type { Field } from '#contract/fields';
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
export const columnLabel = (words: Words, name: ResourceName, column: Column): string =>
  column.own ? words.t(`ownColumns.${column.own}`) : words.label(name, column.name);

const kept: Readonly<Record<string, Field>> = {
  createdAt: { kind: 'moment' },
  updatedAt: { kind: 'moment' },
};

const fieldOf = (declaration: Declaration, name: string): Field | undefined =>
  declaration.fields[name] ?? kept[name];

/** The columns that a list may show this person beside the record's name: what rows carry and the role may see. */
export function columnsOf(name: ResourceName, rights: Rights): Column[] {
  const declaration = declarationOf(name);
  const told = declaration.brief.flatMap((column) => {
    const field = fieldOf(declaration, column);
    if (!field || declaration.named.includes(column)) return [];
    if (field.group && rights.ready && !rights.may(field.group, 'show')) return [];
    return [{ name: column, field, sort: sortNameOf(declaration, column) }];
  });
  const own = (layoutOf(name).own ?? []).map((column): Column => ({
    name: column,
    field: { kind: 'text' },
    sort: undefined,
    own: column,
  }));
  return [...told, ...own];
}

/** The columns in the order chosen; a column that is no more is passed over. */
export function chosenColumns(
  name: ResourceName,
  all: readonly Column[],
  chosen: readonly string[] | null,
): Column[] {
  return (chosen ?? layoutOf(name).columns).flatMap((column) => all.find((one) => one.name === column) ?? []);
}
