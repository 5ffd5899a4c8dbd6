import { expect, it } from 'vitest';
import { placementColumnNames } from '#contract/placement/columns';
import { readHeader } from '#contract/placement/mapping';
import { importing as english } from '../../../../src/web/i18n/en/import';
import { importing as french } from '../../../../src/web/i18n/fr/import';

it.each([english, french])('finds a column by the words that stand for it on the page', ({ columns }) => {
  for (const column of placementColumnNames)
    expect([columns[column], readHeader([columns[column]]).positions]).toEqual([
      columns[column],
      { [column]: 0 },
    ]);
});
