import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCalls, splitCall } from '#contract/resource';
import { declarationOf, resourceNames } from '#contract/resources/index';
import type { ResourceName } from '#contract/resources/index';
import { routesOf } from '#server/routes';
import { rules } from '#server/rules/index';
import { everyone } from '#server/rules/scopes';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { downloaded, jobEnded, sendForm } from '../support/job';
import { addVendorReader, onlookers } from '../support/onlookers';
import { signIn } from '../support/person';
import type { Person, Reply } from '../support/person';
import { fillTwoTenants } from '../support/two-tenants';
import { placed } from '../support/two-tenants-cast';
import type { TwoTenants } from '../support/two-tenants';
import { expectAsIfAbsent, nobody } from './as-if-absent';
import { writes, writesLeftOut } from './foreign-writes';
import { everything } from './everything';
import { listAddresses } from './list-addresses';
import { commandReads, readsLeftOut, searchProbes } from './probes';
import type { Look } from './probes';
import { closings, keepWhatIsWorkedOut } from './what-is-worked-out';

const routes = routesOf({ seeding: true, demo: true });

let host: TestHost;
let close: () => Promise<void>;
let world: TwoTenants;
const people = new Map<string, Person>();

beforeAll(async () => {
  ({ host, close } = await openHost({ jobs: true, marked: true }));
  await addVendorReader(host.app.db);
  world = await fillTwoTenants(host.app.db);
  for (const who of Object.keys(onlookers)) people.set(who, await signIn(host, who));
  await keepWhatIsWorkedOut(world, await signIn(host, 'administrator'));
});
afterAll(() => close());

const personOf = (who: string): Person => people.get(who) as Person;

function lookOf(who: string): Look {
  const mayRead = onlookers[who] as (circle: string) => boolean;
  const some = (resource: string, wanted: boolean): string[] =>
    world.records
      .filter((one) => one.resource === resource && mayRead(one.circle) === wanted)
      .map(({ id }) => id);
  return {
    world,
    me: personOf(who).userId,
    mayRead,
    foreign: (resource) => some(resource, false),
    mine: (resource) => some(resource, true),
  };
}

/** Everything of an answer that a browser gets to see. */
const wholeOf = ({ body, headers }: Reply): string => JSON.stringify([body, headers]);

function expectNothingForeign(who: string, what: string, answer: string): void {
  const found = world.canaries.foreignIn(answer, onlookers[who] as (circle: string) => boolean);
  expect(found, `${who}: ${what}`).toEqual([]);
}

/** A few at a time: the host answers many people at once, and the law is not to take long. */
async function inTurns<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const turn = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await run(item);
  };
  await Promise.all([turn(), turn(), turn(), turn()]);
}

it('asks every call there is, or says why not', () => {
  const covered = new Set([
    ...resourceNames.flatMap((name) => {
      const { show, search } = declarationOf(name).calls;
      return [...listCalls(declarationOf(name)), show, search];
    }),
    ...[commandReads, readsLeftOut, writes, writesLeftOut].flatMap((table) => Object.keys(table)),
  ]);
  const calls = new Set<string>(routes.map(({ call }) => call));
  expect([...calls].filter((call) => !covered.has(call as never))).toEqual([]);
  expect([...covered].filter((call) => call !== undefined && !calls.has(call))).toEqual([]);
});

/** What all who are signed in read alike. Whatever else is open to everyone fails the law, by its name. */
const forEveryone: readonly ResourceName[] = ['stage', 'status', 'provinceTax', 'asset'];

it.each(resourceNames)(
  'has records of %s that are not for everyone, or none at all that are anybody’s own',
  (name) => {
    const foreign = Object.values(onlookers).flatMap((mayRead) =>
      world.canaries.outside(mayRead).filter(({ where }) => where.startsWith(`${name}.`)),
    );
    if (forEveryone.includes(name)) expect(rules[name].scope).toBe(everyone);
    else expect(foreign, `nobody is kept from a record of ${name}`).not.toEqual([]);
  },
);

