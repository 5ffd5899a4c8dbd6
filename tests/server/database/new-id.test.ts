import { expect, test } from 'vitest';
import { newId } from '#server/database/new-id';

test('ids of one millisecond come in the order in which they were made, and later ones after them', () => {
  const at = Date.parse('2026-11-20T15:00:00Z');
  const ids = Array.from({ length: 10_000 }, () => newId(at));
  expect([...ids].sort()).toEqual(ids);
  expect(newId(at + 1) > (ids.at(-1) ?? '')).toBe(true);
});

test('ids are UUIDs of version 7, no two alike', () => {
  const ids = Array.from({ length: 1000 }, () => newId());
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
});
