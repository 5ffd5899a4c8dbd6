import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { commandNames, commandOf } from '../src/contract/commands/index';
import type { CommandDeclaration } from '../src/contract/commands/command';
import type { Fields } from '../src/contract/fields';
import type { Call } from '../src/contract/resource';
import { comesWhole, listCalls, pathParameters, splitCall } from '../src/contract/resource';
import { declarationOf, resourceNames } from '../src/contract/resources/index';
import { everyField } from '../tests/support/largest-body';
import { build, startHost } from './built-host';
import { signIn } from './client';
import type { Client } from './client';
import { say } from './figure';
import type { Figure } from './figure';
import { inFolder } from './folder';

const nobody = '00000000-0000-7000-8000-000000000000';
/** The least of several tries is told: a machine that is busy with something else makes anybody wait. */
const tries = 3;
/** As many empty ones as a megabyte can say, and more than it may. */
const empties = [340_000, 1_000_000];

/** Every call that takes a body, with what that may hold. */
const takers: readonly (readonly [call: Call, fields: Fields])[] = [
  ...resourceNames.flatMap((name) => {
    const { calls, fields } = declarationOf(name);
    return [calls.create, calls.update, calls.replace].flatMap((call) =>
      call ? [[call, fields] as const] : [],
    );
  }),
  ...commandNames.flatMap((name) => {
    const { call, body }: CommandDeclaration = commandOf(name);
    return body && !call.startsWith('GET') ? [[call, body] as const] : [];
  }),
];

/** What is asked of one file by a parameter is as short as that is. */
const ofOneFile: readonly Call[] = ['GET /note/file/list'];

/** Every list at its longest: a whole page or all of it, with its counts, and as many of it by their ids as one call may name. */
const longLists: readonly string[] = resourceNames.flatMap((name) => {
  const declaration = declarationOf(name);
  return listCalls(declaration)
    .filter((call) => pathParameters(call).length === 0 && !ofOneFile.includes(call))
    .flatMap((call) => {
      const size = comesWhole(declaration, call) ? '' : 'size=500&';
      const counts = declaration.buckets ? 'getBuckets=true' : '';
      const ids = Array.from({ length: 350 }, () => `ids=${nobody}`).join('&');
      return [`${size}${counts}`, ...('ids' in declaration.filters ? [`${size}${ids}`] : [])].map(
        (query) => `${splitCall(call).path}?${query}`,
      );
    });
});

/**
 * How long somebody else waits for `/healthz` while every documented body comes at its largest and with nothing but empty ones, and while
 * every list of the demonstration is read at its longest.
 */
export function measureBodies(): Promise<Figure[]> {
  build();
  return inFolder(async (folder) => {
    const host = await startHost(folder);
    const client = await signIn(host.port, 'administrator@demo.example');
    const other = fork(path.join(import.meta.dirname, 'somebody-else.ts'), [String(host.port)]);
    await once(other, 'message');
    const idle = await longestWait(other, () => new Promise((resolve) => setTimeout(resolve, 2000)));
    const bodies = await worstOf(
      other,
      takers.flatMap(([call, fields]) =>
        bodiesOf(fields).map((body) => [call, () => sent(client, call, body)] as const),
      ),
    );
    const lists = await worstOf(
      other,
      longLists.map((address) => [address, () => read(client, address)] as const),
    );
    other.kill();
    client.close();
    await host.stop();
    say(`${takers.length} calls; the longest wait was beside ${bodies.beside}`);
    say(`${longLists.length} lists; the longest wait was beside ${lists.beside.slice(0, 80)}`);
    return [
      { name: 'somebody else waits, beside nothing', value: idle, unit: 'ms' },
      {
        name: `somebody else waits, beside the worst body of ${takers.length} calls`,
        value: bodies.waited,
        unit: 'ms',
        budget: 50,
      },
      {
        name: `somebody else waits, beside the longest of ${longLists.length} lists`,
        value: lists.waited,
        unit: 'ms',
        budget: 50,
      },
    ];
  });
}

/** What somebody else waited longest beside, of the least of several tries each. */
async function worstOf(
  other: ChildProcess,
  works: readonly (readonly [beside: string, work: () => Promise<unknown>])[],
): Promise<{ readonly beside: string; readonly waited: number }> {
  let worst = { beside: '', waited: 0 };
  for (const [beside, work] of works) {
    let least = Infinity;
    for (let turn = 0; turn < tries && least > 10; turn += 1)
      least = Math.min(least, await longestWait(other, work));
    if (least > worst.waited) worst = { beside, waited: least };
  }
  return worst;
}

async function read(client: Client, address: string): Promise<void> {
  const { status } = await client.call('GET', address);
  if (status !== 200) throw new Error(`${address} was answered ${status}.`);
}

function bodiesOf(fields: Fields): unknown[] {
  const lists = Object.entries(fields).filter(([, { kind }]) =>
    ['parts', 'references', 'choices', 'texts'].includes(kind),
  );
  return [
    everyField(fields, false),
    everyField(fields, true),
    ...lists.flatMap(([name]) => empties.map((count) => ({ [name]: Array<number>(count).fill(1) }))),
  ];
}

async function sent(client: Client, call: Call, body: unknown): Promise<void> {
  const { method, path: pattern } = splitCall(call);
  const { status } = await client.call(method, pattern.replace(/\{\w+\}/g, nobody), body);
  if (status >= 500) throw new Error(`${call} was answered ${status}.`);
}

/** The longest that somebody else waited for one answer, in milliseconds, while something was done. */
async function longestWait(other: ChildProcess, work: () => Promise<unknown>): Promise<number> {
  other.send('begin');
  await once(other, 'message');
  await work().catch((error: unknown) => {
    // What is far too large is cut off while it is still being sent.
    if (!/EPIPE|ECONNRESET/.test(String((error as NodeJS.ErrnoException).code))) throw error;
  });
  other.send('end');
  const [waited] = (await once(other, 'message')) as [number];
  return waited;
}
