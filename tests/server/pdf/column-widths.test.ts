import { expect, it } from 'vitest';
import { columnWidths } from '#server/pdf/column-widths';
import { createRandom } from '#server/seed/random';

const sum = (all: readonly number[]): number => all.reduce((before, one) => before + one, 0);

it('gives each column what it asks for where there is room', () => {
  expect(columnWidths([40, 90, 20], 500)).toEqual([40, 90, 20]);
});

it('takes from the wide ones alone where there is none', () => {
  expect(columnWidths([40, 900, 20, 700], 300)).toEqual([40, 120, 20, 120]);
});

it('never gives more than there is, nor more than is asked for, and wastes nothing that somebody wants', () => {
  const random = createRandom('widths of columns');
  for (let run = 0; run < 500; run += 1) {
    const natural = Array.from({ length: 1 + Math.floor(random.next() * 20) }, () => random.next() * 300);
    const room = random.next() * 900;
    const widths = columnWidths(natural, room);
    expect(widths.every((width, at) => width <= (natural[at] ?? 0) + 1e-9)).toBe(true);
    expect(sum(widths)).toBeCloseTo(Math.min(sum(natural), room), 6);
  }
});
