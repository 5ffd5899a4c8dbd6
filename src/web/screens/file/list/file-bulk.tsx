import Button from '@mui/material/Button';
import type { ComponentType } from 'react';
import { lazy, Suspense, useState } from 'react';
import { ListContextProvider, useListContext } from 'react-admin';
import type { DeskRecord } from '../../../data/record';
import { useCapabilities } from '../../../data/capabilities';
import { useRights } from '../../../data/rights';
import { useHidden } from '../../../data/use-hidden';
import { columnsOf } from '../../../generated/columns';
import { useColumnsChoice } from '../../../generated/shown-columns';
import type { BulkProps } from '../../../generated/slots';
import { useTranslate } from '../../../i18n/use-translate';
import type { BulkActProps } from './bulk-acts';

/** The address of an export holds no more names of rows than these. */
const mostExported = 150;

const act = (find: () => Promise<ComponentType<BulkActProps>>) =>
  lazy(() => find().then((part) => ({ default: part })));
const acts = {
  assign: act(() => import('./bulk-acts').then(({ AssignMany }) => AssignMany)),
  hold: act(() => import('./bulk-acts').then(({ HoldMany }) => HoldMany)),
  remind: act(() => import('./bulk-acts').then(({ RemindMany }) => RemindMany)),
  note: act(() => import('./bulk-acts').then(({ NoteMany }) => NoteMany)),
  form: act(() => import('../../form/form-many').then(({ FormMany }) => FormMany)),
  pastDue: act(() => import('./past-due-dialog').then(({ PastDueMany }) => PastDueMany)),
} as const;
const ExportDialog = lazy(() =>
  import('../../../generated/export-dialog').then((part) => ({ default: part.ExportDialog })),
);

/** What can be done with many files at once, as far as this person may do it with one. */
export function FileBulk(bulk: BulkProps) {
  const t = useTranslate();
  const rights = useRights();
  const capabilities = useCapabilities();
  const [asking, setAsking] = useState<keyof typeof acts | 'export' | null>(null);
  const close = () => setAsking(null);
  const may = {
    assign: rights.may('userAssignment', 'edit'),
    hold: rights.may('file', 'hold') && !rights.limited('file', 'hold'),
    remind: rights.may('reminder', 'create'),
    note: rights.may('note', 'create'),
    form: rights.may('form', 'create'),
    pastDue: rights.may('file', 'updateDaysPastDue'),
  };
  const exports = rights.may('file', 'export') && capabilities?.has('exports');
  const Asked = asking !== null && asking !== 'export' ? acts[asking] : undefined;
  return (
    <>
      {(Object.keys(acts) as (keyof typeof acts)[])
        .filter((act) => may[act])
        .map((act) => (
          <Button key={act} variant="text" onClick={() => setAsking(act)}>
            {t(`fileBulk.${act}`)}
          </Button>
        ))}
      {exports && (
        <Button
          variant="text"
          disabled={bulk.ids.length > mostExported}
          title={
            bulk.ids.length > mostExported
              ? t('fileBulk.exportMost', { most: String(mostExported) })
              : undefined
          }
          onClick={() => setAsking('export')}
        >
          {t('fileBulk.export')}
        </Button>
      )}
      <Suspense fallback={null}>
        {Asked && <Asked bulk={bulk} onClose={close} />}
        {asking === 'export' && <ExportTicked ids={bulk.ids} onClose={close} />}
      </Suspense>
    </>
  );
}

/** The export of a list that holds the ticked rows alone. */
function ExportTicked({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const list = useListContext<DeskRecord>();
  const { shown } = useColumnsChoice('file', columnsOf('file', useRights(), useHidden('file')), true);
  const ticked = { ...list, filterValues: { fileId: ids }, total: ids.length } as typeof list;
  return (
    <ListContextProvider value={ticked}>
      <ExportDialog name="file" columns={shown.map(({ name }) => name)} onClose={onClose} />
    </ListContextProvider>
  );
}
