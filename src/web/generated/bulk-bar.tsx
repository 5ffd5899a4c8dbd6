import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { createElement } from 'react';
import { SelectAllButton, useListContext } from 'react-admin';
import type { ResourceName } from '#contract/resources/index';
import type { DeskRecord } from '../data/record';
import { useTranslate } from '../i18n/use-translate';
import { DeleteMany } from './delete-many';
import type { AnySlots } from './slots';

/** The most rows that one bulk action takes. */
const most = 1000;

/** What can be done with the ticked rows. It rises from below, where the thumb is, and says how many it is about. */
export function BulkBar({ name, slots }: { name: ResourceName; slots: AnySlots }) {
  const t = useTranslate();
  const { selectedIds, data = [], onUnselectItems, refetch } = useListContext<DeskRecord>();
  const count = selectedIds.length;
  if (count === 0) return null;
  const ids = selectedIds.map(String);
  const records = data.filter(({ id }) => ids.includes(id));
  const done = () => {
    onUnselectItems();
    void refetch();
  };
  const said = t('list.selected', { smart_count: count });
  return (
    <Paper
      role="region"
      aria-label={said}
      sx={{
        position: 'fixed',
        // Wide in French, it reaches over the rail.
        zIndex: ({ zIndex }) => zIndex.drawer + 1,
        left: '50%',
        bottom: 56,
        transform: 'translateX(-50%)',
        display: 'flex',
        alignItems: 'center',
        // On a phone all of it is in sight, in as many lines as that takes.
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        gap: { xs: 0.5, sm: 1 },
        width: { xs: 'calc(100vw - 24px)', sm: 'auto' },
        maxWidth: 'calc(100vw - 24px)',
        overflowX: 'auto',
        '& > *': { flexShrink: 0 },
        p: '7px 8px 7px 16px',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2.5,
        boxShadow: 8,
        displayPrint: 'none',
      }}
    >
      <Typography sx={{ fontWeight: 620, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {said}
      </Typography>
      <SelectAllButton limit={most} variant="text" />
      {slots.bulk?.map((Part, index) => createElement(Part, { key: index, ids, records, done }))}
      <DeleteMany name={name} ids={ids} records={records} onDone={done} />
      <Button variant="text" onClick={() => onUnselectItems()}>
        {t('list.deselect')}
      </Button>
    </Paper>
  );
}
