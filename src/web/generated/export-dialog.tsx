import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { writeListQuery } from '#contract/list-query';
import { declarationOf } from '#contract/resources/index';
import { Dialog } from '../frame/dialog';
import { failureText } from '../frame/failure-text';
import { inSentence, useWords } from '../i18n/words';
import { useIdentity } from '../identity/identity-context';
import { formatInteger } from '../kinds/format';
import type { ListState } from './use-list';

interface Job {
  readonly _id: string;
  readonly status: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  readonly done: number;
  readonly total: number | null;
  readonly message: string | null;
}

const isOver = (job: Job | undefined) =>
  job !== undefined && job.status !== 'queued' && job.status !== 'running';

/** An export of all rows of a view, made by a job of the host's: it can be watched, stopped and fetched. */
export function ExportDialog(props: { list: ListState; columns: readonly string[]; onClose: () => void }) {
  const { list, columns, onClose } = props;
  const words = useWords();
  const { t, locale } = words;
  const { http } = useIdentity();
  const [format, setFormat] = useState<'csv' | 'xlsx'>('csv');
  const many = inSentence(words.many(list.name));

  const start = useMutation({
    mutationFn: async () => {
      const { sort, filters } = list.address;
      const query = writeListQuery(declarationOf(list.name), { sort, filters }).toString();
      const body = { resource: list.name, query, columns, format, language: locale };
      const answer = await http.call('POST', '/desk/exports', {
        body,
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
      return (answer.body as { jobId: string }).jobId;
    },
  });
  const job = useQuery({
    queryKey: ['desk', 'job', start.data],
    queryFn: async () => (await http.call('GET', `/desk/jobs/${start.data}`)).body as Job,
    enabled: start.data !== undefined,
    refetchInterval: ({ state }) => (isOver(state.data) ? false : 700),
  });
  const stop = useMutation({
    mutationFn: () => http.call('POST', `/desk/jobs/${start.data}/cancel`),
    onSettled: () => job.refetch(),
  });
  const fetchFile = useMutation({
    mutationFn: async () => {
      const { body } = await http.call('GET', `/desk/jobs/${start.data}/result`, { reading: 'blob' });
      save(body as Blob, `${words.many(list.name)}.${format}`);
    },
  });
  const failure = start.error ?? job.error ?? fetchFile.error;
  return (
    <Dialog title={t('export.title', { many })} onClose={onClose}>
      {start.data === undefined ? (
        <>
          <p className="dialog-lead">{t('export.lead', { count: formatInteger(list.total, locale) })}</p>
          <fieldset className="ticks">
            <legend>{t('export.format')}</legend>
            {(['csv', 'xlsx'] as const).map((one) => (
              <label key={one} className="tick">
                <input type="radio" name="format" checked={format === one} onChange={() => setFormat(one)} />
                <span>{t(`export.${one}`)}</span>
              </label>
            ))}
          </fieldset>
        </>
      ) : (
        <Progress job={job.data} />
      )}
      {failure && (
        <p className="field-problem" role="alert">
          {failureText(failure, words)}
        </p>
      )}
      <footer className="dialog-foot">
        <button type="button" className="button" onClick={onClose}>
          {start.data === undefined ? t('cancel') : t('close')}
        </button>
        {start.data === undefined ? (
          <button
            type="button"
            className="button button-main"
            disabled={start.isPending}
            onClick={() => start.mutate()}
          >
            {t('export.start')}
          </button>
        ) : job.data?.status === 'done' ? (
          <button
            type="button"
            className="button button-main"
            disabled={fetchFile.isPending}
            onClick={() => fetchFile.mutate()}
          >
            {t('export.download')}
          </button>
        ) : (
          !isOver(job.data) && (
            <button type="button" className="button" disabled={stop.isPending} onClick={() => stop.mutate()}>
              {t('export.stop')}
            </button>
          )
        )}
      </footer>
    </Dialog>
  );
}

function Progress({ job }: { job: Job | undefined }) {
  const { t, locale, said } = useWords();
  const [done, total] = [job?.done ?? 0, job?.total ?? 0];
  const status = job?.status ?? 'queued';
  const sentence =
    status === 'running'
      ? t('export.running', { done: formatInteger(done, locale), total: formatInteger(total, locale) })
      : t(`export.${status}`);
  return (
    <div className="progress" role="status">
      <progress
        aria-label={t('export.progress')}
        max={total || 1}
        value={status === 'done' ? total || 1 : done}
      />
      <p>{job?.message ? said(job.message) : sentence}</p>
    </div>
  );
}

/** Hands a file to the person, under a name. */
function save(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
