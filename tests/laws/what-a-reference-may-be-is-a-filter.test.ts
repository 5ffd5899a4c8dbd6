import { expect, it } from 'vitest';
import type { Field, Fields } from '#contract/fields';
import type { Filter } from '#contract/resource';
import { declarationOf, resourceNames } from '#contract/resources/index';
import type { ResourceName } from '#contract/resources/index';

interface Narrowed {
  readonly at: string;
  readonly field: Extract<Field, { readonly kind: 'reference' | 'references' }>;
}

/** Every reference within fields, with the path to it. */
const pointingIn = (at: string, fields: Fields): Narrowed[] =>
  Object.entries(fields).flatMap(([name, field]): Narrowed[] => {
    if (field.kind === 'part' || field.kind === 'parts') return pointingIn(`${at}.${name}`, field.fields);
    return field.kind === 'reference' || field.kind === 'references' ? [{ at: `${at}.${name}`, field }] : [];
  });

const all = resourceNames.flatMap((name) => pointingIn(name, declarationOf(name).fields));

const isFilteredBy = (name: ResourceName, field: string): boolean => {
  const filter = declarationOf(name).filters[field];
  return filter !== undefined && 'on' in filter && filter.on === field;
};

it('a list can be asked for just those records that a reference may be', () => {
  expect(all.filter(({ field }) => field.among).map(({ at }) => at)).toContain('file.remarketing.auctionId');
  const wrong = all.flatMap(({ at, field: { to, among = {} } }) =>
    Object.keys(among)
      .filter((field) => !isFilteredBy(to, field))
      .map((field) => `${at} by ${field} of ${to}`),
  );
  expect(wrong).toEqual([]);
});

it('what a reference hangs on is pointed at by the same record, and filters the list of what it points at', () => {
  const hung = all.filter(({ field }) => field.hangsOn);
  expect(hung.map(({ at }) => at)).toEqual([
    'file.clientOfficeId',
    'request.assignedToUserId',
    'user.officeIds',
  ]);
  const wrong = hung.flatMap(({ at, field: { to, hangsOn = {} } }) => {
    const { fields } = declarationOf(at.split('.')[0] as ResourceName);
    return Object.entries(hangsOn)
      .filter(([parameter, beside]) => {
        const filter: Filter | undefined = declarationOf(to).filters[parameter];
        const field = fields[beside];
        const isOfSame =
          filter?.how === 'rule' &&
          field?.kind === 'reference' &&
          filter.kind === 'reference' &&
          field.to === filter.to;
        return !isOfSame;
      })
      .map(([parameter, beside]) => `${at} by ${parameter} of ${beside}`);
  });
  expect(wrong).toEqual([]);
});
