// Measures the host on two sizes of the same house, each read beside the same SQL run bare on the same database.
// npm run bench [-- --small 10000 --large 100000 --notes 5 --calls 400]
import { fork, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbedded } from '../src/server/database/embedded/start-embedded';
import type { EmbeddedCluster } from '../src/server/database/embedded/start-embedded';
import { migrate } from '../src/server/database/migrate';
import { openDatabase } from '../src/server/database/open';
import { seedDemoCompanies, seedDemoUsers } from '../src/server/seed/demo-network';
import { seedDemo } from '../src/server/seed/demo-files';
import { seedDemoStaff } from '../src/server/seed/demo-staff';
import { seedReference } from '../src/server/seed/reference';
import { SqlCatcher } from './captured-sql';
import type { Statement } from './captured-sql';
import { signIn } from './client';
import type { Client } from './client';
import { cpuOf, memoryOf } from './cpu';
import { costOf, timed } from './statistics';
import type { Cost } from './statistics';

const { values } = parseArgs({
  options: {
    small: { type: 'string', default: '10000' },
    large: { type: 'string', default: '100000' },
    notes: { type: 'string', default: '5' },
    calls: { type: 'string', default: '400' },
  },
});
const sizes = [Number(values.small), Number(values.large)];
const calls = Number(values.calls);
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const reader = 'administrator@demo.example';

interface House {
  readonly files: number;
  readonly cluster: EmbeddedCluster;
  readonly host: ChildProcess;
  readonly client: Client;
  readonly databasePid: number;
  readonly ids: readonly string[];
  readonly words: readonly string[];
}

async function furnish(folder: string, files: number): Promise<House> {
  const began = performance.now();
  const cluster = await startEmbedded({ dataDir: path.join(folder, `${files}`) });
  const { db } = openDatabase(cluster.connection, () => undefined);
  await migrate(db);
  await seedReference(db);
  await seedDemoCompanies(db);
  await seedDemoUsers(db);
  await seedDemoStaff(db);
  await seedDemo(db, { now: new Date(), files, notesPerFile: Number(values.notes) });
  await db.destroy();
  const client = new pg.Client(cluster.connection);
  await client.connect();
  await client.query('vacuum analyze');
  const found = await client.query<{ _id: string; serialNumber: string; debtorName: string; pid: number }>(
    `select _id, coalesce("serialNumber", ref) "serialNumber", "debtorName" from file where not closed order by md5(_id::text) limit 500`,
  );
  const notes = await client.query<{ count: string }>('select count(*) from note');
  const parent = await client.query<{ pid: string }>(
    `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) pid`,
  );
  await client.end();
  say(
    `${files} files and ${notes.rows[0]?.count} notes loaded in ${((performance.now() - began) / 1000).toFixed(0)} s`,
  );
  const { host, port } = cluster.connection;
  const url = `postgres://${cluster.connection.user}@/${cluster.connection.database}?host=${encodeURIComponent(host)}&port=${port}`;
  const { child, httpPort } = await startHost(url, path.join(folder, `host-${files}`));
  return {
    files,
    cluster,
    host: child,
    client: await signIn(httpPort, reader),
    databasePid: Number(parent.rows[0]?.pid),
    ids: found.rows.map((row) => row._id),
    words: found.rows
      .flatMap((row) => [row.serialNumber.slice(-7), String(row.debtorName).split(' ').at(-1) ?? ''])
      .slice(0, 400),
  };
}

async function startHost(url: string, dataDir: string): Promise<{ child: ChildProcess; httpPort: number }> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, 'host-process.ts')],
    {
      env: { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const httpPort = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (data: Buffer) => {
      const match = /ready (\d+)/.exec(data.toString());
      if (match) resolve(Number(match[1]));
    });
    child.on('exit', () => reject(new Error('the host did not start')));
  });
  return { child, httpPort };
}

async function through(
  house: House,
  atOnce: number,
  count: number,
  work: (index: number) => Promise<{ status: number; body: string }>,
): Promise<Cost> {
  const once = async (index: number): Promise<void> => {
    const { status, body } = await work(index);
    if (status >= 300) throw new Error(`${status} ${body.slice(0, 300)}`);
  };
  await timed(Math.min(60, count), atOnce, (index) => once(index + 1_000_000));
  const [hostBefore, databaseBefore, began] = [
    cpuOf(house.host.pid ?? 0),
    cpuOf(house.databasePid),
    performance.now(),
  ];
  const took = await timed(count, atOnce, once);
  const wall = performance.now() - began;
  return costOf(
    took,
    wall,
    cpuOf(house.host.pid ?? 0) - hostBefore,
    cpuOf(house.databasePid) - databaseBefore,
  );
}

async function bare(house: House, atOnce: number, count: number, variants: Statement[][]): Promise<Cost> {
  const child = fork(path.join(import.meta.dirname, 'bare-process.ts'), { execArgv: ['--import', 'tsx'] });
  const before = cpuOf(house.databasePid);
  const answer = await new Promise<{ took: number[]; wall: number; cpu: number }>((resolve) => {
    child.once('message', (message) => resolve(message as { took: number[]; wall: number; cpu: number }));
    child.send({ connection: house.cluster.connection, variants, calls: count, atOnce });
  });
  return costOf(answer.took, answer.wall, answer.cpu, cpuOf(house.databasePid) - before);
}

