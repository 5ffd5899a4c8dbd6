import { expect, it } from 'vitest';
import { reportColumns } from '../../src/server/reports/report-rows';
import { reportTypes } from '../../src/server/reports/report-types';

const addable = ['money', 'integer', 'decimal'];

it('what a report adds up are columns that it has, and figures', () => {
  const summed = Object.entries(reportTypes).filter(([, { sums }]) => sums);
  expect(summed.length).toBeGreaterThan(10);
  const wrong = summed.flatMap(([report, type]) => {
    const figures = reportColumns(type, 'en', null).filter(({ field }) => addable.includes(field.kind));
    const names = figures.map(({ name }) => name);
    return (type.sums ?? []).filter((sum) => !names.includes(sum)).map((sum) => `${report}: ${sum}`);
  });
  expect(wrong).toEqual([]);
});
