import { expect, test } from 'vitest';
import { isSealed, sealerOf } from '#server/sealing/sealer';

const [first, second] = ['first key of a house, long enough', 'second key of a house, long enough'];
const place = 'relatedParty.dateOfBirth.1';

test('what is sealed says nothing of what it is, opens again, and is another text each time', () => {
  const sealer = sealerOf([first]);
  const [one, other] = [sealer.seal('1980-02-03', place), sealer.seal('1980-02-03', place)];
  expect(one).not.toBe(other);
  expect(one).not.toContain('1980');
  expect([isSealed(one), sealer.isCurrent(one)]).toEqual([true, true]);
  expect([sealer.open(one, place), sealer.open(other, place)]).toEqual(['1980-02-03', '1980-02-03']);
  expect(sealer.open(sealer.seal('Ünïcødé ', place), place)).toBe('Ünïcødé ');
});

test('a value that was moved to another record, or altered, does not open', () => {
  const sealer = sealerOf([first]);
  const kept = sealer.seal('1980-02-03', place);
  expect(() => sealer.open(kept, 'relatedParty.dateOfBirth.2')).toThrow();
  const altered = kept.slice(0, -2) + (kept.endsWith('AA') ? 'BB' : 'AA');
  expect(() => sealer.open(altered, place)).toThrow();
});

test('what was sealed before a change of keys opens, and counts as old', () => {
  const before = sealerOf([first]).seal('A1234-56789', place);
  const sealer = sealerOf([second, first]);
  expect([sealer.open(before, place), sealer.isCurrent(before)]).toEqual(['A1234-56789', false]);
  const stranger = sealerOf([second]);
  expect(stranger.unknownKeyOf(before)).toMatch(/^[\da-f]{8}$/);
  expect(() => stranger.open(before, place)).toThrow(/does not know/);
});

test('what stands in clear from before opens as it is', () => {
  expect(sealerOf([first]).open('1980-02-03', place)).toBe('1980-02-03');
});
