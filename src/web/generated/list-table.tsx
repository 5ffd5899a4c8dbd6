import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import { createElement } from 'react';
import type { DeskRecord } from '../data/record';
import { Icon } from '../frame/icon';
import { useWords } from '../i18n/words';
import type { CellProps } from '../kinds/people-half';
import { people } from '../kinds/people';
import { Value } from '../kinds/value';
import type { KindName } from '#contract/fields';
import { useTranslate } from '../i18n/use-translate';
import type { Column } from './columns';
import { columnLabel } from './columns';
import { nameOfRecord, RecordLink } from './record-link';
import { layoutOf } from './layouts/index';
import type { AnySlots } from './slots';
import type { Selection } from './selection';
import type { ListState } from './use-list';
import { isSorted } from './use-list';

interface TableProps {
  readonly list: ListState;
  readonly columns: readonly Column[];
  readonly slots: AnySlots;
  readonly selection: Selection | undefined;
}

/** The rows of a list: 36 pixels each, the head and the first column always in sight. */
export function ListTable({ list, columns, slots, selection }: TableProps) {
  const words = useWords();
  const { name, records } = list;
  const [named = ''] = declarationOf(name).named;
  const { widths = {} } = layoutOf(name);
  return (
    <table className="rows" aria-busy={list.fetching} aria-rowcount={list.total}>
      <thead>
        <tr>
          {selection && (
            <th className="rows-tick" scope="col">
              <input
                type="checkbox"
                aria-label={words.t('list.selectAll')}
                checked={selection.all}
                ref={(box) => {
                  if (box) box.indeterminate = selection.some && !selection.all;
                }}
                onChange={selection.toggleAll}
              />
            </th>
          )}
          <SortHead list={list} label={words.one(name)} sort={namedSort(name, named)} first />
          {columns.map((column) => (
            <SortHead
              key={column.name}
              list={list}
              label={columnLabel(words, name, column)}
              sort={column.sort}
              end={people[column.field.kind].align === 'end'}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {records?.map((record) => (
          <tr key={record.id} className={selection?.has(record.id) ? 'rows-selected' : undefined}>
            {selection && (
              <td className="rows-tick">
                <input
                  type="checkbox"
                  aria-label={words.t('list.selectRow', { name: nameOfRecord(name, record, words) })}
                  checked={selection.has(record.id)}
                  onChange={() => selection.toggle(record.id)}
                />
              </td>
            )}
            <th scope="row" className="rows-first">
              <RecordLink name={name} record={record} />
              {slots.marks && createElement(slots.marks, { record })}
            </th>
            {columns.map((column) => (
              <td
                key={column.name}
                className={people[column.field.kind].align === 'end' ? 'rows-end' : undefined}
                style={{ maxWidth: widths[column.name] }}
              >
                <Cell {...{ name, column, record, slots }} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One value of a row, by its slot where there is one. */
export function Cell(props: { name: ResourceName; column: Column; record: DeskRecord; slots: AnySlots }) {
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

function namedSort(name: ResourceName, named: string): string | undefined {
  return Object.hasOwn(declarationOf(name).sorts, named) ? named : undefined;
}

function SortHead(props: {
  list: ListState;
  label: string;
  sort: string | undefined;
  end?: boolean;
  first?: boolean;
}) {
  const { list, label, sort, end, first } = props;
  const t = useTranslate();
  const sorted = sort ? isSorted(list, sort) : undefined;
  const className = [end && 'rows-end', first && 'rows-first'].filter(Boolean).join(' ') || undefined;
  return (
    <th scope="col" className={className} aria-sort={sorted}>
      {sort ? (
        <button
          type="button"
          className="sort"
          title={t('list.sortBy', { column: label })}
          onClick={() => list.go({ sort: [{ by: sort, descending: sorted === 'ascending' }] })}
        >
          <span>{label}</span>
          {sorted && <Icon name={sorted === 'ascending' ? 'up' : 'down'} />}
        </button>
      ) : (
        label
      )}
    </th>
  );
}
