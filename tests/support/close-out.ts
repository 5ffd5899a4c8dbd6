import { expect } from 'vitest';
import { seedId } from '#server/seed/seed-id';
import type { TestHost } from './host';
import { downloaded, jobEnded } from './job';
import type { JobReply } from './job';
import type { Person, Reply } from './person';

export const lender = (code: string): string => seedId('company', code);

/** Asks for an export of a lender's closed files. */
export const askExport = (by: Person, code: string, more: object = {}): Promise<Reply> =>
  by.call('POST', '/file/processor/cibc/outgoing/exportCIBCCloseoutFiles', {
    clientId: lender(code),
    ...more,
  });

/** Exports, and waits until it is done. */
export async function exported(by: Person, code: string, more: object = {}): Promise<JobReply> {
  const { status, body } = await askExport(by, code, more);
  expect([status, body.message]).toEqual([202, undefined]);
  return jobEnded(by, String(body.jobId));
}

/** The lines of an export's file, without what only spreadsheets need. */
export async function linesOf(host: TestHost, by: Person, exportId: string): Promise<string[]> {
  const { text } = await downloaded(host, by, `/api/desk/closeOut/exports/${exportId}/file`);
  expect(text.startsWith('\ufeff')).toBe(true);
  return text.slice(1).trimEnd().split('\r\n');
}

/** The column of a line by its number from 0; only for lines without quoted commas. */
export const cell = (line: string | undefined, at: number): string => line?.split(',')[at] ?? '';
