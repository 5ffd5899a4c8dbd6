import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { makePlacements } from '../tests/support/placements';
import type { Placements } from '../tests/support/placements';
import { seedId } from '../src/server/seed/seed-id';
import { build, startHost } from './built-host';
import { signIn } from './client';
import type { Client } from './client';
import { cpuOf } from './cpu';
import { say } from './figure';
import type { Figure } from './figure';
import { inFolder } from './folder';
import { reader } from './bench-host';
import { percentile } from './statistics';

interface Job {
  readonly status: string;
  readonly done: number;
  readonly total: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly warnings: number;
  readonly message: string | null;
  readonly rejectsUrl: string | null;
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** How long a file of 10,000 placements takes from sending it to its end, and what people at their lists feel of it. */
export async function measureIngest(given: string | undefined): Promise<Figure[]> {
  build();
  const made = given === undefined ? makePlacements(10_000) : undefined;
  const csv = given === undefined ? Buffer.from(made?.csv ?? '') : readFileSync(given);
  return inFolder(async (folder) => {
    const host = await startHost(path.join(folder, 'data'));
    const client = await signIn(host.port, reader);
    try {
      return await place(client, csv, made, () => cpuOf(host.pid) / 1000);
    } finally {
      client.close();
      await host.stop();
    }
  });
}

/** Has a file of placements placed, and tells what people at their lists feel of it. `made`: what is expected of it. */
export async function place(
  client: Client,
  csv: Buffer,
  made: Placements | undefined,
  spent: () => number,
): Promise<Figure[]> {
  await lists(client, 50);
  const idle = await lists(client, 300);
  const [began, before] = [performance.now(), spent()];
  const sent = await client.upload('/file/processor/generic/incoming/ingest', csv, 'placements.csv', {
    clientId: seedId('company', 'LNA'),
  });
  const { jobId } = JSON.parse(sent.body) as { jobId: string };
  let isDone = false;
  const ending = ended(client, jobId).finally(() => (isDone = true));
  const meanwhile = await lists(client, Infinity, () => isDone);
  const job = await ending;
  const [seconds, cpu] = [(performance.now() - began) / 1000, spent() - before];
  tell(job, await rejects(client, job));
  const expected = made && { created: made.good, updated: 0, unchanged: 0, rejected: 10_000 - made.good };
  if (job.status !== 'done' || (expected && !isDeepStrictEqual(job.counts, expected)))
    throw new Error(`The job ended otherwise than it should: ${JSON.stringify({ job, expected })}`);
  const [alone, during] = [p95(idle), p95(meanwhile)];
  return [
    {
      name: `${job.total} placements, from sending the file to done`,
      value: seconds,
      unit: 's',
      budget: 60,
    },
    { name: 'CPU of host and database in that time, with the lists', value: cpu, unit: 's' },
    { name: `list of files, idle: p95 of ${idle.length}`, value: alone, unit: 'ms' },
    { name: `list of files meanwhile: p95 of ${meanwhile.length}`, value: during, unit: 'ms' },
    { name: 'list of files meanwhile, p95 over idle', value: during / alone, unit: 'x', budget: 3 },
  ];
}

const p95 = (took: readonly number[]): number =>
  percentile(
    [...took].sort((a, b) => a - b),
    0.95,
  );

const views = [
  'active=true&sortBy=-lastActivityDate',
  'state=ON&sortBy=-daysPastDue',
  'hold=true&sortBy=ref',
];

/** Lists files again and again as a person would with quick hands, and answers what each took. */
async function lists(client: Client, most: number, isEnough = (): boolean => false): Promise<number[]> {
  const took: number[] = [];
  while (took.length < most && !isEnough()) {
    const began = performance.now();
    const { status } = await client.call('GET', `/file/list?${views[took.length % views.length]}`);
    if (status !== 200) throw new Error(`The list was answered ${status}.`);
    took.push(performance.now() - began);
    await pause(20);
  }
  return took;
}

async function ended(client: Client, jobId: string): Promise<Job> {
  for (;;) {
    const job = JSON.parse((await client.call('GET', `/desk/jobs/${jobId}`)).body) as Job;
    if (/^(done|failed|cancelled)$/.test(job.status)) return job;
    await pause(200);
  }
}

/** How many rows were refused, by column and reason. */
async function rejects(client: Client, { rejectsUrl }: Job): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  if (!rejectsUrl) return found;
  const { body } = await client.call('GET', rejectsUrl.replace(/^\/api/, ''));
  for (const line of body.split('\r\n').slice(1)) {
    const [, column, reason] = line.split(',');
    if (column && reason) found.set(`${column}: ${reason}`, (found.get(`${column}: ${reason}`) ?? 0) + 1);
  }
  return found;
}

function tell(job: Job, refused: ReadonlyMap<string, number>): void {
  const counts = Object.entries(job.counts).map(([what, count]) => `${count} ${what}`);
  say(`${job.total} rows: ${counts.join(', ')}; ${job.warnings} warnings ${job.message ?? ''}`);
  for (const [why, count] of [...refused].sort()) say(`  ${String(count).padStart(5)} refused, ${why}`);
}
