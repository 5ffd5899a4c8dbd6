import Button from '@mui/material/Button';
import { useState } from 'react';
import { Confirm, useDataProvider, useNotify } from 'react-admin';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import type { ManyResult } from '../data/data-provider';
import type { DeskRecord } from '../data/record';
import { resourcePaths } from '../data/resource-paths';
import { useRights } from '../data/rights';
import { useTranslate } from '../i18n/use-translate';
import { useWords } from '../i18n/words';
import { failureText } from '../parts/failure-text';

/** Deletes the ticked rows after asking; each goes or stays by itself, and the answer says how many went and why others did not. */
export function DeleteMany(props: {
  name: ResourceName;
  ids: readonly string[];
  records: readonly DeskRecord[];
  onDone: () => void;
}) {
  const { name, ids, records, onDone } = props;
  const words = useWords();
  const t = useTranslate();
  const rights = useRights();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const may =
    declarationOf(name).calls.remove !== undefined &&
    rights.may(name, 'delete') &&
    records.every((record) => rights.mayWith(name, 'delete', record));
  if (!may) return null;
  const run = async () => {
    setBusy(true);
    try {
      const { data, meta } = (await dataProvider.deleteMany(resourcePaths[name], {
        ids: [...ids],
        meta: { partly: true },
      })) as ManyResult;
      const [refusal] = meta.failed;
      if (!refusal) notify(t('list.deletedAll', { count: data.length }), { type: 'success' });
      else
        notify(
          t('list.deletedSome', {
            done: data.length,
            all: ids.length,
            reason: refusal.message || t('error'),
          }),
          { type: 'error' },
        );
    } catch (error) {
      notify(failureText(error, words), { type: 'error' });
    }
    setBusy(false);
    setAsking(false);
    onDone();
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('list.deleteSelected')}</Button>
      <Confirm
        isOpen={asking}
        loading={busy}
        title={t('list.deleteAsk', { smart_count: ids.length })}
        content={t('list.deleteLead')}
        confirm={t('list.deleteSelected')}
        cancel={t('cancel')}
        confirmColor="warning"
        onConfirm={() => void run()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
