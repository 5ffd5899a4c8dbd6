import type { Http } from '../../http/http';

/** Sends one document in, and answers how the virus scan found it. */
export async function sendDocument(
  { call }: Http,
  fileId: string,
  file: File,
  labels: Readonly<Record<string, unknown>>,
  idempotencyKey: string,
): Promise<string> {
  const form = new FormData();
  form.append('fileIds', fileId);
  for (const [name, value] of Object.entries(labels)) {
    const all = Array.isArray(value) ? value : [value];
    for (const one of all)
      if (one !== null && one !== undefined && one !== '') form.append(name, String(one));
  }
  form.append('file', file);
  const { body } = await call('POST', '/document/', { form, headers: { 'idempotency-key': idempotencyKey } });
  return (body as { scanStatus: string }).scanStatus;
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
