import { expect, it } from 'vitest';
import { schemaOf } from '#contract/kinds/schema';

/** Control characters of ASCII besides the tab, what turns the direction of writing, and halves of characters; first and last of each run. */
const never = [
  [0x00, 0x08],
  [0x0b, 0x0c],
  [0x0e, 0x1f],
  [0x7f, 0x7f],
  [0x202a, 0x202e],
  [0x2066, 0x2069],
  [0xd800, 0xdfff],
] as const;
const lineBreaks = [
  [0x0a, 0x0a],
  [0x0d, 0x0d],
] as const;

type Runs = readonly (readonly [number, number])[];

const everyUnit = Array.from({ length: 0x10000 }, (_, unit) => unit);
const within = (runs: Runs, unit: number): boolean =>
  runs.some(([first, last]) => unit >= first && unit <= last);

function refusedIn(field: { kind: 'text' } | { kind: 'prose' }): number[] {
  const schema = schemaOf(field, false);
  return everyUnit.filter((unit) => !schema.isValidSync(`a${String.fromCharCode(unit)}b`));
}

it('refuses in a line control characters other than the tab, line breaks, turns of direction and halves of characters, and nothing else', () => {
  expect(refusedIn({ kind: 'text' })).toEqual(
    everyUnit.filter((unit) => within([...never, ...lineBreaks], unit)),
  );
});

it('refuses in prose the same, but lets lines break', () => {
  expect(refusedIn({ kind: 'prose' })).toEqual(everyUnit.filter((unit) => within(never, unit)));
});

it('takes whole characters, however they are written', () => {
  for (const kind of ['text', 'prose'] as const)
    expect(schemaOf({ kind }, false).isValidSync('Élan 🚗 高')).toBe(true);
});
