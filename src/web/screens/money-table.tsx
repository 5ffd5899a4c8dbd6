import type { Key, ReactNode } from 'react';
import './money-table.css';

/**
 * One column of a table of money. `figure`: to the right, digit under digit · `short`: never broken over lines · `acts`: what can be
 * done, its head only read aloud.
 */
export interface MoneyColumn<R> {
  readonly head: string;
  readonly as?: 'figure' | 'short' | 'acts';
  /** A phone has no room for it. */
  readonly spare?: boolean;
  readonly cell: (row: R) => ReactNode;
  /** What the column comes to. */
  readonly sum?: ReactNode;
}

interface MoneyTableProps<R> {
  readonly label: string;
  readonly rows: readonly R[];
  readonly keyOf: (row: R) => Key;
  /** The first one names the row. */
  readonly columns: readonly MoneyColumn<R>[];
  /** What the row of sums is called; without it there is none. */
  readonly sums?: string;
  /** Sums under each other, each with its name. */
  readonly below?: readonly (readonly [label: string, amount: string])[];
  /** `gone`: does not count any more · `past`: is over · `marked`: is what somebody asks about. */
  readonly mark?: (row: R) => 'gone' | 'past' | 'marked' | undefined;
  /** A click anywhere in a row opens it. */
  readonly opens?: { readonly isOpen: (row: R) => boolean; readonly onOpen: (row: R) => void };
  /** On a phone each row is a card, each figure beside its head. */
  readonly stacked?: boolean;
}

/** Lines of money under their heads, and what they come to. Where it is wider than its place it scrolls there, by keys too. */
export function MoneyTable<R>(props: MoneyTableProps<R>) {
  const { label, rows, keyOf, columns, sums, below = [], mark, opens, stacked } = props;
  const kinds = ['money-table', stacked && 'money-stacked', opens && 'money-opens'];
  return (
    <div className="money-scroll" role="region" aria-label={label} tabIndex={0}>
      <table className={kinds.filter(Boolean).join(' ')} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col" className={classOf(column)}>
                {column.as === 'acts' ? <span className="unseen">{column.head}</span> : column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const marked = mark?.(row);
            return (
              <tr
                key={keyOf(row)}
                className={marked && `money-${marked}`}
                {...(opens && { 'aria-current': opens.isOpen(row), onClick: () => opens.onOpen(row) })}
              >
                {columns.map((column, index) =>
                  index === 0 ? (
                    <th key={index} scope="row">
                      {column.cell(row)}
                    </th>
                  ) : (
                    <td key={index} className={classOf(column)} data-label={column.head}>
                      {column.cell(row)}
                    </td>
                  ),
                )}
              </tr>
            );
          })}
        </tbody>
        {(sums !== undefined || below.length > 0) && (
          <tfoot>
            {sums !== undefined && <SumRow label={sums} columns={columns} />}
            {below.map(([name, amount]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="money-figure" colSpan={columns.length - 1}>
                  {amount}
                </td>
              </tr>
            ))}
          </tfoot>
        )}
      </table>
    </div>
  );
}

/** The name stands over the columns before the first sum, as far as a phone shows them. */
function SumRow<R>({ label, columns }: { label: string; columns: readonly MoneyColumn<R>[] }) {
  const named = columns.findIndex(({ sum, spare }) => sum !== undefined || spare);
  return (
    <tr>
      <th scope="row" colSpan={named}>
        {label}
      </th>
      {columns.slice(named).map((column, index) => (
        <td key={index} className={classOf(column)}>
          {column.sum}
        </td>
      ))}
    </tr>
  );
}

function classOf({ as, spare }: Pick<MoneyColumn<never>, 'as' | 'spare'>): string | undefined {
  return [as && `money-${as}`, spare && 'money-spare'].filter(Boolean).join(' ') || undefined;
}
