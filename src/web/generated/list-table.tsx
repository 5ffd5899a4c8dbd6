import { styled } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import type { ReactElement, ReactNode } from 'react';
import { createElement, memo, useMemo } from 'react';
import type { DataTableColumnProps } from 'react-admin';
import {
  DataTable,
  DataTableBody,
  useDataTableRenderContext,
  useDataTableSortContext,
  useDataTableStoreContext,
  useListContext,
  useRecordContext,
  useStore,
} from 'react-admin';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import type { DeskRecord } from '../data/record';
import { recordPath } from '../data/resource-paths';
import { useWords } from '../i18n/words';
import { people } from '../kinds/people';
import { sortNameOf } from '../data/calls';
import type { Column as ListColumn } from './columns';
import { columnLabel } from './columns';
import { headInTwo } from './head-in-two';
import { layoutOf } from './layouts/index';
import { hasPage, RecordLink } from './record-link';
import { RowCell } from './row-cell';
import { columnsKey, useHiddenAtFirst } from './shown-columns';
import { sayWhole } from './say-whole';
import { SelectColumn } from './select-column';
import type { AnySlots } from './slots';

const tick = '.MuiTableCell-paddingCheckbox';
/** The cells of the column that names the record: the first one, but for the ticks before it. */
const named = `:is(tbody th, thead th:first-of-type:not(${tick}), thead ${tick} + th)`;

