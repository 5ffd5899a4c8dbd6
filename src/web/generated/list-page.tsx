import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { createElement, lazy, Suspense, useMemo, useRef, useState } from 'react';
import { CreateButton, Pagination, useListFilterContext, useListPaginationContext } from 'react-admin';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import { useCapabilities } from '../data/capabilities';
import { useHidden } from '../data/use-hidden';
import { useRights } from '../data/rights';
import { useTranslate } from '../i18n/use-translate';
import { useWords } from '../i18n/words';
import { formatInteger } from '../kinds/format';
import { BeginButton } from '../parts/begin-button';
import { PageHead } from '../parts/page-head';
import { BulkBar } from './bulk-bar';
import { ColumnChoice } from './column-choice';
import { broadPage } from '../theme/overrides/broad-page';
import { columnsOf } from './columns';
import { FilterBar } from './filter-bar';
import { pageSizes } from './list-address';
import { layoutOf } from './layouts/index';
import { createKey, useListKeys } from './list-keys';
import { ListRows } from './list-rows';
import type { AnySlots } from './slots';
import { useColumnsChoice } from './shown-columns';
import { ViewTabs } from './view-tabs';

const ExportDialog = lazy(() => import('./export-dialog').then((part) => ({ default: part.ExportDialog })));

// A page of paper is narrow too, and has room for the columns.
const onPhone = (theme: Theme) => theme.breakpoints.down('sm').replace('@media', '@media screen and');

/** A list as it is worked with: its views, its filters, its rows, and what can be done with those that are ticked. */
export function ListPage({ name, slots }: { name: ResourceName; slots: AnySlots }) {
  const words = useWords();
  const t = useTranslate();
  const rights = useRights();
  const hidden = useHidden(name);
  const capabilities = useCapabilities();
  const isPhone = useMediaQuery<Theme>(onPhone, { noSsr: true });
  // Not the whole list context: what is ticked is no business of the page, and it would be drawn anew with each tick.
  const { total } = useListPaginationContext();
  const { filterValues } = useListFilterContext();
  const rows =
    slots.rowsFor?.(filterValues as object as Record<string, unknown>) === false ? undefined : slots.rows;
  const [exporting, setExporting] = useState(false);
  const [creating, setCreating] = useState(false);
  const page = useRef<HTMLElement>(null);
  const { calls } = declarationOf(name);
  const { lead } = layoutOf(name);
  const canCreate = calls.create !== undefined && rights.may(name, 'create');
  const canExport = rights.may(name, 'export') && capabilities?.has('exports');
  const canSelect = slots.bulk !== undefined || (calls.remove !== undefined && rights.may(name, 'delete'));
  const columns = useMemo(() => columnsOf(name, rights, hidden), [name, rights, hidden]);
  const choice = useColumnsChoice(name, columns, canSelect);
  useListKeys(page);
  return (
    <Box
      component="section"
      ref={page}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        '@media print': { display: 'block', height: 'auto', page: broadPage },
      }}
    >
      <Box sx={{ px: { xs: 2, sm: 2.5 }, pt: 1.75 }}>
        <PageHead
          title={words.many(name)}
          {...(lead && { lead: t(`leads.${lead}`) })}
          {...(total !== undefined && { count: formatInteger(total, words.locale) })}
        >
          {canExport && (
            <Button
              variant="text"
              startIcon={<DownloadIcon />}
              disabled={!total}
              onClick={() => setExporting(true)}
            >
              {t('list.export')}
            </Button>
          )}
          {!isPhone && !rows && <ColumnChoice name={name} choice={choice} />}
          {slots.listHead?.map((Part, index) => createElement(Part, { key: index }))}
          {canCreate && !slots.create && (
            <CreateButton label={words.newOne(name)} variant="contained" aria-keyshortcuts={createKey} />
          )}
          {canCreate && slots.create && (
            <BeginButton
              label={words.newOne(name)}
              aria-keyshortcuts={createKey}
              onClick={() => setCreating(true)}
            />
          )}
        </PageHead>
      </Box>
      <ViewTabs name={name} />
      <FilterBar name={name} />
      <Box
        data-scrolls-page
        sx={{
          flex: 1,
          minHeight: 0,
          overflow: 'auto',
          borderTop: 1,
          borderColor: 'divider',
          '@media print': { overflow: 'visible' },
        }}
      >
        <ListRows
          {...{ name, slots, rows, columns, canSelect, isPhone }}
          canCreate={canCreate && !slots.create}
        />
      </Box>
      <Box sx={{ borderTop: 1, borderColor: 'divider', displayPrint: 'none' }}>
        <Pagination rowsPerPageOptions={[...pageSizes]} />
      </Box>
      {canSelect && <BulkBar name={name} slots={slots} />}
      {creating && slots.create && createElement(slots.create, { onClose: () => setCreating(false) })}
      {exporting && (
        <Suspense fallback={null}>
          <ExportDialog
            name={name}
            columns={choice.shown.map((column) => column.name)}
            onClose={() => setExporting(false)}
          />
        </Suspense>
      )}
    </Box>
  );
}
