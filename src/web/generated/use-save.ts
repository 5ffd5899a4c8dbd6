import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { HttpError, useNotify, useUpdate } from 'react-admin';
import type { ResourceName } from '#contract/resources/index';
import type { CallMeta } from '../data/data-provider';
import type { DeskRecord } from '../data/record';
import { resourcePaths } from '../data/resource-paths';
import { refusedBody } from '../data/refused';
import { useTranslate } from '../i18n/use-translate';
import { useWords } from '../i18n/words';
import { failureText } from '../parts/failure-text';
import type { FormValues } from './form-values';
import { nameOfRecord } from './record-link';

/** A save that waits for an answer of the person's. */
interface Pending {
  readonly values: FormValues;
  readonly finish: (error?: unknown) => void;
}

/**
 * Saves a change made on the record as it was opened, with whatever has to be asked in between: a fresh code, or which of two versions
 * stays. `stale` and `code` are what the dialogs of these questions take, where one is open.
 */
export function useSave(name: ResourceName, opened: DeskRecord, onSaved: (saved: DeskRecord) => void) {
  const words = useWords();
  const t = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [update] = useUpdate<DeskRecord>();
  const [stale, setStale] = useState<(Pending & { readonly current: DeskRecord }) | null>(null);
  const [code, setCode] = useState<Pending | null>(null);
  const busy = useRef(false);

  const waiting = (ask: (finish: Pending['finish']) => void) =>
    new Promise<void>((resolve, reject) =>
      ask((failure) => (failure ? reject(failure as Error) : resolve())),
    );
  const refetch = () => queryClient.invalidateQueries({ queryKey: [resourcePaths[name]] });

  /** Sends a change made on `before`; resolves when it is saved. */
  async function send(values: FormValues, before: DeskRecord, meta?: CallMeta): Promise<void> {
    try {
      const saved = (await update(
        resourcePaths[name],
        { id: opened.id, data: values, previousData: before, ...(meta && { meta }) },
        { returnPromise: true, mutationMode: 'pessimistic' },
      )) as DeskRecord;
      setCode(null);
      setStale(null);
      // A call with parameters of its own is kept apart by react-admin: the record that pages show would stay as it was.
      if (meta) await refetch();
      notify(t('form.saved', { name: nameOfRecord(name, saved, words) }), { type: 'success' });
      onSaved(saved);
    } catch (error) {
      const { current, codeAsked } = refusedBody(error) ?? {};
      if (current) return waiting((finish) => setStale({ values, current, finish }));
      if (codeAsked) return waiting((finish) => setCode({ values, finish }));
      notify(failureText(error, words), { type: 'error' });
      throw error;
    }
  }

  const follow = (pending: Pending, values: FormValues, before: DeskRecord, meta?: CallMeta) => {
    if (busy.current) return;
    busy.current = true;
    send(values, before, meta)
      .then(() => pending.finish(), pending.finish)
      .finally(() => {
        busy.current = false;
      });
  };
  const giveUp = (pending: Pending) => pending.finish(new HttpError('', 0));

  return {
    save: (values: FormValues) => send(values, opened),
    stale: stale && {
      mine: stale.values,
      current: stale.current,
      onSave(values: FormValues) {
        setStale(null);
        follow(stale, values, stale.current);
      },
      onTheirs() {
        setStale(null);
        void refetch();
        stale.finish();
        onSaved(stale.current);
      },
      onClose() {
        setStale(null);
        giveUp(stale);
      },
    },
    code: code && {
      onCode: (mfaCode: string) => follow(code, code.values, opened, { query: { mfaCode } }),
      onClose() {
        setCode(null);
        giveUp(code);
      },
    },
  };
}
