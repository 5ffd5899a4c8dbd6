import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../src/server/database/open';
import { besideTheLeast, theLeast } from './beside';
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
import { measureOtherReaders, takenOf } from './other-readers';
import { measurePlans } from './plans';
import { putBack } from './put-back';
import { beforeRounds, cpuOfCall, inRounds } from './rounds';
import type { Taken } from './rounds';
import type { AppContext } from './bench-host';
import { median } from './statistics';

export interface Sizes {
  readonly small: number;
  readonly large: number;
  readonly notesPerFile: number;
  readonly calls: number;
  /** Where loaded houses are kept to be used again; without it they are loaded anew and thrown away. */
  readonly houses: string | undefined;
}

const budgets = { ratio: 3, growth: 1.5 };
/** Of the calls that are made of each, so many in one round. */
const ofARound = 1 / 4;
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
  /** CPU milliseconds a call on one connection, in the middle of its rounds, by the call's name. */
  readonly alone: Map<string, number>;
}

async function measure(folder: string, files: number, sizes: Sizes): Promise<Measured> {
  const app = await openHost(folder, { files, notesPerFile: sizes.notesPerFile });
  const began = new Date();
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
    const calls = measuredCalls.filter(({ onlyLarge }) => !onlyLarge || files === sizes.large);
    for (const call of calls)
      for (const atOnce of [1, 16]) await compare(app, catcher, call, atOnce, sizes.calls, measured.figures);
    const plans = files === sizes.large ? await measurePlans(pool, catcher, 'administrator') : undefined;
    const worst = takenOf(plans?.worst ?? []);
    const forget = ({ isAnew, isWrite }: MeasuredCall): boolean => Boolean(isAnew ?? isWrite);
    const remembered: Taken[] = [...calls.filter((call) => !forget(call)), ...worst];
    const each = Math.ceil(sizes.calls * ofARound);
    await beforeRounds(app, remembered, each);
    for (const together of [remembered, calls.filter(forget)]) {
      const costs = await inRounds(app, [...theLeast, ...together], each);
      for (const [name, taken] of costs) measured.alone.set(name, median(taken));
      measured.figures.push(...besideTheLeast(costs));
    }
    measured.figures.push(...(plans?.figures ?? []));
    if (plans) measured.figures.push(...(await measureOtherReaders(app, pool, Math.ceil(each / 4))));
    say(`the host's memory afterwards: ${memoryOf(app.host.pid).toFixed(0)} MB`);
  } finally {
    await pool.end();
    // The next measurement finds the house as it was loaded.
    await putBack(app.connection, began);
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
  figures: Figure[],
): Promise<void> {
  const host = await through(app, atOnce, calls, (index) => call.send(app, index));
  const variants = await call.sql(catcher, app, warming + calls);
  const plain = await bare(app, atOnce, calls, variants);
  const ratio = cpuOfCall(host) / cpuOfCall(plain);
  say(
    `${call.name.padEnd(28)} ${String(atOnce).padStart(8)} |${cell(host.p50)}${cell(host.p95)}${cell(cpuOfCall(host))} |` +
      `${cell(plain.p50)}${cell(plain.p95)}${cell(cpuOfCall(plain))} |  ${cell(ratio)} | ${host.perSecond.toFixed(0).padStart(14)}`,
  );
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
