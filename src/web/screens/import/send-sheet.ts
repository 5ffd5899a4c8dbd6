import { callCommand } from '../../http/call-command';
import type { Http } from '../../http/http';
import type { SheetKind } from './sheets';
import { sheets } from './sheets';

export interface SentSheet {
  readonly clientId?: string;
  readonly file?: File;
  /** What each column of the spreadsheet means, by its name; null leaves it out. */
  readonly mapping?: Readonly<Record<string, string | null>>;
  /** The sheet of a workbook, and the number of the row that names the columns. */
  readonly sheet?: string;
  readonly headRow?: number;
  /** What the lender’s own words mean, by column. */
  readonly values?: object;
  /** What was put right, by row and column. */
  readonly corrections?: object;
  /** Which of the figures of a day that could be two is the day. */
  readonly dayFirst?: boolean;
  /** The check whose spreadsheet is now to be worked. */
  readonly jobId?: string;
  readonly dryRun: boolean;
}

/** Hands a spreadsheet to the host, and answers the id of the job that works it. */
export async function sendSheet(http: Http, kind: SheetKind, sent: SentSheet): Promise<string> {
  const { file = null, ...fields } = sent;
  const headers = { 'idempotency-key': crypto.randomUUID() };
  return (await callCommand(http, sheets[kind].command, fields, { file, headers })).jobId;
}
