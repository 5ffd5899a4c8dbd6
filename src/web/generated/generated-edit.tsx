import { HttpError, useGetOne, useUpdate } from 'ra-core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { ResourceName } from '#contract/resources/index';
import type { CallMeta } from '../data/data-provider';
import type { DeskRecord } from '../data/record';
import { recordPath, resourcePaths } from '../data/resource-paths';
import { refusedBody } from '../data/refused';
import { failureText } from '../frame/failure-text';
import { PageTitle } from '../frame/page-title';
import { useToast } from '../identity/toast';
import { useWords } from '../i18n/words';
import { CodeDialog } from './code-dialog';
import type { FormValues } from './form-values';
import { nameOfRecord } from './record-link';
import { RecordForm } from './record-form';
import { RecordFailed, RecordSkeleton } from './record-states';
import type { AnySlots } from './slots';
import { StaleDialog } from './stale-dialog';

/** The form of any record that is there already. */
export function GeneratedEdit({ name, id, slots }: { name: ResourceName; id: string; slots: AnySlots }) {
  const { data, error, refetch } = useGetOne<DeskRecord>(resourcePaths[name], { id });
  // The record as it was when the form opened: what is fetched meanwhile must not change under the person's hands.
  const [opened, setOpened] = useState<DeskRecord | null>(null);
  const record = opened ?? data;
  if (data && !opened) setOpened(data);
  if (error && !record) return <RecordFailed name={name} error={error} retry={() => void refetch()} />;
  if (!record) return <RecordSkeleton />;
  return <EditPage name={name} record={record} slots={slots} />;
}

interface Pending {
  readonly values: FormValues;
  readonly settle: (error?: unknown) => void;
}

function EditPage({ name, record, slots }: { name: ResourceName; record: DeskRecord; slots: AnySlots }) {
  const words = useWords();
  const navigate = useNavigate();
  const show = useToast();
  const queryClient = useQueryClient();
  const [update] = useUpdate<DeskRecord>();
  const [stale, setStale] = useState<(Pending & { current: DeskRecord }) | null>(null);
  const [code, setCode] = useState<Pending | null>(null);
  const busy = useRef(false);
  const path = recordPath(name, record.id);
  const called = nameOfRecord(name, record, words);

  const done = (saved: DeskRecord) => {
    show({
      status: 'success',
      message: words.t('form.saved', { name: nameOfRecord(name, saved, words) }),
    });
    setTimeout(() => void navigate(path));
  };

  /** Sends a change made on `before`; resolves when it is saved, after whatever has to be asked in between. */
  async function send(values: FormValues, before: DeskRecord, meta?: CallMeta): Promise<void> {
    try {
      const saved = (await update(
        resourcePaths[name],
        { id: record.id, data: values, previousData: before, ...(meta && { meta }) },
        { returnPromise: true, mutationMode: 'pessimistic' },
      )) as DeskRecord;
      setCode(null);
      setStale(null);
      // A call with parameters of its own is kept apart by react-admin: the record that pages show would stay as it was.
      if (meta) await queryClient.invalidateQueries({ queryKey: [resourcePaths[name]] });
      done(saved);
    } catch (error) {
      const body = refusedBody(error);
      const { current } = body ?? {};
      if (current)
        return new Promise((resolve, reject) =>
          setStale({
            values,
            current,
            settle: (failure) => (failure ? reject(failure as Error) : resolve()),
          }),
        );
      if (body?.codeAsked)
        return new Promise((resolve, reject) =>
          setCode({ values, settle: (failure) => (failure ? reject(failure as Error) : resolve()) }),
        );
      show({ status: 'error', message: failureText(error, words, { resource: name }) });
      throw error;
    }
  }

  const follow = (pending: Pending, values: FormValues, before: DeskRecord, meta?: CallMeta) => {
    if (busy.current) return;
    busy.current = true;
    send(values, before, meta)
      .then(() => pending.settle(), pending.settle)
      .finally(() => {
        busy.current = false;
      });
  };
  const giveUp = (pending: Pending) => pending.settle(new HttpError('', 0));

  return (
    <div className="record-page">
      <header className="page-head">
        <div>
          <Link className="crumb" to={path}>
            {called}
          </Link>
          <PageTitle title={words.t('form.editTitle', { name: called })} />
        </div>
      </header>
      <RecordForm
        name={name}
        shape="change"
        record={record}
        slots={slots}
        onSave={(values) => send(values, record)}
        onCancel={() => void navigate(path)}
        saveText={(changes) =>
          changes === 0 ? words.t('form.saveChanges') : words.t('form.saveCount', { smart_count: changes })
        }
      />
      {stale && (
        <StaleDialog
          name={name}
          before={record}
          mine={stale.values}
          current={stale.current}
          onSave={(values) => {
            setStale(null);
            follow(stale, values, stale.current);
          }}
          onTheirs={() => {
            setStale(null);
            void queryClient.invalidateQueries({ queryKey: [resourcePaths[name]] });
            stale.settle();
            setTimeout(() => void navigate(path));
          }}
          onClose={() => {
            setStale(null);
            giveUp(stale);
          }}
        />
      )}
      {code && (
        <CodeDialog
          onCode={(mfaCode) => follow(code, code.values, record, { query: { mfaCode } })}
          onClose={() => {
            setCode(null);
            giveUp(code);
          }}
        />
      )}
    </div>
  );
}
