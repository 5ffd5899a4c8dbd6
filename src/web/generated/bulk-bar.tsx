import { useDataProvider } from 'ra-core';
import { createElement, useState } from 'react';
import { declarationOf } from '#contract/resources/index';
import type { ManyResult } from '../data/data-provider';
import { resourcePaths } from '../data/resource-paths';
import { useRights } from '../data/rights';
import { Confirm } from '../frame/dialog';
import { failureText } from '../frame/failure-text';
import { useTranslate } from '../i18n/use-translate';
import { useToast } from '../identity/toast';
import { useWords } from '../i18n/words';
import type { Selection } from './selection';
import type { AnySlots } from './slots';
import type { ListState } from './use-list';

/** What can be done with the ticked rows. It rises from below, where the thumb is, and says how many it is about. */
export function BulkBar({
  list,
  selection,
  slots,
}: {
  list: ListState;
  selection: Selection;
  slots: AnySlots;
}) {
  const rights = useRights();
  const [asking, setAsking] = useState(false);
  const t = useTranslate();
  const count = selection.ids.size;
  if (count === 0) return null;
  const records = (list.records ?? []).filter(({ id }) => selection.has(id));
  const done = () => {
    selection.clear();
    list.refetch();
  };
  const canDelete =
    declarationOf(list.name).calls.remove !== undefined &&
    records.length === count &&
    records.every((record) => rights.mayWith(list.name, 'delete', record));
  return (
    <div className="bulk" role="region" aria-label={t('list.selected', { smart_count: count })}>
      <strong className="figures">{t('list.selected', { smart_count: count })}</strong>
      {slots.bulk?.map((Part, index) => createElement(Part, { key: index, records, done }))}
      {canDelete && (
        <button type="button" className="button" onClick={() => setAsking(true)}>
          {t('list.deleteSelected')}
        </button>
      )}
      <button type="button" className="button button-quiet" onClick={selection.clear}>
        {t('list.deselect')}
      </button>
      {asking && (
        <DeleteMany list={list} ids={[...selection.ids]} onCancel={() => setAsking(false)} onDone={done} />
      )}
    </div>
  );
}

function DeleteMany(props: {
  list: ListState;
  ids: readonly string[];
  onCancel: () => void;
  onDone: () => void;
}) {
  const { list, ids, onCancel, onDone } = props;
  const words = useWords();
  const dataProvider = useDataProvider();
  const show = useToast();
  const [busy, setBusy] = useState(false);
  const t = useTranslate();
  const run = async () => {
    setBusy(true);
    try {
      const { data, meta } = (await dataProvider.deleteMany(resourcePaths[list.name], {
        ids: [...ids],
      })) as ManyResult;
      const [refusal] = meta.failed;
      show(
        refusal
          ? {
              status: 'error',
              message: t('list.deletedSome', {
                done: data.length,
                all: ids.length,
                reason: refusal.message ? words.said(refusal.message) : t('error'),
              }),
            }
          : { status: 'success', message: t('list.deletedAll', { count: data.length }) },
      );
    } catch (error) {
      show({ status: 'error', message: failureText(error, words) });
    }
    onDone();
  };
  return (
    <Confirm
      title={t('list.deleteAsk', { smart_count: ids.length })}
      lead={t('list.deleteLead')}
      confirm={t('list.deleteSelected')}
      danger
      busy={busy}
      onConfirm={() => void run()}
      onCancel={onCancel}
    />
  );
}
