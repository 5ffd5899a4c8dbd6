import type { ComponentType } from 'react';
import { createElement, useDeferredValue } from 'react';
import { useListContext } from 'react-admin';
import type { ResourceName } from '#contract/resources/index';
import type { DeskRecord } from '../data/record';
import type { Column } from './columns';
import { EmptyList } from './empty-list';
import { FailedList } from './failed-list';
import { ListCards } from './list-cards';
import { ListTable } from './list-table';
import type { AnySlots, RowsProps } from './slots';
import { WaitingRows } from './waiting-rows';

interface ListRowsProps {
  readonly name: ResourceName;
  readonly slots: AnySlots;
  /** What stands in place of the list's own table and cards. */
  readonly rows: ComponentType<RowsProps> | undefined;
  readonly columns: readonly Column[];
  readonly canSelect: boolean;
  readonly canCreate: boolean;
  readonly isPhone: boolean;
}

/** The rows of a list, or what is said where there are none. */
export function ListRows({ name, slots, rows, columns, canSelect, canCreate, isPhone }: ListRowsProps) {
  const { data, error, isPending, perPage, refetch } = useListContext<DeskRecord>();
  // The page answers between one row and the next while the first rows are drawn.
  const isWaiting = useDeferredValue(isPending);
  if (error && !data) return <FailedList error={error} retry={() => void refetch()} />;
  if (isPending || isWaiting) return <WaitingRows rows={Math.min(perPage, 25)} />;
  if (rows) return createElement(rows, { canSelect });
  if (!data || data.length === 0) return <EmptyList name={name} canCreate={canCreate} />;
  const Rows = isPhone ? ListCards : ListTable;
  return <Rows {...{ name, columns, slots, canSelect }} />;
}
