import Button from '@mui/material/Button';
import { useState } from 'react';
import { Confirm, useDelete, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ResourceName } from '#contract/resources/index';
import type { DeskRecord } from '../data/record';
import { listPath, resourcePaths } from '../data/resource-paths';
import { useTranslate } from '../i18n/use-translate';
import { useWords } from '../i18n/words';
import { failureText } from '../parts/failure-text';
import { useNameOfRecord } from './record-link';

/** Deletes a record after asking; what refers to it stands in the way with the host's own sentence. */
export function DeleteRecord({ name, record }: { name: ResourceName; record: DeskRecord }) {
  const words = useWords();
  const t = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const [remove, { isPending }] = useDelete<DeskRecord>();
  const called = useNameOfRecord(name, record);
  const run = () =>
    remove(
      resourcePaths[name],
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(t('record.deleted', { name: called }), { type: 'success' });
          void navigate(listPath(name));
        },
        onError: (error: unknown) => {
          setAsking(false);
          notify(failureText(error, words), { type: 'error' });
        },
      },
    );
  return (
    <>
      <Button variant="text" onClick={() => setAsking(true)}>
        {t('record.delete')}
      </Button>
      <Confirm
        isOpen={asking}
        loading={isPending}
        title={t('record.deleteAsk', { name: called })}
        content={t('record.deleteLead')}
        confirm={t('record.delete')}
        cancel={t('cancel')}
        confirmColor="warning"
        onConfirm={() => void run()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