const Rows = styled(DataTable)(({ theme }) => {
  const palette = theme.vars?.palette;
  return {
    '& .RaDataTable-tableWrapper': { overflow: 'visible' },
    '& .MuiTableCell-root': {
      maxWidth: 240,
      padding: '0 8px',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    // A head that is longer than what stands below it takes two lines, see `headInTwo`, so that no language pushes columns out of sight.
    '& thead .MuiTableCell-root': {
      position: 'sticky',
      top: 0,
      zIndex: 3,
      whiteSpace: 'normal',
      textWrap: 'balance',
      lineHeight: '15px',
      '& .MuiTableSortLabel-root': { lineHeight: 'inherit' },
      // The arrow of an order stands in the room between two columns, and takes none of theirs: before a head whose figures end where its
      // words do, else after it.
      '& .MuiTableSortLabel-icon': { position: 'absolute', right: -13, margin: 0, fontSize: 12 },
      '&.MuiTableCell-alignRight .MuiTableSortLabel-icon': { right: 'auto', left: -13 },
    },
    // The record's name stays in sight, however far a list is moved aside.
    [`& ${tick}, & ${named}`]: {
      position: 'sticky',
      left: 0,
      zIndex: 2,
      backgroundColor: palette?.background.paper,
    },
    [`& ${tick}`]: { padding: '0 0 0 12px' },
    [`& thead ${tick}, & thead ${named}`]: { zIndex: 4 },
    [`& ${named}`]: { maxWidth: 280, paddingLeft: 20 },
    [`& ${tick} + ${named}`]: { left: 44, paddingLeft: 8 },
    // Said twice, they weigh more than the paper of what stays in sight.
    '& tbody .MuiTableRow-root.MuiTableRow-root:hover > *': { backgroundColor: palette?.action.hover },
    '& tbody .MuiTableRow-root.MuiTableRow-root:has(.Mui-checked) > *': {
      backgroundColor: palette?.action.selected,
    },
    // On paper nothing is moved aside: each column is as narrow as its words let it be.
    '@media print': {
      [`& .MuiTableCell-root, & thead .MuiTableCell-root, & ${named}`]: {
        position: 'static',
        height: 'auto',
        maxWidth: 'none !important',
        padding: '2px 4px',
        fontSize: theme.typography.caption.fontSize,
        overflowWrap: 'anywhere',
        whiteSpace: 'normal',
      },
      [`& ${tick}`]: { display: 'none' },
      '& .MuiTableRow-root': { breakInside: 'avoid' },
    },
  };
}) as unknown as typeof DataTable;

interface ColumnProps extends Pick<DataTableColumnProps, 'source' | 'label' | 'align' | 'style'> {
  readonly disableSort: boolean;
  readonly isName?: boolean;
  readonly render: (record: DeskRecord) => ReactNode;
}

/**
 * A column that says at its head how the list is sorted by it; that which names the row is the row's own heading. Its cells are plain
 * ones: each of react-admin's asks the store whether it is hidden, and is styled twice.
 */
const Column = memo(function Column({ isName = false, render, ...props }: ColumnProps) {
  const part = useDataTableRenderContext();
  const record = useRecordContext<DeskRecord>();
  if (part === 'header') return <ColumnHead {...props} />;
  if (part !== 'data' || !record) return null;
  const { align, style } = props;
  return (
    <TableCell
      {...{ align, style }}
      {...(isName && { component: 'th', scope: 'row' })}
      onPointerEnter={sayWhole}
    >
      {render(record)}
    </TableCell>
  );
});

function ColumnHead(props: DataTableColumnProps) {
  const sort = useDataTableSortContext();
  const isSorted = sort?.field === props.source;
  return (
    <DataTable.Col {...props} {...(isSorted && { sortDirection: sort?.order === 'ASC' ? 'asc' : 'desc' })} />
  );
}

/** react-admin's rows without the columns that nobody sees: each would be asked in each row whether it is hidden. */
function ShownRows({ children }: { children?: ReactNode }) {
  const { storeKey, defaultHiddenColumns } = useDataTableStoreContext();
  const [hidden] = useStore<readonly string[]>(storeKey, defaultHiddenColumns);
  const shown = useMemo(
    () =>
      (children as readonly ReactElement<DataTableColumnProps>[]).filter(
        ({ props }) => !hidden.includes(props.source ?? ''),
      ),
    [children, hidden],
  );
  return <DataTableBody>{shown}</DataTableBody>;
}

interface ListTableProps {
  readonly name: ResourceName;
  readonly columns: readonly ListColumn[];
  readonly slots: AnySlots;
  readonly canSelect: boolean;
}

/** The rows of a list: 36 pixels each, the head and the first column always in sight. */
export function ListTable(props: ListTableProps) {
  const { name, columns } = props;
  const { isFetching, total } = useListContext();
  const children = useColumnElements(props);
  const hidden = useHiddenAtFirst(name, columns);
  const rowClick = useMemo(() => hasPage(name) && ((id: unknown) => recordPath(name, String(id))), [name]);
  return (
    <Rows<DeskRecord>
      storeKey={columnsKey(name)}
      aria-busy={isFetching}
      aria-rowcount={total}
      hiddenColumns={hidden}
      rowClick={rowClick}
      body={ShownRows}
      bulkActionsToolbar={<></>}
      bulkActionButtons={false}
      empty={<></>}
    >
      {children}
    </Rows>
  );
}

/** The columns of the table, the same for as long as nothing about them changes: then a tick draws no row anew. */
function useColumnElements({ name, columns, slots, canSelect }: ListTableProps): ReactElement[] {
  const words = useWords();
  return useMemo(() => {
    const declaration = declarationOf(name);
    const [named = ''] = declaration.named;
    const { widths = {} } = layoutOf(name);
    return [
      ...(canSelect ? [<SelectColumn key="select" name={name} />] : []),
      <Column
        key="name"
        isName
        source={named}
        label={headInTwo(words.one(name))}
        disableSort={sortNameOf(declaration, named) === undefined}
        render={(record) => (
          <>
            <RecordLink name={name} record={record} />
            {slots.marks && createElement(slots.marks, { record: record as DeskRecord })}
          </>
        )}
      />,
      ...columns.map((column) => (
        <Column
          key={`field ${column.name}`}
          source={column.name}
          label={headInTwo(columnLabel(words, name, column))}
          align={people[column.field.kind].align === 'end' ? 'right' : 'left'}
          disableSort={column.sort === undefined}
          style={{ maxWidth: widths[column.name] }}
          render={(record) => <RowCell {...{ name, column, record, slots }} place="row" />}
        />
      )),
    ];
  }, [name, columns, slots, canSelect, words]);
}
