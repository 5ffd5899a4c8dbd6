import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../src/server/database/open';
import { besideTheLeast, measureLeast } from './beside';
import { build } from './built-host';
import { measuredCalls } from './calls';
import type { MeasuredCall } from './calls';
import { SqlCatcher } from './captured-sql';
import { bare, through, warming } from './compare';
import { memoryOf } from './cpu';
import { say } from './figure';
import type { Figure } from './figure';
import { inFolder } from './folder';
import { openHost, reader } from './bench-host';
import { measurePlans } from './plans';
import type { AppContext } from './bench-host';
import type { Cost } from './statistics';

export interface Sizes {
  readonly small: number;
  readonly large: number;
  readonly notesPerFile: number;
  readonly calls: number;
  /** Where loaded houses are kept to be used again; without it they are loaded anew and thrown away. */
  readonly houses: string | undefined;
}

const budgets = { ratio: 3, growth: 1.5 };
/** Calls of each list in its worst order or by its worst filter. */
const few = 40;
const cpuOf = ({ clientCpu, databaseCpu }: Cost): number => clientCpu + databaseCpu;
const cell = (value: number): string => value.toFixed(value < 10 ? 2 : 1).padStart(8);

/** What calls cost on two sizes of the same house, each beside the same SQL run bare on the same database. */
export async function measureReadsAndWrites(sizes: Sizes): Promise<Figure[]> {
  build();
  if (!sizes.houses) return inFolder((folder) => measureBoth(folder, sizes));
  mkdirSync(sizes.houses, { recursive: true });
  return measureBoth(path.resolve(sizes.houses), sizes);
}

async function measureBoth(folder: string, sizes: Sizes): Promise<Figure[]> {
  const small = await measure(folder, sizes.small, sizes);
  const large = await measure(folder, sizes.large, sizes);
  const growth = measuredCalls.flatMap(({ name, grows }): Figure[] => {
    const [before, after] = [small.alone.get(name), large.alone.get(name)];
    if (!grows || !before || !after) return [];
    return [
      {
        name: `${name}: CPU a call, ${sizes.large} files over ${sizes.small}`,
        value: after / before,
        unit: 'x',
        budget: budgets.growth,
      },
    ];
  });
  return [...large.figures, ...growth];
}

interface Measured {
  readonly figures: Figure[];
  /** CPU milliseconds a call on one connection, by the call's name. */
  readonly alone: Map<string, number>;
}

async function measure(folder: string, files: number, sizes: Sizes): Promise<Measured> {
  const app = await openHost(folder, { files, notesPerFile: sizes.notesPerFile });
  const { pool } = openDatabase({ ...app.connection, connectionTimeoutMillis: 0 }, () => undefined);
  const measured: Measured = { figures: [], alone: new Map() };
  try {
    const catcher = new SqlCatcher(pool, app.client.sessionId);
    await catcher.as(reader);
    say('milliseconds a call; CPU of host and database, against CPU of a bare client and database:');
    say(
      `${' '.repeat(28)}  at once |     p50     p95     cpu |  bare50  bare95 barecpu | cpu ratio | calls a second`,
    );
    // A host that has just started runs what it has run seldom at half its speed: each call is made as often as the least before any counts.
    for (const { isWrite, send } of measuredCalls)
      if (!isWrite) await through(app, 1, sizes.calls, (index) => send(app, index));
    const before = await measureLeast(app, sizes.calls);
    for (const call of measuredCalls)
      if (!call.onlyLarge || files === sizes.large)
        for (const atOnce of [1, 16]) await compare(app, catcher, call, atOnce, sizes.calls, measured);
    const plans = files === sizes.large ? await measurePlans(pool, catcher) : undefined;
    for (const { name, path: asked } of plans?.worst ?? [])
      measured.alone.set(name, cpuOf(await through(app, 1, few, () => app.client.call('GET', asked))));
    measured.figures.push(...besideTheLeast(measured.alone, before, await measureLeast(app, sizes.calls)));
    measured.figures.push(...(plans?.figures ?? []));
    say(`the host's memory afterwards: ${memoryOf(app.host.pid).toFixed(0)} MB`);
  } finally {
    await pool.end();
    await app.close();
  }
  return measured;
}

async function compare(
  app: AppContext,
  catcher: SqlCatcher,
  call: MeasuredCall,
  atOnce: number,
  calls: number,
  { figures, alone }: Measured,
): Promise<void> {
  const host = await through(app, atOnce, calls, (index) => call.send(app, index));
  const variants = await call.sql(catcher, app, warming + calls);
  const plain = await bare(app, atOnce, calls, variants);
  const ratio = cpuOf(host) / cpuOf(plain);
  say(
    `${call.name.padEnd(28)} ${String(atOnce).padStart(8)} |${cell(host.p50)}${cell(host.p95)}${cell(cpuOf(host))} |` +
      `${cell(plain.p50)}${cell(plain.p95)}${cell(cpuOf(plain))} |  ${cell(ratio)} | ${host.perSecond.toFixed(0).padStart(14)}`,
  );
  if (atOnce === 1) alone.set(call.name, cpuOf(host));
  const name = `${call.name}, ${atOnce} at once, ${app.files} files`;
  figures.push(
    { name: `${name}: p95`, value: host.p95, unit: 'ms' },
    {
      name: `${name}: CPU over bare SQL`,
      value: ratio,
      unit: 'x',
      ...(!call.isWrite && { budget: budgets.ratio }),
    },
  );
}
