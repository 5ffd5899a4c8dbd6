import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import type { MouseEvent } from 'react';
import { memo } from 'react';
import {
  useDataTableCallbacksContext,
  useDataTableRenderContext,
  useDataTableSelectedIdsContext,
  useListContext,
  useRecordContext,
} from 'react-admin';
import type { ResourceName } from '#contract/resources/index';
import type { DeskRecord } from '../data/record';
import { useTranslate } from '../i18n/use-translate';
import { MixedBox } from '../parts/mixed-box';
import { Named } from './record-link';

/** The boxes by which rows are ticked, each with the name of its row; react-admin's own name is at no input. */
export function SelectColumn({ name }: { name: ResourceName }) {
  const context = useDataTableRenderContext();
  const record = useRecordContext<DeskRecord>();
  if (context === 'header') return <SelectPage />;
  return context === 'data' && record ? <SelectRow name={name} record={record} /> : null;
}

function SelectPage() {
  const t = useTranslate();
  const { data = [], selectedIds, onSelect } = useListContext<DeskRecord>();
  const ids = data.map(({ id }) => id);
  const ticked = ids.filter((id) => selectedIds.includes(id));
  const isAll = ids.length > 0 && ticked.length === ids.length;
  return (
    <TableCell padding="checkbox">
      <MixedBox
        label={t('list.selectAll')}
        checked={isAll}
        indeterminate={ticked.length > 0 && !isAll}
        onChange={() =>
          onSelect(
            isAll
              ? selectedIds.filter((id) => !ids.includes(id as string))
              : [...new Set([...selectedIds, ...ids])],
          )
        }
      />
    </TableCell>
  );
}

function SelectRow({ name, record }: { name: ResourceName; record: DeskRecord }) {
  const { handleToggleItem } = useDataTableCallbacksContext();
  const isTicked = useDataTableSelectedIdsContext()?.includes(record.id) ?? false;
  return <RowBox {...{ name, record, isTicked }} onToggle={handleToggleItem} />;
}

interface RowBoxProps {
  readonly name: ResourceName;
  readonly record: DeskRecord;
  readonly isTicked: boolean;
  readonly onToggle: ((id: string, event: MouseEvent<HTMLInputElement>) => void) | undefined;
}

// Every row hears of every tick; only the box that it is about is drawn anew.
const RowBox = memo(function RowBox({ name, record, isTicked, onToggle }: RowBoxProps) {
  const t = useTranslate();
  return (
    <TableCell padding="checkbox" onClick={(event) => event.stopPropagation()}>
      <Named name={name} record={record}>
        {(called) => (
          <Checkbox
            checked={isTicked}
            // The click, for the key that is held with it: shift ticks all rows up to here.
            onClick={(event) => onToggle?.(record.id, event as unknown as MouseEvent<HTMLInputElement>)}
            slotProps={{
              input: {
                'aria-label': t('list.selectRow', { name: called }),
                readOnly: true,
              },
            }}
          />
        )}
      </Named>
    </TableCell>
  );
});
