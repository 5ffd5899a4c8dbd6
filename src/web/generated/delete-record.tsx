import { useDelete } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ResourceName } from '#contract/resources/index';
import type { DeskRecord } from '../data/record';
import { listPath, resourcePaths } from '../data/resource-paths';
import { Confirm } from '../frame/dialog';
import { failureText } from '../frame/failure-text';
import { useTranslate } from '../i18n/use-translate';
import { useToast } from '../identity/toast';
import { useWords } from '../i18n/words';
import { nameOfRecord } from './record-link';

/** Deletes a record after asking; what refers to it stands in the way with the host's own sentence. */
export function DeleteRecord({ name, record }: { name: ResourceName; record: DeskRecord }) {
  const words = useWords();
  const navigate = useNavigate();
  const show = useToast();
  const [asking, setAsking] = useState(false);
  const [remove, { isPending }] = useDelete<DeskRecord>();
  const called = nameOfRecord(name, record, words);
  const t = useTranslate();
  const run = () =>
    remove(
      resourcePaths[name],
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          show({ status: 'success', message: t('record.deleted', { name: called }) });
          void navigate(listPath(name));
        },
        onError: (error: unknown) => {
          setAsking(false);
          show({ status: 'error', message: failureText(error, words, { resource: name }) });
        },
      },
    );
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => setAsking(true)}>
        {t('record.delete')}
      </button>
      {asking && (
        <Confirm
          title={t('record.deleteAsk', { name: called })}
          lead={t('record.deleteLead')}
          confirm={t('record.delete')}
          danger
          busy={isPending}
          onConfirm={() => void run()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
