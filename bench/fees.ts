import { sql } from 'kysely';
import { openDatabase } from '../src/server/database/open';
import type { Db } from '../src/server/database/tables';
import { build } from './built-host';
import { SqlCatcher } from './captured-sql';
import type { Call } from './captured-sql';
import { bare, through, warming } from './compare';
import { say } from './figure';
import type { Figure } from './figure';
import { inFolder } from './folder';
import { openHost, reader } from './bench-host';
import type { AppContext } from './bench-host';

/** Fees on each file, and what the host may take for a call beside the SQL, in milliseconds of its own CPU. */
const lines = 500;
const budget = 20;
/** A file is billed once: so many calls as there are files to bill, those that warm up included. */
const calls = 40;

interface FeeCall {
  readonly name: string;
  readonly send: (app: AppContext, fileId: string) => Promise<{ status: number; body: string }>;
  readonly sql: (catcher: SqlCatcher, fileId: string) => Promise<Call>;
}

const feeCalls: readonly FeeCall[] = [
  {
    name: `list of ${lines} fees`,
    send: ({ client }, id) => client.call('GET', `/fee/list/${id}?size=${lines}`),
    sql: (catcher, fileId) => catcher.list({ fileId, size: String(lines) }, 'fee'),
  },
  {
    name: `money of a file with ${lines} fees`,
    send: ({ client }, id) => client.call('GET', `/desk/file/${id}/money`),
    sql: (catcher, fileId) => catcher.money(fileId),
  },
  {
    name: `invoice from ${lines} fees`,
    send: ({ client }, fileId) => client.call('POST', '/invoice/', { fileId }),
    sql: (catcher, fileId) => catcher.bill(fileId),
  },
];

/** What the calls cost that add up and tax a file with very many fees, each beside the same SQL run bare. */
export function measureFees(): Promise<Figure[]> {
  build();
  return inFolder(async (folder) => {
    const app = await openHost(folder, { files: 400, notesPerFile: 1 });
    const { db, pool } = openDatabase({ ...app.connection, statement_timeout: 0 }, () => undefined);
    try {
      const ids = await multiplyFees(db, 2 * (warming + calls));
      const catcher = new SqlCatcher(pool, app.client.sessionId);
      await catcher.as(reader);
      const figures: Figure[] = [];
      for (const call of feeCalls) figures.push(...(await measure(app, catcher, call, ids)));
      return [...figures, ...(await measureIssue(app, db, ids))];
    } finally {
      await db.destroy();
      await app.close();
    }
  });
}

async function measure(
  app: AppContext,
  catcher: SqlCatcher,
  { name, send, sql: captured }: FeeCall,
  ids: readonly string[],
): Promise<Figure[]> {
  const host = await through(app, 1, calls, (index) => send(app, ids[placeOf(index)] ?? ''));
  const variants: Call[] = [];
  for (const id of ids.slice(calls + warming)) variants.push(await captured(catcher, id));
  const plain = await bare(app, 1, calls, variants);
  const beside = host.clientCpu - plain.clientCpu;
  say(
    `${name.padEnd(34)} host ${host.clientCpu.toFixed(1)} ms, bare client ${plain.clientCpu.toFixed(1)} ms, ` +
      `database ${host.databaseCpu.toFixed(1)} ms against ${plain.databaseCpu.toFixed(1)} ms; p95 ${host.p95.toFixed(1)} ms`,
  );
  const all = (cost: typeof host): number => cost.clientCpu + cost.databaseCpu;
  return [
    { name: `${name}: host CPU beside the SQL`, value: beside, unit: 'ms', budget },
    { name: `${name}: CPU over bare SQL`, value: all(host) / all(plain), unit: 'x' },
    { name: `${name}: p95`, value: host.p95, unit: 'ms' },
  ];
}

/** Calls that warm up count on from a million; each call of either side has a file of its own. */
const placeOf = (index: number): number => (index < 1_000_000 ? index : calls + index - 1_000_000);

/** What it costs to issue the drafts that the host has just made, and to mark each of their fees. */
async function measureIssue(app: AppContext, db: Db, fileIds: readonly string[]): Promise<Figure[]> {
  const own = fileIds.slice(0, calls + warming);
  const { rows } = await sql<{ _id: string }>`select _id from invoice
    where status = 'draft' and "fileId" = any(${own}::uuid[])`.execute(db);
  const issue = (index: number) =>
    app.client.call('PATCH', '/invoice/', { _id: rows[placeOf(index)]?._id, status: 'issued' });
  const { p95, clientCpu, databaseCpu } = await through(app, 1, calls, issue);
  const name = `issuing an invoice of ${lines} fees`;
  say(
    `${name.padEnd(34)} host ${clientCpu.toFixed(1)} ms, database ${databaseCpu.toFixed(1)} ms; p95 ${p95.toFixed(1)} ms`,
  );
  return [
    { name: `${name}: CPU`, value: clientCpu + databaseCpu, unit: 'ms' },
    { name: `${name}: p95`, value: p95, unit: 'ms' },
  ];
}

/** Gives so many files as many approved fees, made out of the demo's own, and answers their ids. */
async function multiplyFees(db: Db, files: number): Promise<string[]> {
  const { rows } = await sql<{ _id: string }>`select _id from file
    where not closed order by _id limit ${files}`.execute(db);
  const ids = rows.map(({ _id }) => _id);
  await db.transaction().execute(async (tx) => {
    await sql`create temporary table model on commit drop as select m.* from generate_series(1, ${lines}::integer) i
      join (select f.*, row_number() over (order by f._id) - 1 n, count(*) over () many from fee f
        where direction = 'receivable') m on m.n = i % m.many`.execute(tx);
    await sql`alter table model drop column n, drop column many`.execute(tx);
    await sql`update model set status = 'approved', "approvalRequestId" = null, "invoiceId" = null`.execute(
      tx,
    );
    await sql`delete from fee where "fileId" = any(${ids}::uuid[])`.execute(tx);
    for (const id of ids) {
      await sql`update model m set _id = gen_random_uuid(), "fileId" = f._id, "companyId" = f."clientId", state = f.state
        from file f where f._id = ${id}::uuid`.execute(tx);
      await sql`insert into fee select * from model`.execute(tx);
    }
  });
  await sql`vacuum analyze fee`.execute(db);
  return ids;
}
