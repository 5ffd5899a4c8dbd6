import { expect, it } from 'vitest';
import type { Field, Fields } from '#contract/fields';
import { declarationOf, resourceNames } from '#contract/resources/index';
import type { ResourceName } from '#contract/resources/index';

interface Narrowed {
  readonly at: string;
  readonly field: Extract<Field, { readonly kind: 'reference' | 'references' }>;
}

/** Every reference within fields that may not be any record, with the path to it. */
const narrowedIn = (at: string, fields: Fields): Narrowed[] =>
  Object.entries(fields).flatMap(([name, field]): Narrowed[] => {
    if (field.kind === 'part' || field.kind === 'parts') return narrowedIn(`${at}.${name}`, field.fields);
    const isReference = field.kind === 'reference' || field.kind === 'references';
    return isReference && field.among ? [{ at: `${at}.${name}`, field }] : [];
  });

const isFilteredBy = (name: ResourceName, field: string): boolean => {
  const filter = declarationOf(name).filters[field];
  return filter !== undefined && 'on' in filter && filter.on === field;
};

it('a list can be asked for just those records that a reference may be', () => {
  const all = resourceNames.flatMap((name) => narrowedIn(name, declarationOf(name).fields));
  expect(all.map(({ at }) => at)).toContain('file.remarketing.auctionId');
  const wrong = all.flatMap(({ at, field: { to, among = {} } }) =>
    Object.keys(among)
      .filter((field) => !isFilteredBy(to, field))
      .map((field) => `${at} by ${field} of ${to}`),
  );
  expect(wrong).toEqual([]);
});
