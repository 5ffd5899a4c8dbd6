import { Agent, request } from 'node:http';
import { say } from './figure';
import type { Figure } from './figure';
import type { Taken } from './rounds';
import { median } from './statistics';

/**
 * What a call may cost at most, as a multiple of three times `/readyz`, by the measured call's name. That is what a call with a session and
 * rights took when these were set; it takes half of that now, and a list does not become worse by it.
 */
const budgets: Readonly<Record<string, number>> = {
  'list: filters, sort, total': 4,
  'list, page 2,000': 10,
  'vendor invoices, any filter': 6,
  'search, substring': 6,
  'one file': 2,
};
/** The same of any other: a list in whatever order, by whatever filter. */
const ofAnyList = 15;
const overReady = 2;
const yardstick = 3;

const agent = new Agent({ keepAlive: true });

/** The least that a host does: one statement, and nobody's. */
const ready: Taken = {
  name: 'readyz',
  send: ({ host }) =>
    new Promise((resolve, reject) => {
      const sent = request({ port: host.port, host: '127.0.0.1', path: '/readyz', agent }, (response) => {
        response.resume().on('end', () => resolve({ status: response.statusCode ?? 0, body: '' }));
      });
      sent.on('error', reject).end();
    }),
};
/** The same for somebody: who calls, and with which rights. */
const session: Taken = { name: 'a session', send: ({ client }) => client.call('GET', '/desk/capabilities') };

export const theLeast: readonly Taken[] = [ready, session];

/** Each call beside three times the least, and beside a session, as the middle of their rounds. */
export function besideTheLeast(costs: ReadonlyMap<string, readonly number[]>): Figure[] {
  say(
    `\nCPU milliseconds a call, alone, in ${costs.get(ready.name)?.length} rounds: middle, lowest, highest`,
  );
  for (const [name, taken] of costs)
    say(
      `${name.padEnd(36)} ${[median(taken), Math.min(...taken), Math.max(...taken)].map((one) => one.toFixed(2).padStart(8)).join('')}`,
    );
  const over = (name: string, least: Taken): number => {
    const beside = costs.get(least.name) ?? [];
    return median((costs.get(name) ?? []).map((cost, round) => cost / (beside[round] ?? Number.NaN)));
  };
  const leastNames = theLeast.map(({ name }) => name);
  const calls = [...costs.keys()].filter((name) => !leastNames.includes(name));
  return [
    {
      name: 'a session: CPU over readyz',
      value: over(session.name, ready),
      unit: 'x',
      budget: overReady,
    },
    ...calls.flatMap((name): Figure[] => {
      const budget = budgets[name] ?? (name.endsWith('its worst page') ? ofAnyList : undefined);
      return [
        {
          name: `${name}: CPU over ${yardstick} readyz`,
          value: over(name, ready) / yardstick,
          unit: 'x',
          ...(budget && { budget }),
        },
        { name: `${name}: CPU over a session's`, value: over(name, session), unit: 'x' },
      ];
    }),
  ];
}
