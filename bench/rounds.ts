import type { AppContext } from './bench-host';
import { through } from './compare';
import type { Cost } from './statistics';

/** A call that is taken in rounds. */
export interface Taken {
  readonly name: string;
  readonly send: (app: AppContext, index: number) => Promise<{ status: number; body: string }>;
  /** Whether it asks the same each time. It is taken as often in a round as there is time for in a moment: what is slow is soon known. */
  readonly isSame?: boolean;
}

/** An odd number, so that one of them is the middle. */
export const rounds = 9;
/** Calls before those that count, in each round: what the call before left behind is collected by then. */
const warming = 20;
/** In milliseconds. */
const moment = 250;

/** What a call cost, in milliseconds of the host's processor and the database's together. */
export const cpuOfCall = ({ clientCpu, databaseCpu }: Cost): number => clientCpu + databaseCpu;

/** How often a call is taken in one round, of the times that others are. */
async function timesOf(app: AppContext, { isSame, send }: Taken, each: number): Promise<number> {
  if (!isSame) return each;
  const began = performance.now();
  await send(app, 0);
  return Math.max(1, Math.min(each, Math.floor(moment / (performance.now() - began))));
}

/** Makes the calls of all rounds once before any counts: what is remembered of them is then taken as it is remembered. */
export async function beforeRounds(app: AppContext, calls: readonly Taken[], each: number): Promise<void> {
  for (const call of calls) {
    const times = await timesOf(app, call, each);
    await through(app, 1, call.isSame ? times : rounds * each, (index) => call.send(app, index), times);
  }
}

/**
 * Takes each call on one connection in several rounds, all of them in each, and answers what it cost in every round, by its name. One window
 * of two hundred calls is a tenth of a second: what else the machine does, or one collection of garbage, is half of what it tells.
 */
export async function inRounds(
  app: AppContext,
  calls: readonly Taken[],
  each: number,
): Promise<Map<string, number[]>> {
  const costs = new Map<string, number[]>(calls.map(({ name }) => [name, []]));
  const times = new Map<Taken, number>();
  for (const call of calls) times.set(call, await timesOf(app, call, each));
  for (let round = 0; round < rounds; round += 1)
    for (const [{ name, send }, often] of times) {
      const before = Math.min(warming, often);
      const cost = await through(app, 1, often, (index) => send(app, round * each + index), before);
      costs.get(name)?.push(cpuOfCall(cost));
    }
  return costs;
}
