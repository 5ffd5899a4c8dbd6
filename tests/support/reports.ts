import { parse } from 'csv-parse/sync';
import { downloaded, jobEnded } from './job';
import type { JobReply } from './job';
import type { TestHost } from './host';
import type { Person } from './person';

export type Line = Readonly<Record<string, string>>;

/** Has a report made, and waits for what becomes of it. */
export async function made(person: Person, asked: object): Promise<JobReply> {
  const reply = await person.call('POST', '/report/', { language: 'en', ...asked });
  if (reply.status !== 202) throw new Error(`a report was refused: ${JSON.stringify(reply.body)}`);
  return jobEnded(person, String(reply.body.jobId));
}

/** The lines of a report as its CSV holds them, by the words above its columns. */
export async function linesOf(host: TestHost, person: Person, asked: object): Promise<Line[]> {
  const job = await made(person, { format: 'csv', ...asked });
  if (job.status !== 'done') throw new Error(`a report ended ${job.status}: ${String(job.message)}`);
  const { text } = await downloaded(host, person, String(job.resultUrl));
  return parse(text, { bom: true, columns: true });
}
