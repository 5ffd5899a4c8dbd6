import type { Sent } from '#contract/commands/input';
import { callCommand } from '../../http/call-command';
import { isSpecifiedAlone } from '../../http/capabilities';
import { apiOrigin } from '../../http/api-address';
import type { Http } from '../../http/http';
import type { Sending } from '../../http/send-form';
import { fileInPieces, goesInPieces } from './file-in-pieces';

/** A document that was sent in, and how the virus scan found it. */
export interface TakenIn {
  readonly id: string;
  readonly scan: string;
}

/** What a document is about: one file or several, or a company. */
export type About = { readonly fileIds: readonly string[] } | { readonly companyId: string };

/** Sends one document in. */
export async function sendDocument(
  http: Http,
  about: About,
  file: File,
  labels: Readonly<Record<string, unknown>>,
  idempotencyKey: string,
  onSent: (sending: Sending) => void,
  signal?: AbortSignal,
): Promise<TakenIn> {
  const given = Object.fromEntries(Object.entries(labels).filter(([, value]) => value !== ''));
  const sent = { ...given, ...about } as unknown as Sent<'uploadDocument'>;
  const headers = { 'idempotency-key': idempotencyKey };
  const filed = await (goesInPieces(file) && !(await isSpecifiedAlone(http))
    ? fileInPieces(http, [file], { onSent, signal }, ([uploadId]) =>
        callCommand(
          http,
          'uploadDocument',
          { ...sent, uploadId: uploadId ?? null },
          { file: null, headers, signal },
        ),
      )
    : callCommand(http, 'uploadDocument', sent, { file, headers, onSent, signal }));
  return { id: filed._id, scan: filed.scanStatus };
}

/** An address that opens a document for two minutes, in this session alone. */
export async function addressOfDocument(
  http: Http,
  id: string,
  type: 'view' | 'download' | 'thumbnail',
): Promise<string> {
  const { url } = await callCommand(http, 'signDocumentUrl', { id, type });
  return new URL(url, apiOrigin()).href;
}

/** Saves a document under its own name. */
export async function saveDocument(http: Http, id: string): Promise<void> {
  const link = globalThis.document.createElement('a');
  link.href = await addressOfDocument(http, id, 'download');
  link.download = '';
  link.click();
}
