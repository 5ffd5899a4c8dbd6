import type { Http } from '../../http/http';

export interface Ingest {
  readonly clientId?: string;
  readonly file?: File;
  /** What each column of the spreadsheet means, by its name; null leaves it out. */
  readonly mapping?: Readonly<Record<string, string | null>>;
  /** The check whose spreadsheet is now to be placed. */
  readonly jobId?: string;
  readonly dryRun: boolean;
}

/** Hands a spreadsheet of placements to the host, and answers the id of the job that works it. */
export async function ingest({ call }: Http, asked: Ingest): Promise<string> {
  const form = new FormData();
  if (asked.clientId) form.append('clientId', asked.clientId);
  if (asked.jobId) form.append('jobId', asked.jobId);
  if (asked.mapping) form.append('mapping', JSON.stringify(asked.mapping));
  form.append('dryRun', String(asked.dryRun));
  if (asked.file) form.append('file', asked.file);
  const { body } = await call('POST', '/file/processor/generic/incoming/ingest', {
    form,
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  return (body as { jobId: string }).jobId;
}
