import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { createElement, memo } from 'react';
import { RecordsIterator, useListContext } from 'react-admin';
import { valuesAt } from '#contract/leaves';
import type { ResourceName } from '#contract/resources/index';
import { isBlank } from '../data/changed-fields';
import type { DeskRecord } from '../data/record';
import { useTranslate } from '../i18n/use-translate';
import { useWords } from '../i18n/words';
import { people } from '../kinds/people';
import { Quiet, Unseen } from '../parts/words-in-line';
import { finger } from '../theme/overrides/finger';
import type { Column } from './columns';
import { columnLabel } from './columns';
import { layoutOf } from './layouts/index';
import { nameOfRecord, RecordLink } from './record-link';
import { RowCell } from './row-cell';
import { useAskedOrder } from './shown-columns';
import type { AnySlots } from './slots';

// Below the last, room for the button that floats above them.
const Cards = styled('ul')({ margin: 0, padding: '0 0 76px', listStyle: 'none' });
const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  padding: '12px 16px',
  borderBottom: `1px solid ${theme.vars?.palette.divider}`,
  '&:has(.Mui-checked)': { backgroundColor: theme.vars?.palette.action.selected },
}));
const CardHead = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 32,
  fontSize: 15,
  [finger]: { '& a': { display: 'inline-block', lineHeight: '44px' } },
});
const CardFact = styled('div')({
  overflowWrap: 'anywhere',
  '&[data-prose]': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
  },
});

interface ListCardsProps {
  readonly name: ResourceName;
  readonly columns: readonly Column[];
  readonly slots: AnySlots;
  readonly canSelect: boolean;
}

/** The rows of a list on a phone: the record's name, the facts that matter, and by what they are put in order. */
export function ListCards(props: ListCardsProps) {
  const { isFetching, selectedIds, onToggleItem } = useListContext<DeskRecord>();
  const asked = useAskedOrder(props.name);
  return (
    <Cards aria-busy={isFetching}>
      <RecordsIterator<DeskRecord>
        render={(record) => (
          <RecordCard
            {...props}
            record={record}
            asked={asked}
            isTicked={selectedIds.includes(record.id)}
            onToggle={onToggleItem}
          />
        )}
      />
    </Cards>
  );
}

interface RecordCardProps extends ListCardsProps {
  /** By what the list is put in order, where that is not its usual order. */
  readonly asked: string | undefined;
  readonly record: DeskRecord;
  readonly isTicked: boolean;
  readonly onToggle: (id: string) => void;
}

const RecordCard = memo(function RecordCard(props: RecordCardProps) {
  const { name, columns, slots, canSelect, record, asked, isTicked, onToggle } = props;
  const words = useWords();
  const t = useTranslate();
  const told = new Set([...layoutOf(name).card, ...(asked ? [asked] : [])]);
  const facts = [...told]
    .flatMap((fact) => columns.find((column) => column.name === fact) ?? [])
    .filter((column) => saysSomething(column, slots, record));
  return (
    <Card>
      <CardHead>
        <span>
          <RecordLink name={name} record={record} />
          {slots.marks && createElement(slots.marks, { record })}
        </span>
        {canSelect && (
          <Checkbox
            checked={isTicked}
            onChange={() => onToggle(record.id)}
            slotProps={{
              input: { 'aria-label': t('list.selectRow', { name: nameOfRecord(name, record, words) }) },
            }}
          />
        )}
      </CardHead>
      {facts.map((column) => (
        <CardFact key={column.name} data-prose={column.field.kind === 'prose' || undefined}>
          {people[column.field.kind].mute ? (
            <Quiet>{columnLabel(words, name, column)} </Quiet>
          ) : (
            <Unseen>{columnLabel(words, name, column)}</Unseen>
          )}
          <RowCell {...{ name, column, record, slots }} place="card" />
        </CardFact>
      ))}
    </Card>
  );
});

/** A fact that stands without its name is left out where there is none: a bare dash says of nothing that it is missing. */
function saysSomething({ name, field }: Column, slots: AnySlots, record: DeskRecord): boolean {
  if (people[field.kind].mute || slots.cells?.[name] || slots.ownCells?.[name]) return true;
  return !valuesAt(record, name).every(isBlank);
}
