import { Agent, request } from 'node:http';
import type { AppContext } from './bench-host';
import { through } from './compare';
import { say } from './figure';
import type { Figure } from './figure';
import type { Cost } from './statistics';

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

const cpuOf = ({ clientCpu, databaseCpu }: Cost): number => clientCpu + databaseCpu;

/** What the least that a host does costs, in CPU milliseconds of host and database together. */
export interface Least {
  /** `GET /readyz`: one statement, and nobody's. */
  readonly ready: number;
  /** `GET /desk/capabilities`: the same for somebody. */
  readonly session: number;
}

export async function measureLeast(app: AppContext, calls: number): Promise<Least> {
  const agent = new Agent({ keepAlive: true });
  const ready = (): Promise<{ status: number; body: string }> =>
    new Promise((resolve, reject) => {
      const sent = request({ port: app.host.port, host: '127.0.0.1', path: '/readyz', agent }, (response) => {
        response.resume().on('end', () => resolve({ status: response.statusCode ?? 0, body: '' }));
      });
      sent.on('error', reject).end();
    });
  try {
    // In turns, so that what else the machine does falls on both.
    const costs = { ready: 0, session: 0 };
    const turns = 4;
    for (let turn = 0; turn < turns; turn += 1) {
      costs.ready += cpuOf(await through(app, 1, Math.ceil(calls / turns), ready));
      const session = (): ReturnType<typeof ready> => app.client.call('GET', '/desk/capabilities');
      costs.session += cpuOf(await through(app, 1, Math.ceil(calls / turns), session));
    }
    return { ready: costs.ready / turns, session: costs.session / turns };
  } finally {
    agent.destroy();
  }
}

/** Each call beside three times the least, and beside a session, as ratios within one run. `before`, `after`: the least at both ends of it. */
export function besideTheLeast(alone: ReadonlyMap<string, number>, before: Least, after: Least): Figure[] {
  const [ready, session] = [(before.ready + after.ready) / 2, (before.session + after.session) / 2];
  say(`readyz ${ready.toFixed(2)} ms, a session ${session.toFixed(2)} ms of CPU`);
  const calls = [...alone].flatMap(([name, cpu]): Figure[] => {
    const budget = budgets[name] ?? (name.endsWith('its worst page') ? ofAnyList : undefined);
    return [
      {
        name: `${name}: CPU over ${yardstick} readyz`,
        value: cpu / (yardstick * ready),
        unit: 'x',
        ...(budget && { budget }),
      },
      { name: `${name}: CPU over a session's`, value: cpu / session, unit: 'x' },
    ];
  });
  return [
    { name: 'a session: CPU over readyz', value: session / ready, unit: 'x', budget: overReady },
    ...calls,
  ];
}
