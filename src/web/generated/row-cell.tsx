import { createElement } from 'react';
import type { KindName } from '#contract/fields';
import type { ResourceName } from '#contract/resources/index';
import type { DeskRecord } from '../data/record';
import type { CellProps } from '../kinds/people-half';
import { Value } from '../kinds/value';
import type { Column } from './columns';
import type { AnySlots } from './slots';

/** One value of a row, by its slot where there is one. */
export function RowCell(props: { name: ResourceName; column: Column; record: DeskRecord; slots: AnySlots }) {
  const { name, column, record, slots } = props;
  const worked = slots.ownCells?.[column.name];
  if (worked) return createElement(worked, { record });
  const given = {
    value: record[column.name],
    field: column.field,
    resource: name,
    name: column.name,
    record,
    place: 'row' as const,
  };
  const own = slots.cells?.[column.name];
  return own ? createElement(own, given as CellProps<KindName>) : <Value {...given} />;
}
