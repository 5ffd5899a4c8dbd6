import type { Http } from '../../http/http';
import type { Sending } from '../../http/send-form';
import { callCommand } from '../../http/call-command';
import { tusThrough } from './tus-through';

interface OnTheWay {
  readonly onSent: (sending: Sending) => void;
  readonly signal?: AbortSignal | undefined;
}

/** Milliseconds between the tries to go on; they begin anew with each piece that comes through. */
const pauses = [500, 1_500, 4_000, 10_000, 20_000, 30_000];
const piece = 4 * 1_048_576;

/** What is larger goes in pieces, so that a line which breaks costs one of them. */
export const goesInPieces = ({ size }: File): boolean => size > 2 * 1_048_576;

/** Where a file has come to that could not be sent to its end: sent again, it goes on there. */
const begun = new WeakMap<File, string>();

/**
 * Sends files in pieces, each of which is tried again where the line breaks, and has them filed together by `filing`. What fails goes on
 * where it stopped when the same files are sent again; what is filed, refused or given up is let go on the host.
 */
export async function fileInPieces<T>(
  http: Http,
  files: readonly File[],
  { onSent, signal }: OnTheWay,
  filing: (uploadIds: readonly string[]) => Promise<T>,
): Promise<T> {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const ids: string[] = [];
  let before = 0;
  for (const file of files) {
    const onPiece = ({ sent }: Sending) => onSent({ sent: before + sent, total });
    ids.push(await send(http, file, { onSent: onPiece, signal }));
    before += file.size;
  }
  const filed = await filing(ids);
  for (const file of files) begun.delete(file);
  // The host sweeps what is not let go.
  for (const id of ids) void callCommand(http, 'dropUpload', { id }).catch(() => undefined);
  return filed;
}

async function send(http: Http, file: File, { onSent, signal }: OnTheWay): Promise<string> {
  const { Upload } = await import('tus-js-client');
  const through = tusThrough(http, signal);
  return new Promise((resolve, reject) => {
    const upload: InstanceType<typeof Upload> = new Upload(file, {
      endpoint: through.endpoint,
      uploadUrl: begun.get(file) ?? null,
      httpStack: through,
      metadata: { filename: file.name },
      chunkSize: piece,
      retryDelays: pauses,
      storeFingerprintForResuming: false,
      onShouldRetry: ({ originalResponse }) =>
        !signal?.aborted && mayPass(originalResponse?.getStatus() ?? 0),
      onUploadUrlAvailable: () => void (upload.url && begun.set(file, upload.url)),
      onProgress: (sent, total) => onSent({ sent, total }),
      onError: (error) =>
        reject(through.refusal() ?? ('causingError' in error && error.causingError) ?? error),
      onSuccess: () => resolve(through.idIn(upload.url ?? '')),
    });
    signal?.addEventListener('abort', () => {
      begun.delete(file);
      void upload.abort();
      if (upload.url)
        void callCommand(http, 'dropUpload', { id: through.idIn(upload.url) }).catch(() => undefined);
      reject(signal.reason);
    });
    upload.start();
  });
}

const mayPass = (status: number): boolean =>
  status === 0 || status >= 500 || status === 409 || status === 429;
