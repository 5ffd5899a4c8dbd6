import type { AppContext } from './bench-host';
import { through } from './compare';
import type { Cost } from './statistics';

/** A call that is taken in rounds. */
export interface Taken {
  readonly name: string;
  readonly send: (app: AppContext, index: number) => Promise<{ status: number; body: string }>;
}

/** An odd number, so that one of them is the middle. */
export const rounds = 9;
/** Calls before those that count, in each round: what the call before left behind is collected by then. */
const warming = 20;

/** What a call cost, in milliseconds of the host's processor and the database's together. */
export const cpuOfCall = ({ clientCpu, databaseCpu }: Cost): number => clientCpu + databaseCpu;

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
  for (let round = 0; round < rounds; round += 1)
    for (const { name, send } of calls) {
      const cost = await through(app, 1, each, (index) => send(app, round * each + index), warming);
      costs.get(name)?.push(cpuOfCall(cost));
    }
  return costs;
}
