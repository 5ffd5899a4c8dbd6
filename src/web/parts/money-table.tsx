import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** How a line stands: `gone` no longer counts, `past` is of another time, `marked` asks to be looked at. */
export type LineTone = 'gone' | 'past' | 'marked';

export interface MoneyColumn<Line> {
  readonly key: string;
  readonly head: ReactNode;
  /** An amount or a count: under each other, at the end of the cell. */
  readonly figure?: boolean;
  readonly nowrap?: boolean;
  readonly cell: (line: Line) => ReactNode;
}

export interface MoneyTotal {
  readonly key: string;
  readonly label: ReactNode;
  /** By the key of its column. */
  readonly figures: Readonly<Record<string, ReactNode>>;
}

interface MoneyTableProps<Line> {
  readonly label: string;
  readonly columns: readonly MoneyColumn<Line>[];
  readonly lines: readonly Line[];
  readonly keyOf: (line: Line) => string;
  readonly toneOf?: (line: Line) => LineTone | undefined;
  readonly totals?: readonly MoneyTotal[];
  /** A line opens something: a click anywhere on it, and a real button or link within it for the keyboard. */
  readonly onOpen?: (line: Line) => void;
  readonly isOpen?: (line: Line) => boolean;
}

const tones: Record<LineTone, SxProps> = {
  gone: { '& td[data-figure]': { color: 'text.secondary', textDecoration: 'line-through' } },
  past: { '& > *': { color: 'text.secondary' } },
  marked: { bgcolor: 'color-mix(in srgb, var(--mui-palette-warning-main) 8%, transparent)' },
};

/** Lines of money: amounts under each other, digit under digit, and their totals. */
export function MoneyTable<Line>(props: MoneyTableProps<Line>) {
  const { label, columns, lines, keyOf, toneOf, totals = [], onOpen, isOpen } = props;
  const ofColumn = ({ figure, nowrap }: MoneyColumn<Line>) => ({
    align: figure ? ('right' as const) : ('left' as const),
    sx: { ...((figure || nowrap) && { whiteSpace: 'nowrap' as const }), py: 0.875, verticalAlign: 'top' },
    ...(figure && { 'data-figure': '' }),
  });
  const firstFigure = columns.findIndex(({ key }) => totals.some(({ figures }) => key in figures));
  return (
    <TableContainer>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map(({ key, head, figure }) => (
              <TableCell key={key} align={figure ? 'right' : 'left'}>
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => {
            const tone = toneOf?.(line);
            return (
              <TableRow
                key={keyOf(line)}
                hover={onOpen !== undefined}
                selected={isOpen?.(line) ?? false}
                onClick={onOpen && (() => onOpen(line))}
                sx={[onOpen ? { cursor: 'pointer' } : {}, tone ? tones[tone] : {}] as SxProps}
              >
                {columns.map((column) => (
                  <TableCell key={column.key} {...ofColumn(column)}>
                    {column.cell(line)}
                  </TableCell>
                ))}
              </TableRow>
            );
          })}
        </TableBody>
        {totals.length > 0 && (
          <TableFooter>
            {totals.map((total, index) => (
              <TableRow key={total.key}>
                <TableCell
                  component="th"
                  scope="row"
                  colSpan={firstFigure}
                  sx={{ border: 0, ...(index < totals.length - 1 && { fontWeight: 400 }) }}
                >
                  {total.label}
                </TableCell>
                {columns.slice(firstFigure).map((column) => (
                  <TableCell
                    key={column.key}
                    {...ofColumn(column)}
                    sx={{
                      border: 0,
                      whiteSpace: 'nowrap',
                      ...(index < totals.length - 1 && { fontWeight: 400 }),
                    }}
                  >
                    {total.figures[column.key]}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableFooter>
        )}
      </Table>
    </TableContainer>
  );
}
