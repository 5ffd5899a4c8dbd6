import path from 'node:path';
import { openHost } from './bench-host';
import type { AppContext } from './bench-host';
import { build } from './built-host';
import type { Client } from './client';
import { memoryOf } from './cpu';
import { say } from './figure';
import type { Figure } from './figure';
import { inFolder } from './folder';
import { percentile } from './statistics';

interface Job {
  readonly status: string;
  readonly done: number;
  readonly message: string | null;
}

/** Seconds that a job took, what it was of, and by how many megabytes the host grew meanwhile. */
interface Ran {
  readonly rows: number;
  readonly seconds: number;
  readonly grown: number;
}

/** How many are at their lists at once. */
export const people = 30;
/** A PDF takes no more rows than a person reads. */
const formats = ['csv', 'xlsx'] as const;
/** Milliseconds: what a person does between two lists. */
const thinking = 1_000;
const idleFor = 20_000;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * What a report of half the files costs in each format, in time and in the host’s memory, and what thirty people at their lists feel of an
 * export of all files.
 */
export function measureExports(files: number, houses: string | undefined): Promise<Figure[]> {
  build();
  const measure = async (folder: string): Promise<Figure[]> => {
    const app = await openHost(folder, { files, notesPerFile: 5 });
    try {
      return [...(await measureReports(app)), ...(await besidePeople(app))];
    } finally {
      await app.close();
    }
  };
  return houses ? measure(path.resolve(houses)) : inFolder(measure);
}

/** What a report costs in each format. `what`: how its rows are called. */
export async function measureReports(
  app: AppContext,
  what = 'open files',
  report: object = { reportType: 'open_inventory', parameters: {} },
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const format of formats) {
    const asked = { ...report, format, language: 'en' };
    const { rows, seconds, grown } = await run(app, '/report/', asked);
    const name = `report of ${rows} ${what} as ${format}`;
    // A file of so many rows is asked for within so many seconds and megabytes; of more, in proportion.
    const share = Math.max(1, rows / 50_000);
    figures.push(
      { name, value: seconds, unit: 's', budget: 60 * share },
      { name: `${name}, growth of the host’s memory`, value: grown, unit: 'MB', budget: 300 },
    );
  }
  return figures;
}

/** What thirty people at their lists feel of an export: of all files, or of all rows of what is named. */
export async function besidePeople(
  app: AppContext,
  { resource, columns } = { resource: 'file', columns: ['ref', 'debtorName', 'status'] },
): Promise<Figure[]> {
  const working = async (until: () => boolean): Promise<number[]> => {
    const took = await Promise.all(Array.from({ length: people }, (_, at) => lists(app.client, at, until)));
    return took.flat();
  };
  const end = Date.now() + idleFor;
  await working(() => Date.now() > end - idleFor / 2);
  const alone = await working(() => Date.now() > end);
  let isDone = false;
  const asked = { resource, format: 'xlsx', language: 'en', columns };
  const exporting = run(app, '/desk/exports', asked).finally(() => (isDone = true));
  const during = await working(() => isDone);
  const { rows, seconds } = await exporting;
  return [
    { name: `export of ${rows} rows of ${resource} while ${people} people list`, value: seconds, unit: 's' },
    { name: `their list, idle: p95 of ${alone.length}`, value: p95(alone), unit: 'ms' },
    { name: `their list meanwhile: p95 of ${during.length}`, value: p95(during), unit: 'ms' },
    { name: 'their list meanwhile, p95 over idle', value: p95(during) / p95(alone), unit: 'x', budget: 3 },
  ];
}

export const p95 = (took: readonly number[]): number =>
  percentile(
    [...took].sort((one, other) => one - other),
    0.95,
  );

const views = [
  'active=true&sortBy=-lastActivityDate',
  'state=ON&sortBy=-daysPastDue',
  'hold=true&sortBy=ref',
];

/** Lists files as one person does, with a pause between two, and answers what each list took. */
export async function lists(client: Client, person: number, isEnough: () => boolean): Promise<number[]> {
  const took: number[] = [];
  await pause((person * thinking) / people);
  while (!isEnough()) {
    const began = performance.now();
    const { status } = await client.call('GET', `/file/list?${views[person % views.length]}`);
    if (status !== 200) throw new Error(`The list was answered ${status}.`);
    took.push(performance.now() - began);
    await pause(thinking);
  }
  return took;
}

/** Has a job made and watches it, and the host’s memory, to its end. */
export async function run({ client, host }: AppContext, call: string, asked: object): Promise<Ran> {
  const [began, before] = [performance.now(), memoryOf(host.pid)];
  const sent = await client.call('POST', call, asked);
  if (sent.status !== 202) throw new Error(`It was answered ${sent.status}: ${sent.body}`);
  const { jobId } = JSON.parse(sent.body) as { jobId: string };
  let most = before;
  for (;;) {
    most = Math.max(most, memoryOf(host.pid));
    const job = JSON.parse((await client.call('GET', `/desk/jobs/${jobId}`)).body) as Job;
    if (job.status === 'failed' || job.status === 'cancelled')
      throw new Error(`A job ended ${job.status}: ${job.message ?? ''}`);
    if (job.status === 'done') {
      const ran = { rows: job.done, seconds: (performance.now() - began) / 1000, grown: most - before };
      say(`${call} ${JSON.stringify(asked)}: ${ran.rows} rows, ${ran.seconds.toFixed(1)} s`);
      return ran;
    }
    await pause(100);
  }
}
