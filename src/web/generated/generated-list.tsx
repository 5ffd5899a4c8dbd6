import { createElement, lazy, Suspense, useRef, useState } from 'react';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import { useCapabilities } from '../data/capabilities';
import { usePreference } from '../data/preferences';
import { useRights } from '../data/rights';
import { Icon } from '../frame/icon';
import { PageTitle } from '../frame/page-title';
import { useNarrow } from '../frame/use-narrow';
import { useWords } from '../i18n/words';
import { formatInteger } from '../kinds/format';
import { BulkBar } from './bulk-bar';
import { ColumnMenu } from './column-menu';
import { chosenColumns, columnsOf } from './columns';
import { FilterBar } from './filter-bar';
import { layoutOf } from './layouts/index';
import { ListCards } from './list-cards';
import { useListKeys } from './list-keys';
import { CreateLink, EmptyList, FailedList, SkeletonRows } from './list-states';
import { ListTable } from './list-table';
import { Pagination } from './pagination';
import { useSelection } from './selection';
import type { AnySlots } from './slots';
import { useList } from './use-list';
import { ViewTabs } from './view-tabs';
import './generated.css';

const ExportDialog = lazy(() => import('./export-dialog').then((part) => ({ default: part.ExportDialog })));

/** The list of any resource: by its declaration, its layout and its slots. */
export function GeneratedList({ name, slots }: { name: ResourceName; slots: AnySlots }) {
  const words = useWords();
  const rights = useRights();
  const capabilities = useCapabilities();
  const narrow = useNarrow();
  const list = useList(name);
  const selection = useSelection(list.records);
  const [columns, setColumns] = usePreference<readonly string[] | null>(`columns.${name}`, null);
  const [exporting, setExporting] = useState(false);
  const page = useRef<HTMLElement>(null);
  useListKeys(page);
  const { calls, brief } = declarationOf(name);
  const all = columnsOf(name, rights);
  const shown = chosenColumns(name, all, narrow ? layoutOf(name).card : columns);
  const canCreate = calls.create !== undefined && rights.may(name, 'create');
  const canExport = rights.may(name, 'export') && capabilities?.has('exports');
  const canSelect = slots.bulk !== undefined || (calls.remove !== undefined && rights.may(name, 'delete'));
  const ticking = canSelect ? selection : undefined;
  const { records } = list;
  return (
    <section className="list-page" ref={page}>
      <header className="page-head">
        <PageTitle title={words.many(name)}>
          {records && <span className="page-count figures">{formatInteger(list.total, words.locale)}</span>}
        </PageTitle>
        <div className="page-actions">
          {canExport && (
            <button
              type="button"
              className="button button-quiet with-icon"
              disabled={list.total === 0}
              onClick={() => setExporting(true)}
            >
              <Icon name="export" />
              <span>{words.t('list.export')}</span>
            </button>
          )}
          {!narrow && <ColumnMenu list={list} all={all} shown={shown} onChange={setColumns} />}
          {slots.listHead?.map((Part, index) => createElement(Part, { key: index }))}
          {canCreate && <CreateLink name={name} />}
        </div>
      </header>
      <ViewTabs list={list} columns={columns} onColumns={setColumns} />
      <FilterBar list={list} />
      <div className="list-body">
        {list.error ? (
          <FailedList error={list.error} retry={list.refetch} />
        ) : !records ? (
          <SkeletonRows rows={Math.min(list.address.size, 25)} columns={narrow ? 1 : shown.length + 1} />
        ) : records.length === 0 ? (
          <EmptyList list={list} canCreate={canCreate} />
        ) : narrow ? (
          <ListCards list={list} columns={shown} slots={slots} selection={ticking} />
        ) : (
          <ListTable list={list} columns={shown} slots={slots} selection={ticking} />
        )}
      </div>
      <footer className="list-foot">
        <Pagination list={list} />
      </footer>
      {ticking && <BulkBar list={list} selection={ticking} slots={slots} />}
      {exporting && (
        <Suspense fallback={null}>
          <ExportDialog
            list={list}
            columns={[
              ...new Set([...declarationOf(name).named, ...shown.map((column) => column.name)]),
            ].filter((column) => brief.includes(column))}
            onClose={() => setExporting(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