describe.each(Object.keys(onlookers))('%s', (who) => {
  it('sees in lists, orders, filters and buckets only what is theirs', async () => {
    const look = lookOf(who);
    let seen = '';
    for (const name of resourceNames)
      await inTurns(listAddresses(name, look), async (address) => {
        const answer = await personOf(who).call('GET', address);
        expect([200, 400, 403, 404], `${address}: ${answer.status}`).toContain(answer.status);
        expectNothingForeign(who, address, wholeOf(answer));
        if (answer.status === 200) seen += wholeOf(answer);
      });
    // What they may read did come: an empty answer would prove nothing.
    const own = world.canaries.foreignIn(seen, () => false).map((one) => one.split(':')[0] ?? '');
    for (const { name } of placed.filter(({ name }) => look.mayRead(`${name}.open`)))
      expect(own, `${who} of ${name}`).toContain(`${name}.open`);
  });

  it('is answered the same for what is not theirs as for what is not there', async () => {
    const look = lookOf(who);
    for (const name of resourceNames) {
      const { show } = declarationOf(name).calls;
      if (!show) continue;
      const at = (id: string): string => splitCall(show).path.replace(/\{\w+\}/, id);
      const missing = await personOf(who).call('GET', at(nobody));
      for (const id of look.foreign(name)) {
        const { status, body } = await personOf(who).call('GET', at(id));
        expect([status, body], `${show} ${id}`).toEqual([missing.status, missing.body]);
      }
      for (const id of look.mine(name)) {
        const answer = await personOf(who).call('GET', at(id));
        expect([200, 403]).toContain(answer.status);
        expectNothingForeign(who, `${show} ${id}`, wholeOf(answer));
      }
    }
    for (const resource of ['company', 'user'] as const) {
      const { rows } = await sql<{ _id: string }>`select _id from ${sql.table(resource)}`.execute(
        host.app.db,
      );
      for (const { _id } of rows)
        expectNothingForeign(
          who,
          `/${resource}/${_id}`,
          wholeOf(await personOf(who).call('GET', `/${resource}/${_id}`)),
        );
    }
  });

  it('finds by no search what is not theirs', async () => {
    const look = lookOf(who);
    for (const name of ['file', 'company', 'user'] as const)
      for (const { value: words, circle } of searchProbes(name, look)) {
        const answer = await personOf(who).call('GET', `/${name}/search?search=${encodeURIComponent(words)}`);
        if (answer.status === 403) break;
        expectNothingForeign(who, `${name} ${words}`, wholeOf(answer));
        // That a name is known by which an own file is found tells nothing; a number that is masked must not even do that.
        const own = look.mayRead(circle.replace(/\.party$/, '.open'));
        if (!own) expect([answer.status, answer.body], `${name} ${words}`).toEqual([200, { data: [] }]);
      }
  });

  it('gets nothing foreign out of any other read', async () => {
    const look = lookOf(who);
    for (const [call, addresses] of Object.entries(commandReads))
      await inTurns(addresses(look), async (address) => {
        const answer = await personOf(who).call('GET', address);
        expect([200, 400, 403, 404, 422], `${call} ${address}`).toContain(answer.status);
        expectNothingForeign(who, address, wholeOf(answer));
        await expectAsIfAbsent(personOf(who), look, { method: 'GET', url: address }, answer);
      });
  });

  it('is told nothing foreign of what is theirs by any call that reads', async () => {
    const look = lookOf(who);
    for (const body of closings(look)) {
      const answer = await personOf(who).call('POST', '/stage/close-file-test', body);
      expect([200, 403]).toContain(answer.status);
      expectNothingForeign(who, `closing ${JSON.stringify(body)}`, wholeOf(answer));
    }
  });

  it('changes nothing that is not theirs', async () => {
    const look = lookOf(who);
    const before = await everything(host.app.db);
    for (const [call, probes] of Object.entries(writes))
      for (const { url, body, harmless } of probes(look)) {
        const answer = await personOf(who).call(splitCall(call as never).method, url, body);
        const said = `${who}: ${call} ${JSON.stringify(body)} → ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`;
        if (harmless && answer.status === 200) expect(answer.body, said).toEqual(harmless);
        else expect([403, 404, 422], said).toContain(answer.status);
        expectNothingForeign(who, said, wholeOf(answer));
        await expectAsIfAbsent(
          personOf(who),
          look,
          { method: splitCall(call as never).method, url, body },
          answer,
        );
      }
    expect(await everything(host.app.db)).toEqual(before);
  });
});