const views: readonly Record<string, string>[] = [
  { active: 'true', sortBy: '-lastActivityDate' },
  { active: 'true', stage: 'field_recovery', sortBy: '-assignmentDate' },
  { state: 'ON', contractType: 'conditional_sale', sortBy: '-daysPastDue' },
  { hold: 'true', sortBy: 'ref' },
  { closed: 'false', isRushFile: 'true', sortBy: 'nextActionDate' },
];
const deep: readonly Record<string, string>[] = [{ page: '2000', sortBy: '-lastActivityDate' }];
const query = (parameters: Record<string, string>): string => new URLSearchParams(parameters).toString();
const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

interface Figure {
  readonly name: string;
  readonly call: (house: House, index: number) => Promise<{ status: number; body: string }>;
  readonly sql?: (catcher: SqlCatcher, house: House) => Promise<Statement[][]>;
  readonly onlyLarge?: boolean;
}

const figures: Figure[] = [
  {
    name: 'list, filters, sort, total',
    call: ({ client }, index) => client.call('GET', `/file/list?${query(at(views, index))}`),
    sql: (catcher) => each(views, (view) => catcher.list(view)),
  },
  {
    name: 'list, page 2,000',
    onlyLarge: true,
    call: ({ client }, index) => client.call('GET', `/file/list?${query(at(deep, index))}`),
    sql: (catcher) => each(deep, (view) => catcher.list(view)),
  },
  {
    name: 'search, substring',
    call: ({ client, words }, index) =>
      client.call('GET', `/file/search?${query({ search: at(words, index) })}`),
    sql: (catcher, { words }) => each(words.slice(0, 100), (word) => catcher.search(word)),
  },
  {
    name: 'one file',
    call: ({ client, ids }, index) => client.call('GET', `/file/${at(ids, index)}`),
    sql: (catcher, { ids }) => each(ids.slice(0, 200), (id) => catcher.get(id)),
  },
  {
    name: 'create, with history',
    call: ({ client }, index) => client.call('POST', '/file/', draft(index)),
  },
  {
    name: 'update, with history',
    call: ({ client, ids }, index) =>
      client.call('PATCH', '/file/', {
        _id: at(ids, index),
        nextAction: `Call ${index} ${performance.now().toFixed(3)}`,
      }),
  },
];

let account = Date.now();
function draft(index: number): object {
  account += 1;
  return {
    clientId: clientIds[index % clientIds.length],
    bankAccountNumber: `B${account}`,
    contractType: 'secured_loan',
    state: 'ON',
    serialNumber: '2T1BURHE8K0000002',
    asset: { year: 2019, auMake: 'Toyota', auModel: 'Corolla' },
  };
}
let clientIds: string[] = [];

async function each<T>(list: readonly T[], run: (one: T) => Promise<Statement[]>): Promise<Statement[][]> {
  const found: Statement[][] = [];
  for (const one of list) found.push(await run(one));
  return found;
}

const number = (value: number): string => value.toFixed(value < 10 ? 2 : 1).padStart(8);

function row(name: string, house: House, atOnce: number, host: Cost, alone?: Cost): void {
  const hostCpu = host.clientCpu + host.databaseCpu;
  const aloneCpu = alone ? alone.clientCpu + alone.databaseCpu : undefined;
  say(
    `${name.padEnd(28)} ${String(house.files).padStart(7)} ${String(atOnce).padStart(3)} |${number(host.p50)}${number(host.p95)}${number(hostCpu)} |` +
      (alone && aloneCpu
        ? `${number(alone.p50)}${number(alone.p95)}${number(aloneCpu)} |${number(hostCpu / aloneCpu)}`
        : ''),
  );
}

async function measure(house: House, growth: Map<string, number[]>): Promise<void> {
  const pool = new pg.Pool(house.cluster.connection);
  const catcher = new SqlCatcher(pool, house.client.sessionId);
  await catcher.as(reader);
  for (const figure of figures) {
    if (figure.onlyLarge && house.files !== sizes.at(-1)) continue;
    const variants = await figure.sql?.(catcher, house);
    for (const atOnce of [1, 16]) {
      const host = await through(house, atOnce, calls, (index) => figure.call(house, index));
      const alone = variants && (await bare(house, atOnce, calls, variants));
      row(figure.name, house, atOnce, host, alone);
      if (atOnce === 1)
        growth.set(figure.name, [...(growth.get(figure.name) ?? []), host.clientCpu + host.databaseCpu]);
    }
  }
  await pool.end();
  say(`host memory after: ${memoryOf(house.host.pid ?? 0).toFixed(0)} MB`);
}

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'collateral-bench-'));
  say(
    `${cpus().length} × ${cpus()[0]?.model}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, Node ${process.version}, ${process.platform}`,
  );
  const growth = new Map<string, number[]>();
  for (const files of sizes) {
    const house = await furnish(folder, files);
    const companies = JSON.parse(
      (await house.client.call('GET', '/company/list?activityType=lender&isOffice=false')).body,
    ) as { data: { _id: string }[] };
    clientIds = companies.data.map(({ _id }) => _id);
    say(
      `\n${'milliseconds'.padEnd(28)}   files   × |     p50     p95     cpu |  bare50  bare95 barecpu | cpu ratio`,
    );
    await measure(house, growth);
    house.client.close();
    const ended = new Promise((resolve) => house.host.once('exit', resolve));
    house.host.kill('SIGTERM');
    await ended;
    await house.cluster.stop();
  }
  say(`\nCPU a call at ${sizes.at(-1)} files over that at ${sizes[0]}, one connection:`);
  for (const [name, [small = 0, large]] of growth)
    if (large) say(`  ${name.padEnd(28)} ${(large / small).toFixed(2)}`);
  rmSync(folder, { recursive: true, force: true });
}

await main();
