import { useMemo } from 'react';
import { useListSortContext, useStore } from 'react-admin';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import type { Column } from './columns';
import { usualColumns } from './columns';
import { usualAddress } from './list-address';
import { sortPayload } from './list-params';

/** Where react-admin's table keeps which columns somebody hides, and in which order they like them. */
export const columnsKey = (name: ResourceName): string => `${name}.columns`;

export interface ColumnsChoice {
  /** The columns as the person sees them, in their order. */
  readonly shown: readonly Column[];
  /** Those that can be added. */
  readonly others: readonly Column[];
  show(column: string): void;
  hide(column: string): void;
  /** Before (-1) or behind (1) its neighbour in sight. */
  move(column: string, step: -1 | 1): void;
  /** The usual columns in their usual order again. */
  reset(): void;
}

/** By what a list is put in order, where that is not its usual order. */
export function useAskedOrder(name: ResourceName): string | undefined {
  const { sort } = useListSortContext();
  const usual = sortPayload(declarationOf(name), usualAddress(name).sort);
  return sort.field === usual.field ? undefined : sort.field;
}

/** The columns that nobody sees who has chosen none: those that are not usual, but for that by which the list is put in order. */
export function useHiddenAtFirst(name: ResourceName, columns: readonly Column[]): string[] {
  const asked = useAskedOrder(name);
  return useMemo(() => {
    const seen = [...usualColumns(name), asked];
    return columns.map((column) => column.name).filter((one) => !seen.includes(one));
  }, [name, columns, asked]);
}

/** The columns that a person chose for a list. What stands before them (boxes, the record's name) keeps its place. */
export function useColumnsChoice(
  name: ResourceName,
  columns: readonly Column[],
  canSelect: boolean,
): ColumnsChoice {
  const atFirst = useHiddenAtFirst(name, columns);
  const [hidden, setHidden] = useStore<readonly string[]>(columnsKey(name), atFirst);
  const [ranks, setRanks] = useStore<readonly number[] | undefined>(`${columnsKey(name)}_columnRanks`);
  // The table counts its children: what stands before the columns of this list, and then they.
  const places = [
    ...(canSelect ? [''] : []),
    declarationOf(name).named[0] ?? '',
    ...columns.map((column) => column.name),
  ];
  const ranked = (ranks ?? []).filter((place) => place < places.length);
  const order = [...ranked, ...[...places.keys()].filter((place) => !ranked.includes(place))];
  const placed = order.flatMap((place) => columns.find((column) => column.name === places[place]) ?? []);
  const shown = placed.filter((column) => !hidden.includes(column.name));
  return {
    shown,
    others: placed.filter((column) => hidden.includes(column.name)),
    show: (column) => setHidden(hidden.filter((one) => one !== column)),
    hide: (column) => setHidden([...hidden, column]),
    move(column, step) {
      const at = shown.findIndex((one) => one.name === column);
      const neighbour = shown[at + step]?.name;
      if (neighbour === undefined) return;
      const [from, to] = [column, neighbour].map((one) => order.indexOf(places.indexOf(one)));
      const next = order.toSpliced(from ?? 0, 1);
      setRanks(next.toSpliced(to ?? 0, 0, order[from ?? 0] ?? 0));
    },
    reset() {
      setHidden(atFirst);
      setRanks(undefined);
    },
  };
}
