import { useState } from 'react';
import type { DeskRecord } from '../data/record';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly all: boolean;
  readonly some: boolean;
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  readonly toggleAll: () => void;
  readonly clear: () => void;
}

/** The rows a person has ticked; it holds as they move from page to page of one view. */
export function useSelection(records: readonly DeskRecord[] | undefined): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const shown = records ?? [];
  const all = shown.length > 0 && shown.every(({ id }) => ids.has(id));
  const without = (gone: readonly string[]) => new Set([...ids].filter((id) => !gone.includes(id)));
  return {
    ids,
    all,
    some: shown.some(({ id }) => ids.has(id)),
    has: (id) => ids.has(id),
    toggle: (id) => setIds(ids.has(id) ? without([id]) : new Set([...ids, id])),
    toggleAll: () =>
      setIds(all ? without(shown.map(({ id }) => id)) : new Set([...ids, ...shown.map(({ id }) => id)])),
    clear: () => setIds(new Set()),
  };
}
