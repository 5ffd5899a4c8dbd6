import { createElement } from 'react';
import type { KindName } from '#contract/fields';
import { valuesAt } from '#contract/leaves';
import type { ResourceName } from '#contract/resources/index';
import type { DeskRecord } from '../data/record';
import type { CellProps } from '../kinds/people-half';
import { isBlank } from '../data/changed-fields';
import { Value } from '../kinds/value';
import { Quiet } from '../parts/words-in-line';
import type { Column } from './columns';
import type { AnySlots } from './slots';

interface RowCellProps {
  readonly name: ResourceName;
  readonly column: Column;
  readonly record: DeskRecord;
  readonly slots: AnySlots;
  readonly place: 'row' | 'card';
}

/** One value of a record in a list, by its slot where there is one. */
export function RowCell(props: RowCellProps) {
  const { name, column, record, slots, place } = props;
  const worked = slots.ownCells?.[column.name];
  if (worked) return createElement(worked, { record });
  if (column.name.includes('.')) return <InnerCell {...props} />;
  const given = {
    value: record[column.name],
    field: column.field,
    resource: name,
    name: column.name,
    record,
    place,
  };
  const own = slots.cells?.[column.name];
  return own ? createElement(own, given as CellProps<KindName>) : <Value {...given} />;
}

/** What stands inside a part; of several rows the first that says something, and how many more. */
function InnerCell({ name, column, record, place }: RowCellProps) {
  const [value, ...others] = valuesAt(record, column.name).filter((one) => !isBlank(one));
  return (
    <>
      <Value {...{ value, field: column.field, resource: name, name: column.name, record, place }} />
      {others.length > 0 && <Quiet> + {others.length}</Quiet>}
    </>
  );
}
