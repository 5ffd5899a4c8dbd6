import { addressOf } from '../../data/calls';
import type { Http } from '../../http/http';
import type { SheetKind } from './sheets';
import { sheets } from './sheets';

export interface SentSheet {
  readonly clientId?: string;
  readonly file?: File;
  /** What each column of the spreadsheet means, by its name; null leaves it out. */
  readonly mapping?: Readonly<Record<string, string | null>>;
  /** The check whose spreadsheet is now to be worked. */
  readonly jobId?: string;
  readonly dryRun: boolean;
}

/** Hands a spreadsheet to the host, and answers the id of the job that works it. */
export async function sendSheet({ call }: Http, kind: SheetKind, sent: SentSheet): Promise<string> {
  const form = new FormData();
  if (sent.clientId) form.append('clientId', sent.clientId);
  if (sent.jobId) form.append('jobId', sent.jobId);
  if (sent.mapping) form.append('mapping', JSON.stringify(sent.mapping));
  form.append('dryRun', String(sent.dryRun));
  if (sent.file) form.append('file', sent.file);
  const { method, path } = addressOf(sheets[kind].call);
  const { body } = await call(method, path, {
    form,
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  return (body as { jobId: string }).jobId;
}
