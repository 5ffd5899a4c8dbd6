import { mkdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { io } from 'socket.io-client';
import { socketPath, topics } from '../src/contract/live';
import { createRandom } from '../src/server/seed/random';
import { demoStaff } from '../src/server/seed/demo-staff';
import { demoPassword, demoPeople } from '../src/server/seed/demo-network';
import { makePlacements } from '../tests/support/placements';
import { openHost, reader } from './bench-host';
import type { AppContext } from './bench-host';
import { build } from './built-host';
import { signIn } from './client';
import type { Client } from './client';
import { cpuOf } from './cpu';
import { besidePeople, measureReports } from './exports';
import { say } from './figure';
import type { Figure } from './figure';
import { inFolder } from './folder';
import { place } from './ingest';
import { mediumCalls } from './medium-calls';
import type { Ground, MediumCall } from './medium-calls';
import { mediumSet } from './medium-set';
import { measurePhotoUpload } from './photo-upload';
import { askable } from './plans';
import { putBack } from './put-back';
import { percentile, timed } from './statistics';

const warming = 20;
/** The requests that an agency of that size sends its host when most of its people work: the fourteen of an opened file are fourteen. */
const peak = { perSecond: 35, seconds: 180 };
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * What people wait for on a house of several provinces: each call by itself, all of them together at the peak of a day, signing in, how
 * soon others see what one writes, forty photos over a line that breaks, and a report and an import beside them. Milliseconds at 95 of 100.
 */
export function measureMedium(houses: string | undefined): Promise<Figure[]> {
  build();
  const measure = async (folder: string): Promise<Figure[]> => {
    const app = await openHost(folder, mediumSet);
    const began = new Date();
    try {
      const ground = await survey(app);
      const alone = await eachAlone(app, ground);
      return [
        ...alone,
        await othersSee(app),
        ...(await atThePeak(app, ground)),
        await signingIn(app),
        ...(await measurePhotoUpload(app)),
        ...(await measureReports(app, 'files', {
          reportType: 'new_assignments',
          parameters: { dateFrom: '2010-01-01' },
        })),
        ...(await besidePeople(app, {
          resource: 'fee',
          columns: ['fileId', 'feeType', 'totalAmount', 'status'],
        })),
        ...(await importing(app)),
      ];
    } finally {
      if (houses) await putBack(app.connection, began);
      await app.close();
    }
  };
  if (!houses) return inFolder(measure);
  mkdirSync(houses, { recursive: true });
  return measure(path.resolve(houses));
}

async function survey(app: AppContext): Promise<Ground> {
  const pool = new pg.Pool(app.connection);
  const documents = await pool.query<{ _id: string }>(
    'select _id from document order by md5(_id::text) limit 400',
  );
  // A status is given to a file that is neither on hold nor under review.
  const files = await pool.query<{ _id: string }>(`select _id from file
    where not closed and not hold and stage in ('skip_trace', 'field_recovery') order by md5(_id::text) limit 2000`);
  const sizes = await pool.query<Record<string, number>>(`select (select count(*)::int from note) notes,
    (select count(*)::int from history) history, (select count(*)::int from document) documents,
    (select count(*)::int from reminder) reminders, (select count(*)::int from fee) fees,
    (select count(*)::int from "vendorInvoice") invoices, (select count(*)::int from "remarketingUnit") units`);
  const asked = await askable(pool, 'file');
  await pool.end();
  say(JSON.stringify(sizes.rows[0]));
  const ids = files.rows.map(({ _id }) => _id);
  return { asked, ids, words: app.words, documentIds: documents.rows.map(({ _id }) => _id) };
}

async function eachAlone({ client }: AppContext, ground: Ground): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const call of mediumCalls) {
    const random = createRandom(call.name);
    const count = call.share === 1 ? 40 : 200;
    await timed(warming, 1, (index) => sent(call, client, ground, random, 1500 + index));
    const took = await timed(count, 1, (index) => sent(call, client, ground, random, index));
    figures.push({
      name: `${call.name}: p95 of ${count}`,
      value: p95(took),
      unit: 'ms',
      budget: call.budget,
    });
    say(`${call.name.padEnd(40)} ${p95(took).toFixed(0)} ms`);
  }
  return figures;
}

async function sent(
  { name, send }: MediumCall,
  client: Client,
  ground: Ground,
  random: ReturnType<typeof createRandom>,
  index: number,
): Promise<void> {
  const { status, body } = await send(client, ground, random, index);
  if (status >= 300) throw new Error(`${name}: ${status} ${body.slice(0, 300)}`);
}

/** The first step of signing in, each of somebody else. */
async function signingIn({ client }: AppContext): Promise<Figure> {
  const people = demoStaff.slice(0, 20);
  const took = await timed(people.length, 1, async (index) => {
    const email = people[index]?.email;
    const { status } = await client.call('POST', '/auth/login', { email, password: demoPassword });
    if (status !== 200) throw new Error(`${email} was answered ${status}.`);
  });
  return { name: `a step of signing in: p95 of ${people.length}`, value: p95(took), unit: 'ms', budget: 700 };
}

