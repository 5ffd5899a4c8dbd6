import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionHeader } from '#contract/session';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { placeFile } from '../support/network';
import { signIn } from '../support/person';
import type { Person } from '../support/person';

const many = 40_000;

let host: TestHost;
let close: () => Promise<void>;
let staff: Person;
let path: string;

/** A file with so many parties, each with long aliases, and a host that listens. */
beforeAll(async () => {
  ({ host, close } = await openHost());
  staff = await signIn(host, 'supervisor');
  const fileId = await placeFile(staff);
  const first = await staff.call('POST', '/relatedParty/', { fileId, firstName: 'Ada', lastName: 'Q' });
  await host.app.db.transaction().execute(async (tx) => {
    // Without what follows from each: that is not what is read here.
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`insert into "relatedParty" select (jsonb_populate_record(p, jsonb_build_object('_id', gen_random_uuid(),
      'isPrimary', false, 'lastName', 'Q' || n, 'aliases', jsonb_build_array(repeat('alias ', 100)))) ).*
      from "relatedParty" p, generate_series(2, ${many}) n where p._id = ${first.body._id}::uuid`.execute(tx);
  });
  await host.server.listen({ port: 0, host: '127.0.0.1' });
  path = `/api/relatedParty/list?fileId=${fileId}`;
});
afterAll(() => close());

function open(headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const cookie = Object.entries(staff.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const { port } = host.server.server.address() as AddressInfo;
  return new Promise((resolve, reject) =>
    request({ port, path, headers: { cookie, [sessionHeader]: staff.sessionId, ...headers } }, resolve)
      .on('error', reject)
      .end(),
  );
}

async function bytesOf(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const cursors = async (): Promise<number> => {
  const { rows } = await sql<{ held: number }>`select count(*)::int held from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'`.execute(host.app.db);
  return rows[0]?.held ?? 0;
};

/** Ends the connections that wait with rows in hand. @returns how many */
async function endCursors(): Promise<number> {
  const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'`.execute(host.app.db);
  return rows.length;
}

describe('a list that has no pages', () => {
  it('comes whole however long it is, each row once, as it is read, and plain or packed alike', async () => {
    for (const coding of [undefined, 'gzip']) {
      const answer = await open(coding ? { 'accept-encoding': coding } : {});
      expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, coding]);
      const bytes = await bytesOf(answer);
      const { data, total, page, size } = JSON.parse(String(coding ? gunzipSync(bytes) : bytes)) as {
        data: { _id: string; may: string[] }[];
        [name: string]: unknown;
      };
      expect([total, page, size, data.length]).toEqual([many, 1, many, many]);
      expect(new Set(data.map(({ _id }) => _id)).size).toBe(many);
      expect(data.every(({ may }) => may.includes('show'))).toBe(true);
    }
    expect(await cursors()).toBe(0);
  });

  it('waits for who reads slowly without filling the memory, and lets go of who went away', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => open()));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const before = process.memoryUsage();
    expect(await cursors()).toBe(3);
    // Nothing is read here, so nothing more is fetched there.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const after = process.memoryUsage();
    expect(after.external + after.heapUsed - before.external - before.heapUsed).toBeLessThan(20 * 2 ** 20);
    // A page is there for others all the while.
    expect((await staff.call('GET', '/file/list')).status).toBe(200);
    for (const answer of answers) answer.destroy();
    await expect.poll(() => cursors()).toBe(0);
    const next = await open();
    expect(next.statusCode).toBe(200);
    next.destroy();
    await expect.poll(() => cursors()).toBe(0);
  });

  it('breaks off where reading breaks, so that nobody takes a part for the whole', async () => {
    const answer = await open();
    // Nothing is read here, so that its connection soon waits with rows in hand, and is ended there.
    await expect.poll(() => endCursors()).toBe(1);
    const length = bytesOf(answer).then((bytes) => bytes.length);
    await expect(length).rejects.toThrow('aborted');
  });
});