describe('an export', () => {
  it.each(['lender_auditor', 'lender_supervisor', 'vendor_reader', 'partner'])(
    'of %s holds only what is theirs, masked as the list is',
    async (who) => {
      const me = personOf(who);
      let exported = 0;
      for (const resource of resourceNames) {
        const { fields, calls } = declarationOf(resource);
        if (!calls.list) continue;
        const columns = Object.entries(fields).flatMap(([name, { kind }]) =>
          ['part', 'parts', 'value'].includes(kind) ? [] : [name],
        );
        const { status, body } = await me.call('POST', '/desk/exports', { resource, columns });
        if (status === 403) continue;
        expect(status, `${resource} ${JSON.stringify(body)}`).toBe(202);
        const job = await jobEnded(me, String(body.jobId));
        expect(job.status, `${resource}: ${job.message}`).toBe('done');
        const { text } = await downloaded(host, me, String(job.resultUrl));
        expectNothingForeign(who, `export of ${resource}`, text);
        const other = await personOf(who === 'vendor_reader' ? 'lender_user' : 'vendor_reader').call(
          'GET',
          `/desk/jobs/${job._id}/result`,
        );
        expect(other.status).toBe(404);
        exported += 1;
      }
      expect(exported).toBeGreaterThan(10);
    },
  );
});

describe('a spreadsheet', () => {
  it('changes no file of another client, and its result tells nothing of them', async () => {
    const me = personOf('lender_supervisor');
    const before = await sql`select * from file order by _id`.execute(host.app.db);
    const { rows } = await sql<{ ref: string; account: string }>`
      select ref, "bankAccountNumber" account from file where "clientId" <> (select "clientId" from file where _id = ${lookOf('lender_supervisor').mine('file')[0]}::uuid)`.execute(
      host.app.db,
    );
    for (const [header, cells] of [
      ['ref', rows.map(({ ref }) => ref)],
      ['accountNumber', rows.map(({ account }) => account)],
    ] as const) {
      const text = [`${header},clientReference`, ...cells.map((cell) => `${cell},taken`)].join('\n');
      const { status, body } = await sendForm(
        host,
        me,
        '/updateFromDocument/files',
        {},
        { name: 'changes.csv', bytes: text },
      );
      expect(status, JSON.stringify(body)).toBe(202);
      const job = await jobEnded(me, String(body.jobId));
      expect(job.counts).toMatchObject({ created: 0, updated: 0, rejected: cells.length });
      const sent = new Set<string>(cells.map((cell) => cell.toLowerCase()));
      const { text: result } = await downloaded(host, me, `/api/desk/jobs/${job._id}/result`);
      const found = world.canaries.foreignIn(result, lookOf('lender_supervisor').mayRead);
      expect(found.filter((one) => ![...sent].some((cell) => one.includes(cell)))).toEqual([]);
    }
    expect((await sql`select * from file order by _id`.execute(host.app.db)).rows).toEqual(before.rows);
  });

  it('places no file for another client', async () => {
    const me = personOf('lender_supervisor');
    const { rows } = await sql<{
      _id: string;
    }>`select _id from company where "activityType" = 'lender' and not "isOffice" and not _id = any(
      select "companyId" from "user" where _id = ${me.userId}::uuid)`.execute(host.app.db);
    for (const { _id } of rows) {
      const { status } = await sendForm(
        host,
        me,
        '/file/processor/generic/incoming/ingest',
        { clientId: _id },
        { name: 'a.csv', bytes: 'accountNumber,province\n1234567,ON\n' },
      );
      expect([403, 404, 422]).toContain(status);
    }
  });
});
