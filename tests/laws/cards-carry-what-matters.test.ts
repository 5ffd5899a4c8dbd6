import { expect, it } from 'vitest';
import { declarationOf, resourceNames } from '#contract/resources/index';
import { layoutOf } from '../../src/web/generated/layouts/index';

const files = ['fileId', 'fileIds', 'fileRefNumber'];

it.each(resourceNames)(
  'a card of %s names its file, a day and every amount that the columns show',
  (name) => {
    const { card, columns } = layoutOf(name);
    const { fields } = declarationOf(name);
    const kindOf = (column: string) => (column === 'createdAt' ? 'moment' : fields[column]?.kind);
    const isDay = (column: string) => ['date', 'moment'].includes(kindOf(column) ?? '');
    const needed = columns.filter((column) => files.includes(column) || kindOf(column) === 'money');
    expect(card).toEqual(expect.arrayContaining(needed));
    if (columns.some((column) => files.includes(column)) && columns.some(isDay))
      expect(card.some(isDay)).toBe(true);
  },
);
