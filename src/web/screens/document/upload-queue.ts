import { useCallback, useRef, useState } from 'react';
import { useIdentity } from '../../identity/identity-context';
import type { Sending } from '../../http/send-form';
import { useTranslate } from '../../i18n/use-translate';
import { useFailure } from '../failure';
import { sendDocument } from './document-calls';
import { useFetchAgain } from '../../data/use-fetch-again';

export interface Sent {
  readonly key: string;
  readonly file: File;
  readonly labels: Readonly<Record<string, unknown>>;
  readonly state: 'waiting' | 'sending' | 'done' | 'failed';
  /** What was said of it at the end of the last try. */
  readonly message?: string | undefined;
  /** How much of it is on its way, from 0 to 1; 1 while the host looks at it. */
  readonly share?: number;
}

export interface UploadQueue {
  readonly sent: readonly Sent[];
  add(files: readonly File[], labels: Readonly<Record<string, unknown>>): void;
  retry(one: Sent): void;
  /** Gives one up that is not done: what came of it is let go. */
  cancel(one: Sent): void;
  clear(): void;
}

/** Sends files one after the other, so that a slow line is not shared; what fails says why and can be sent again. */
export function useUploadQueue(fileId: string): UploadQueue {
  const [sent, setSent] = useState<readonly Sent[]>([]);
  const { http } = useIdentity();
  const explain = useFailure();
  const t = useTranslate();
  const fetchAgain = useFetchAgain('document');
  const line = useRef<Promise<void>>(Promise.resolve());
  const stops = useRef(new Map<string, AbortController>());

  const change = useCallback((key: string, news: Partial<Sent>) => {
    setSent((before) => before.map((one) => (one.key === key ? { ...one, ...news } : one)));
  }, []);

  const send = useCallback(
    (one: Sent) => {
      const stop = new AbortController();
      stops.current.set(one.key, stop);
      line.current = line.current.then(async () => {
        if (stop.signal.aborted) return;
        change(one.key, { state: 'sending', share: 0, message: undefined });
        const onSent = ({ sent, total }: Sending) => change(one.key, { share: total > 0 ? sent / total : 0 });
        try {
          const { scan } = await sendDocument(
            http,
            { fileIds: [fileId] },
            one.file,
            one.labels,
            one.key,
            onSent,
            stop.signal,
          );
          if (scan === 'infected') change(one.key, { state: 'failed', message: t('document.heldBack') });
          else
            change(one.key, { state: 'done', ...(scan === 'pending' && { message: t('document.unseen') }) });
        } catch (error) {
          if (stop.signal.aborted) return;
          change(one.key, { state: 'failed', message: explain(error) });
        }
        await fetchAgain();
      });
    },
    [change, explain, fetchAgain, fileId, http, t],
  );

  return {
    sent,
    add(files, labels) {
      const more = files.map((file): Sent => ({ key: crypto.randomUUID(), file, labels, state: 'waiting' }));
      setSent((before) => [...before.filter(({ state }) => state !== 'done'), ...more]);
      for (const one of more) send(one);
    },
    retry(one) {
      change(one.key, { state: 'waiting' });
      send(one);
    },
    cancel({ key }) {
      stops.current.get(key)?.abort();
      setSent((before) => before.filter((one) => one.key !== key));
    },
    clear: () => setSent([]),
  };
}
