import { createElement } from 'react';
import { useWords } from '../i18n/words';
import type { Column } from './columns';
import { columnLabel } from './columns';
import { Cell } from './list-table';
import { nameOfRecord, RecordLink } from './record-link';
import type { Selection } from './selection';
import type { AnySlots } from './slots';
import type { ListState } from './use-list';

/** The rows of a list on a phone: the record's name and the three facts that matter. */
export function ListCards(props: {
  list: ListState;
  columns: readonly Column[];
  slots: AnySlots;
  selection: Selection | undefined;
}) {
  const { list, columns, slots, selection } = props;
  const words = useWords();
  const { name, records } = list;
  return (
    <ul className="cards" aria-busy={list.fetching}>
      {records?.map((record) => (
        <li key={record.id} className={selection?.has(record.id) ? 'card card-selected' : 'card'}>
          <div className="card-head">
            <span className="card-name">
              <RecordLink name={name} record={record} />
              {slots.marks && createElement(slots.marks, { record })}
            </span>
            {selection && (
              <input
                type="checkbox"
                aria-label={words.t('list.selectRow', { name: nameOfRecord(name, record, words) })}
                checked={selection.has(record.id)}
                onChange={() => selection.toggle(record.id)}
              />
            )}
          </div>
          {columns.map((column) => (
            <div key={column.name} className="card-fact">
              <span className="unseen">{columnLabel(words, name, column)}</span>
              <Cell {...{ name, column, record, slots }} />
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}
