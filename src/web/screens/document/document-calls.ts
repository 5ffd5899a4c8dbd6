import type { Http } from '../../http/http';
import type { Sending } from '../../http/send-form';

/** A document that was sent in, and how the virus scan found it. */
export interface TakenIn {
  readonly id: string;
  readonly scan: string;
}

/** Sends one document in, for one file or several. */
export async function sendDocument(
  { call }: Http,
  fileIds: readonly string[],
  file: File,
  labels: Readonly<Record<string, unknown>>,
  idempotencyKey: string,
  onSent: (sending: Sending) => void,
): Promise<TakenIn> {
  const form = new FormData();
  for (const fileId of fileIds) form.append('fileIds', fileId);
  for (const [name, value] of Object.entries(labels)) {
    const all = Array.isArray(value) ? value : [value];
    for (const one of all)
      if (one !== null && one !== undefined && one !== '') form.append(name, String(one));
  }
  form.append('file', file);
  const headers = { 'idempotency-key': idempotencyKey };
  const { body } = await call('POST', '/document/', { form, headers, onSent });
  const { _id, scanStatus } = body as { _id: string; scanStatus: string };
  return { id: _id, scan: scanStatus };
}

/** An address that opens a document for two minutes, in this session alone. */
export async function addressOfDocument(
  { call }: Http,
  id: string,
  type: 'view' | 'download',
): Promise<string> {
  const { body } = await call('GET', `/document/signedUrl/${id}`, { query: { type } });
  return (body as { url: string }).url;
}

/** Saves a document under its own name. */
export async function saveDocument(http: Http, id: string): Promise<void> {
  const link = globalThis.document.createElement('a');
  link.href = await addressOfDocument(http, id, 'download');
  link.download = '';
  link.click();
}
