import { sessionHeader } from '#contract/session';
import type { TestHost } from './host';
import type { Person, Reply } from './person';

export interface JobReply {
  readonly _id: string;
  readonly status: string;
  readonly done: number;
  readonly total: number | null;
  readonly counts: { created: number; updated: number; unchanged: number; rejected: number };
  readonly warnings: number;
  readonly message: string | null;
  readonly rejectsUrl: string | null;
  readonly resultUrl: string | null;
  readonly fileName: string | null;
}

/** Sends a form as a browser would; `file` as its bytes and name. */
export async function sendForm(
  host: TestHost,
  person: Person,
  url: string,
  fields: Readonly<Record<string, string>>,
  file?: { readonly name: string; readonly bytes: Uint8Array | string },
): Promise<Reply> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append('file', new Blob([file.bytes as never]), file.name);
  const request = new Request('http://host/', { method: 'POST', body: form });
  const response = await host.server.inject({
    method: 'POST',
    url: `/api${url}`,
    cookies: person.cookies,
    headers: { [sessionHeader]: person.sessionId, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

const ended = ['done', 'failed', 'cancelled'];

/** Waits until a job has ended, or until what it says of itself is enough. */
export async function jobEnded(
  person: Person,
  jobId: string,
  enough?: (job: JobReply) => boolean,
): Promise<JobReply> {
  const limit = Date.now() + 120_000;
  // The longer it takes, the less often it is asked after: whoever asks takes the processor that it works on.
  for (let pause = 25; Date.now() < limit; pause = enough ? pause : Math.min(pause * 1.2, 150)) {
    const { body } = await person.call('GET', `/desk/jobs/${jobId}`);
    const job = body as unknown as JobReply;
    if (ended.includes(job.status) || enough?.(job)) return job;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error(`job ${jobId} did not end`);
}

/** What a job hands out, as text. */
export async function downloaded(
  host: TestHost,
  person: Person,
  url: string,
): Promise<{ text: string; bytes: Buffer }> {
  const response = await host.server.inject({
    method: 'GET',
    url,
    cookies: person.cookies,
    headers: { [sessionHeader]: person.sessionId },
  });
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
  return { text: response.body, bytes: response.rawPayload };
}
