import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { fileCommands } from '#contract/commands/file';
import { skipTraceCommands } from '#contract/commands/skip-trace';
import { vendorInvoiceCommands } from '#contract/commands/vendor-invoice';
import type { DeskRecord } from '../../data/record';
import { resourcePaths } from '../../data/resource-paths';
import { useCommand } from '../../data/use-command';
import { CodeDialog } from '../../generated/code-dialog';
import { useTranslate } from '../../i18n/use-translate';
import { FieldsDialog } from '../../parts/fields-dialog';
import { confirmation, holdToWord } from './hold-to-word';

const commands = {
  file: fileCommands.deleteFile,
  vendorInvoice: vendorInvoiceCommands.deleteVendorInvoices,
  skipTrace: skipTraceCommands.deleteSkipTraces,
} as const;

/** What of a file is erased: all of it, the invoices of its vendors, or its skip traces. */
export type Erased = keyof typeof commands;

interface EraseDialogProps {
  readonly what: Erased;
  /** The file that it is about; without it, the dialog asks. */
  readonly fileId?: string;
  readonly onErased?: () => void;
  readonly onClose: () => void;
}

/** Erases for good, with a reason, once the number of the file was typed and a fresh code given. */
export function EraseDialog({ what, fileId: given, onErased, onClose }: EraseDialogProps) {
  const t = useTranslate();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [answer, setAnswer] = useState<((code?: string) => void) | null>(null);
  const { body, query } = commands[what];
  const deleteFile = useCommand('deleteFile');
  const deleteVendorInvoices = useCommand('deleteVendorInvoices');
  const deleteSkipTraces = useCommand('deleteSkipTraces');

  const erase = async ({ fileId, reason, softDelete, confirmation: typed }: Record<string, unknown>) => {
    const { data: file } = await dataProvider.getOne<DeskRecord>(resourcePaths.file, { id: String(fileId) });
    holdToWord(typed, String(file.ref), t('housekeeping.notTheNumber'));
    const send = (mfaCode?: string) => {
      const sent = { fileId: String(fileId), reason: String(reason), ...(mfaCode && { mfaCode }) };
      if (what === 'file') return deleteFile(sent);
      const hidden = softDelete === true ? { query: { softDelete } } : {};
      return what === 'skipTrace' ? deleteSkipTraces(sent, hidden) : deleteVendorInvoices(sent, hidden);
    };
    let done = await send();
    if ('showMFAForm' in done) {
      const code = await new Promise<string | undefined>((resolve) => setAnswer(() => resolve));
      setAnswer(null);
      if (code === undefined) return;
      done = await send(code);
    }
    const deleted = 'deleted' in done ? Number(done.deleted) : 0;
    const kept = 'kept' in done ? (done.kept as readonly string[]) : [];
    await Promise.all(
      [resourcePaths.file, resourcePaths.vendorInvoice, resourcePaths.skipTrace].map((key) =>
        queryClient.invalidateQueries({ queryKey: [key, 'getList'] }),
      ),
    );
    const told = [
      what === 'file'
        ? t('housekeeping.file.done', { ref: String(file.ref) })
        : t(`housekeeping.${what}.done`, { smart_count: deleted }),
      ...(kept.length > 0 ? [t('housekeeping.kept', { numbers: kept.join(', ') })] : []),
    ];
    notify(told.join(' '), { type: kept.length > 0 ? 'warning' : 'success' });
    onClose();
    onErased?.();
  };

  return (
    <>
      <FieldsDialog
        grave
        title={t(`housekeeping.${what}.title`)}
        lead={t(`housekeeping.${what}.lead`)}
        resource="file"
        asked={[
          ...(given ? [] : [{ path: 'fileId', field: query.fileId, needed: true }]),
          { path: 'reason', field: body.reason, label: t('housekeeping.reason') },
          ...('softDelete' in query
            ? [{ path: 'softDelete', field: query.softDelete, label: t('housekeeping.softDelete') }]
            : []),
          confirmation(t('housekeeping.typeNumber'), t('housekeeping.notTheNumber')),
        ]}
        values={{ fileId: given ?? null, reason: '', softDelete: false, confirmation: '' }}
        save={t('housekeeping.erase')}
        onSave={erase}
        onClose={onClose}
      />
      {answer && <CodeDialog onCode={answer} onClose={() => answer()} />}
    </>
  );
}
