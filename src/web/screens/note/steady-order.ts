import { useState } from 'react';

interface Identified {
  readonly id: string;
}

/**
 * Rows in the order in which they were first seen under a key: reading a note does not move it from under the pointer. New rows come
 * first, those that were loaded later last. A row that has left the list goes, unless it is among those held.
 */
export function useSteadyOrder<T extends Identified>(
  rows: readonly T[] | undefined,
  key: string,
  held: ReadonlyMap<string, T>,
): readonly T[] | undefined {
  const [seen, setSeen] = useState<{ key: string; ids: readonly string[] }>({ key, ids: [] });
  if (!rows) return rows;
  const before = seen.key === key ? seen.ids : [];
  const ids = inSteadyOrder(
    before,
    rows.map(({ id }) => id),
    held,
  );
  if (seen.key !== key || ids.join() !== seen.ids.join()) setSeen({ key, ids });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? held.get(id) ?? []);
}

/** `now` in the order of `before`: what is new stands first, what follows all known rows last, and what is held stays. */
export function inSteadyOrder(
  before: readonly string[],
  now: readonly string[],
  held: { has(id: string): boolean },
): readonly string[] {
  const present = new Set(now);
  const known = before.filter((id) => present.has(id) || held.has(id));
  const isKnown = new Set(known);
  const last = now.findLastIndex((id) => isKnown.has(id));
  const ahead = now.filter((id, index) => !isKnown.has(id) && index < last);
  const behind = now.filter((id, index) => !isKnown.has(id) && index > last);
  return [...ahead, ...known, ...behind];
}
