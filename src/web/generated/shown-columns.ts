import { useStore } from 'react-admin';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import type { Column } from './columns';
import { usualColumns } from './columns';

/** Where react-admin's table keeps which columns somebody hides, and in which order they like them. */
export const columnsKey = (name: ResourceName): string => `${name}.columns`;

/** The columns as the person sees them: chosen and in their order, as react-admin's table keeps it. */
export function useShownColumns(
  name: ResourceName,
  columns: readonly Column[],
  canSelect: boolean,
): readonly Column[] {
  const usual = usualColumns(name);
  const [hidden] = useStore<readonly string[]>(
    columnsKey(name),
    columns.map((column) => column.name).filter((one) => !usual.includes(one)),
  );
  const [ranks] = useStore<readonly number[] | undefined>(`${columnsKey(name)}_columnRanks`);
  // The record's name is the table's first column, in sight whatever is chosen.
  const places = [
    ...(canSelect ? [''] : []),
    declarationOf(name).named[0] ?? '',
    ...columns.map((column) => column.name),
  ];
  const ordered = ranks ? ranks.flatMap((place) => places[place] ?? []) : places;
  return ordered
    .flatMap((one) => columns.find((column) => column.name === one) ?? [])
    .filter(({ name: one }) => !hidden.includes(one));
}
