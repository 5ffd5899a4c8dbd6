import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useWords } from '../../../i18n/words';
import { formatDate } from '../../../kinds/format';
import type { FileRecord } from '../file-record';
import { useFileRecord } from '../file-record';
import { ServiceDialog } from './service-dialog';

type Sent = NonNullable<FileRecord['services']>[number];

/** Notices that were sent as they were made, each with what proves it still to come: with it, its clock starts. */
export function SentNotices({ mayProve }: { readonly mayProve: boolean }) {
  const file = useFileRecord();
  const { t, choice, locale } = useWords();
  const [proving, setProving] = useState<readonly Sent[]>();
  const sent = new Map<string, Sent[]>();
  for (const one of file.services ?? [])
    if (one.awaitsProof)
      sent.set(`${one.noticeKind} ${one.documentId}`, [
        ...(sent.get(`${one.noticeKind} ${one.documentId}`) ?? []),
        one,
      ]);
  return (
    <>
      {[...sent].map(([key, services]) => {
        const [first] = services;
        if (!first) return null;
        const words = t('fileTabs.reckoning.sent', {
          notice: choice('noticeKind', first.noticeKind),
          date: formatDate(first.servedDate, locale),
          method: choice('noticeMethod', first.method),
        });
        return (
          <Alert
            key={key}
            severity="info"
            sx={{ mb: 1 }}
            action={
              mayProve && (
                <Button variant="text" onClick={() => setProving(services)} sx={{ displayPrint: 'none' }}>
                  {t('fileTabs.reckoning.prove')}
                </Button>
              )
            }
          >
            {[words, first.trackingNumber].filter(Boolean).join(' · ')}
          </Alert>
        );
      })}
      {proving && <ServiceDialog sent={proving} onClose={() => setProving(undefined)} />}
    </>
  );
}