/** From the sending of a note until somebody else's browser has heard of it and has fetched it. */
async function othersSee({ client, host }: AppContext): Promise<Figure> {
  const other = await signIn(host.port, 'supervisor@demo.example');
  const list = await other.call('GET', '/file/list?active=true&size=40');
  const { data: files } = JSON.parse(list.body) as { data: { _id: string }[] };
  const socket = io(`http://127.0.0.1:${host.port}`, {
    path: socketPath,
    transports: ['websocket'],
    extraHeaders: { cookie: other.cookie() },
    auth: { sessionId: other.sessionId },
  });
  await new Promise((resolve, reject) =>
    socket.once('connect', resolve as () => void).once('connect_error', reject),
  );
  const took = await timed(files.length, 1, async (index) => {
    const fileId = files[index]?._id ?? '';
    const seen = new Promise<void>((resolve) => {
      const hear = (news: { fileId: string }): void => {
        if (news.fileId !== fileId) return;
        socket.off(topics.fileChanged, hear);
        void other.call('GET', `/note/file/list?fileId=${fileId}&page=1&size=25`).then(() => resolve());
      };
      socket.on(topics.fileChanged, hear);
    });
    const note = { fileId, noteType: 'general', audience: 'internal', body: 'Seen from the road.' };
    await client.call('POST', '/note/', note);
    await seen;
  });
  socket.disconnect();
  other.close();
  return {
    name: `a note, until others see it: p95 of ${files.length}`,
    value: p95(took),
    unit: 'ms',
    budget: 2000,
  };
}

/** All calls mixed, so many requests a second whatever they take. */
async function atThePeak({ host, client, databasePid }: AppContext, ground: Ground): Promise<Figure[]> {
  const people = await signedIn(host.port, await emailsOf(client));
  const random = createRandom('peak');
  const took = new Map(mediumCalls.map(({ name }) => [name, [] as number[]]));
  const running: Promise<void>[] = [];
  const [began, spent] = [performance.now(), cpuOf(host.pid) + cpuOf(databasePid)];
  const until = peak.perSecond * peak.seconds;
  let [sent, refused] = [0, 0];
  for (let index = 0; sent < until; index += 1) {
    await pause(began + (sent * 1000) / peak.perSecond - performance.now());
    const call = random.weighted(mediumCalls.map((one) => [one, one.share] as const));
    const { client, ids } = people[index % people.length] as Worker;
    const at = performance.now();
    sent += call.requests ?? 1;
    running.push(
      call.send(client, { ...ground, ids }, random, 300 + index).then(({ status }) => {
        took.get(call.name)?.push(performance.now() - at);
        // A lender does not give a file a status, and not every document is a vendor's to see: that is answered too.
        if (status >= 500 || status === 401) throw new Error(`${call.name}: ${status}`);
        if (status >= 400) refused += 1;
      }),
    );
  }
  await Promise.all(running);
  const cpu = (cpuOf(host.pid) + cpuOf(databasePid) - spent) / (performance.now() - began);
  people.forEach(({ client }) => client.close());
  say(
    `${people.length} people, ${running.length} acts of ${sent} requests in ${((performance.now() - began) / 1000).toFixed(0)} s, ${refused} refused`,
  );
  const each = mediumCalls.map(({ name, budget }): Figure => {
    const all = took.get(name) ?? [];
    say(`${name.padEnd(40)} ${p95(all).toFixed(0)} ms at the peak`);
    return { name: `${name}, at the peak: p95 of ${all.length}`, value: p95(all), unit: 'ms', budget };
  });
  // What a busy machine does not change: above what it has, everybody waits.
  return [...each, { name: 'CPU of host and database at the peak, each second', value: cpu, unit: 's' }];
}

interface Worker {
  readonly client: Client;
  /** The files that they see first in their own list. */
  readonly ids: readonly string[];
}

/** Who is in the house: one that was kept may be older than somebody of today's demo. */
async function emailsOf(client: Client): Promise<Set<string>> {
  const found = new Set<string>();
  for (let page = 1; ; page += 1) {
    const { body } = await client.call('GET', `/user/list?size=100&page=${page}`);
    const { data } = JSON.parse(body) as { data: { email: string }[] };
    if (data.length === 0) return found;
    data.forEach(({ email }) => found.add(email));
  }
}

/** Everybody of the demo who is in the house and has files in their list, but for who measures. */
async function signedIn(port: number, emails: ReadonlySet<string>): Promise<Worker[]> {
  const found: Worker[] = [];
  for (const { email } of [...demoPeople, ...demoStaff]) {
    if (email === reader || !emails.has(email)) continue;
    const client = await signIn(port, email);
    const { status, body } = await client.call('GET', '/file/list?active=true&size=100');
    const { data = [] } = (status === 200 ? JSON.parse(body) : {}) as { data?: { _id: string }[] };
    const ids = data.map(({ _id }) => _id);
    if (ids.length > 0) found.push({ client, ids });
    else client.close();
  }
  return found;
}

/** Ten thousand placements beside somebody who lists files. */
function importing(app: AppContext): Promise<Figure[]> {
  // A house that is kept has those of the time before.
  const made = makePlacements(10_000, app.notes, app.notes * 10_000);
  return place(app.client, Buffer.from(made.csv), made, () => cpuOf(app.host.pid) / 1000);
}

const p95 = (took: readonly number[]): number =>
  percentile(
    [...took].sort((one, other) => one - other),
    0.95,
  );
