import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableSortLabel from '@mui/material/TableSortLabel';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { Key, ReactNode } from 'react';
import { finger } from '../theme/overrides/finger';
import { cardRows } from './card-rows';
import { Unseen } from './words-in-line';

/**
 * One column of a table of money. `figure`: to the right, digit under digit · `short`: never broken over lines · `acts`: what can be
 * done, its head only read aloud.
 */
export interface MoneyColumn<R> {
  readonly head: string;
  readonly as?: 'figure' | 'short' | 'acts';
  readonly cell: (row: R) => ReactNode;
  /** What the column comes to. */
  readonly sum?: ReactNode;
  /** How the rows stand in order by it now, if they do, and what a press on its head asks for. */
  readonly sort?: { readonly now: 'asc' | 'desc' | undefined; readonly onSort: () => void };
}

interface MoneyTableProps<R> {
  readonly label: string;
  /** The label stands over the table, at every width: what nothing else around it says. */
  readonly headed?: boolean;
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
}

const Lines = styled(Table)(({ theme }) => {
  const palette = theme.vars?.palette;
  return {
    '& .MuiTableCell-root': {
      height: 'auto',
      padding: '7px 10px',
      verticalAlign: 'top',
      [finger]: { paddingBlock: 14 },
    },
    // In its body the first of all is the one that names the row.
    '& thead .MuiTableCell-root:first-of-type, & th[scope=row]': { paddingLeft: 0 },
    '& thead .MuiTableCell-root:not([data-as])': { minWidth: 104 },
    '& [data-as=figure] small': { whiteSpace: 'normal' },
    '& tbody th': { fontWeight: 500 },
    '& small': { display: 'block', fontSize: theme.typography.caption.fontSize, fontWeight: 400 },
    '& [data-as=figure], & [data-as=short]': { whiteSpace: 'nowrap' },
    '& [data-as=figure]': { textAlign: 'right' },
    // The arrow of an order stands in the room between two columns, and takes none of theirs: before a head whose figures end where its
    // words do, else after it.
    '& .MuiTableSortLabel-icon': { position: 'absolute', right: -18, margin: 0 },
    '& [data-as=figure] .MuiTableSortLabel-icon': { right: 'auto', left: -18 },
    '& [data-as=acts]': { width: 32, padding: '2px 0', textAlign: 'right' },
    '& tr[data-mark=gone] [data-as=figure]': {
      color: palette?.text.secondary,
      textDecoration: 'line-through',
    },
    '& tr[data-mark=past] > *': { color: palette?.text.secondary },
    '& tr[data-mark=marked]': {
      backgroundColor: `color-mix(in srgb, ${palette?.warning.main} 8%, transparent)`,
    },
    '& tfoot .MuiTableCell-root': { border: 0 },
    '& tfoot tr:not(:last-of-type) .MuiTableCell-root': { paddingBottom: 0, fontWeight: 400 },
    // On a phone no amount is moved out of sight.
    [theme.breakpoints.down('sm')]: cardRows(theme),
  };
}) as typeof Table;

/** Lines of money under their heads, and what they come to. */
export function MoneyTable<R>(props: MoneyTableProps<R>) {
  const { label, headed = false, rows, keyOf, columns, sums, below = [], mark, opens } = props;
  const kind = ({ as, head }: MoneyColumn<R>) => ({ 'data-as': as, 'data-label': head });
  return (
    // What is headed keeps away from whatever stands before it.
    <TableContainer
      role="group"
      aria-label={label}
      tabIndex={0}
      sx={headed ? { '* + &': { mt: 3 } } : undefined}
    >
      {headed && (
        <Typography component="h3" variant="subtitle1">
          {label}
        </Typography>
      )}
      <Lines aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map((column, index) => (
              <TableCell
                key={index}
                scope="col"
                data-as={column.as}
                sortDirection={column.sort?.now ?? false}
              >
                <Head {...column} />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow
              key={keyOf(row)}
              data-mark={mark?.(row)}
              {...(opens && {
                hover: true,
                selected: opens.isOpen(row),
                'aria-current': opens.isOpen(row),
                onClick: () => opens.onOpen(row),
                sx: { cursor: 'pointer' },
              })}
            >
              {columns.map((column, index) =>
                index === 0 ? (
                  <TableCell key={index} component="th" scope="row">
                    {column.cell(row)}
                  </TableCell>
                ) : (
                  <TableCell key={index} {...kind(column)}>
                    {column.cell(row)}
                  </TableCell>
                ),
              )}
            </TableRow>
          ))}
        </TableBody>
        {(sums !== undefined || below.length > 0) && (
          <TableFooter>
            {sums !== undefined && <SumRow label={sums} columns={columns} />}
            {below.map(([name, amount]) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell data-as="figure" colSpan={columns.length - 1}>
                  {amount}
                </TableCell>
              </TableRow>
            ))}
          </TableFooter>
        )}
      </Lines>
    </TableContainer>
  );
}

function Head<R>({ head, as, sort }: MoneyColumn<R>) {
  if (as === 'acts') return <Unseen>{head}</Unseen>;
  if (!sort) return head;
  return (
    <TableSortLabel active={sort.now !== undefined} direction={sort.now ?? 'asc'} onClick={sort.onSort}>
      {head}
    </TableSortLabel>
  );
}

/** The name stands over the columns before the first sum. */
function SumRow<R>({ label, columns }: { label: string; columns: readonly MoneyColumn<R>[] }) {
  const named = columns.findIndex(({ sum }) => sum !== undefined);
  return (
    <TableRow>
      <TableCell component="th" scope="row" colSpan={named}>
        {label}
      </TableCell>
      {columns.slice(named).map((column, index) => (
        <TableCell
          key={index}
          data-as={column.as}
          data-label={column.sum === undefined ? undefined : column.head}
        >
          {column.sum}
        </TableCell>
      ))}
    </TableRow>
  );
}
