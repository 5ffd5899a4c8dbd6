import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCalls, pathParameters, splitCall } from '#contract/resource';
import { declarationOf, resourceNames } from '#contract/resources/index';
import { seedId } from '#server/seed/seed-id';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { signIn } from '../support/person';
import type { Person, Reply } from '../support/person';
import { fillTwoTenants } from '../support/two-tenants';
import { placed } from '../support/two-tenants-cast';
import type { TwoTenants } from '../support/two-tenants';
import { expectAsIfAbsent, nobody } from './as-if-absent';
import { everything } from './everything';
import { writes } from './foreign-writes';
import type { Probe } from './foreign-writes';
import { commandReads } from './probes';
import type { Look } from './probes';

/** Two files of an office of the first agency beside those of its head office and of another agency, and one that the two agencies share. */
const files = [
  ...placed,
  { name: 'branch', client: 'LNB', agency: 'NLR-QC', vendors: [], people: [] },
  { name: 'lent', client: 'LNB', agency: 'NLR-QC', vendors: [], people: ['file_manager'] },
  { name: 'joint', client: 'LNA', agency: 'NLR', vendors: ['PAR'], people: [] },
];
const head = ['shared', 'own', 'office', 'unmanned', 'other', 'joint'];
const branch = ['branch', 'lent'];

interface Circle {
  /** Where they work, and whose role they have, where they are no demo sign-in. */
  readonly hired?: readonly [home: string, role: string];
  readonly reads: readonly string[];
  readonly changes: readonly string[];
}

/**
 * Which files the people of agencies and of a vendor read and change, written by hand from the data scopes of the dictionary: an agency's
 * people read what their own office and the offices under it handle; a file manager changes what the own office handles and what is assigned
 * to them; a vendor works what its company took on for whichever office, its agents what is assigned to them.
 */
const circles: Readonly<Record<string, Circle>> = {
  file_manager: { reads: [...head, ...branch], changes: [...head, 'lent'] },
  accountant: { reads: [...head, ...branch], changes: [...head, ...branch] },
  quebec: { reads: branch, changes: branch },
  quebec_accountant: { hired: ['NLR-QC', 'accountant'], reads: branch, changes: branch },
  partner_manager: {
    hired: ['PAR', 'file_manager'],
    reads: ['partner', 'joint'],
    changes: ['partner', 'joint'],
  },
  partner_accountant: {
    hired: ['PAR', 'accountant'],
    reads: ['partner', 'joint'],
    changes: ['partner', 'joint'],
  },
  vendor_manager: { reads: ['shared', 'unmanned'], changes: ['shared', 'unmanned'] },
  field_agent: { reads: ['shared'], changes: ['shared'] },
};

/** Calls that change nothing of a file that they name: whoever reads it may make them. */
const readings: Readonly<Record<string, string>> = {
  'POST /file/': 'names a file that the new one belongs to',
  'POST /note/read': 'keeps what the caller has read',
  'POST /desk/note/archive': 'keeps what the caller put away',
  'POST /form/preview': 'shows what a form would say',
  'POST /stage/close-file-test': 'says whether a file could be closed',
  'POST /desk/file/evidencePack': 'hands out what the caller reads',
};

let host: TestHost;
let close: () => Promise<void>;
let world: TwoTenants;
const people = new Map<string, Person>();

beforeAll(async () => {
  ({ host, close } = await openHost({ marked: true }));
  world = await fillTwoTenants(host.app.db, files);
  for (const [who, { hired }] of Object.entries(circles)) {
    if (hired) await hire(who, ...hired);
    people.set(who, await signIn(host, who));
  }
});
afterAll(() => close());

/** Somebody else at work, made after the model of the first agency's file manager. */
async function hire(who: string, home: string, role: string): Promise<void> {
  const [model, hired] = ['file_manager', who].map((name) => seedId('user', `${name}@demo.example`));
  const given = { _id: hired, email: `${who}@demo.example`, companyId: seedId('company', home) };
  const roleId = seedId('role', role);
  await sql`insert into "user" select (jsonb_populate_record(u, ${JSON.stringify({ ...given, roleId })}::jsonb)).*
    from "user" u where u._id = ${model}::uuid`.execute(host.app.db);
  await sql`insert into credential select (jsonb_populate_record(c, ${JSON.stringify({ userId: hired })}::jsonb)).*
    from credential c where c."userId" = ${model}::uuid`.execute(host.app.db);
}

/** The file that a circle is about, where it is about one. */
const fileOf = (circle: string): string | undefined => {
  const name = circle.replace(/^assignment\./, '').split('.')[0];
  return files.some((one) => one.name === name) ? name : undefined;
};

/** Buyers are known to the whole of an agency, whichever office sold to them. */
const ofNoOffice = 'purchaser';

/** What somebody makes of the world who has to do with these files alone; what is of no file is left to other laws. */
function lookOf(who: string, of: readonly string[], beside: readonly string[]): Look {
  const some = (resource: string, wanted: readonly string[]): string[] =>
    world.records
      .filter(({ circle }) => wanted.includes(fileOf(circle) ?? ''))
      .filter((one) => one.resource === resource && resource !== ofNoOffice)
      .map(({ id }) => id);
  return {
    world,
    me: (people.get(who) as Person).userId,
    mayRead: (circle) => !beside.includes(fileOf(circle) ?? ''),
    foreign: (resource) => some(resource, beside),
    mine: (resource) => some(resource, of),
  };
}

const anId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Takes of what names something of the files beside, in each form, one for each agency and office. */
function oneOfEach(look: Look): (call: string, text: string) => boolean {
  const fileOfId = new Map(world.records.map(({ id, circle }) => [id, fileOf(circle)]));
  const ids = new Set(resourceNames.flatMap((name) => look.foreign(name)));
  const seen = new Set<string>();
  return (call, text) => {
    const id = text.match(anId)?.find((one) => ids.has(one));
    if (!id) return false;
    const agency = files.find(({ name }) => name === fileOfId.get(id))?.agency;
    const form = [call, agency, text.replace(anId, '')].join();
    return !seen.has(form) && Boolean(seen.add(form));
  };
}

/** The writes that name something of the files beside. */
function writesTo(look: Look): { call: string; probe: Probe }[] {
  const isNew = oneOfEach(look);
  return Object.entries(writes).flatMap(([call, probes]) =>
    probes(look)
      .filter((probe) => isNew(call, JSON.stringify(probe)))
      .map((probe) => ({ call, probe })),
  );
}

/** Whether a call that names something of a file that may only be read was refused for that, and not for how it was written. */
function isRefused({ status, body }: Reply): boolean {
  // How a record stands that they read may be said before who changes it.
  if (status === 403 || status === 404 || status === 409) return true;
  // Several are answered for one by one.
  if (status === 200)
    return [body.data].flat().every((one) => (one as { code?: string } | undefined)?.code === 'FORBIDDEN');
  const named = Object.keys((body.errors ?? {}) as object);
  return status === 422 && named.length > 0 && named.every((field) => reference.test(field));
}
const reference = /(^|\.)(id|\w+Ids?|photos|attachments)(\[\d+\])?$/;

describe.each(Object.entries(circles))('%s', (who, { reads, changes }) => {
  const unread = files.map(({ name }) => name).filter((name) => !reads.includes(name));
  const unchanged = reads.filter((name) => !changes.includes(name));
  const me = (): Person => people.get(who) as Person;

  it('reads by no call a file of another office than theirs and those under it, nor anything on it', async () => {
    const look = lookOf(who, reads, unread);
    const expectNothing = (what: string, answer: object): void => {
      const found = world.canaries.foreignIn(JSON.stringify(answer), look.mayRead);
      expect(
        found.filter((one) => !one.includes(`: ${ofNoOffice}.`)),
        what,
      ).toEqual([]);
    };
    const isNew = oneOfEach(look);
    let seen = '';
    for (const name of resourceNames) {
      const { show } = declarationOf(name).calls;
      for (const call of listCalls(declarationOf(name))) {
        const { path } = splitCall(call);
        const stands = pathParameters(call).includes('fileId');
        for (const id of stands ? [...look.foreign('file'), ...look.mine('file')] : ['']) {
          const answer = await me().call('GET', path.replace(/\{\w+\}/, id || nobody));
          expectNothing(`${call} ${id}`, answer);
          if (answer.status === 200) seen += JSON.stringify(answer.body);
        }
      }
      if (!show) continue;
      const at = (id: string): string => splitCall(show).path.replace(/\{\w+\}/, id);
      const missing = await me().call('GET', at(nobody));
      for (const address of look
        .foreign(name)
        .map(at)
        .filter((one) => isNew(show, one))) {
        const { status, body } = await me().call('GET', address);
        expect([status, body], address).toEqual([missing.status, missing.body]);
      }
    }
    for (const [call, addresses] of Object.entries(commandReads)) {
      for (const address of addresses(look).filter((one) => isNew(call, one))) {
        const answer = await me().call('GET', address);
        expectNothing(`${call} ${address}`, answer);
        await expectAsIfAbsent(me(), look, { method: 'GET', url: address }, answer);
      }
    }
    // What they may read did come: an empty answer would prove nothing.
    for (const id of look.mine('file')) expect(seen).toContain(id);
  });

  it('changes by no call a file that they do not read, and learns nothing of it', async () => {
    const look = lookOf(who, reads, unread);
    const before = await everything(host.app.db);
    for (const { call, probe } of writesTo(look)) {
      const { method } = splitCall(call as never);
      const answer = await me().call(method, probe.url, probe.body);
      const said = `${who}: ${call} ${JSON.stringify(probe.body)} → ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`;
      if (probe.harmless && answer.status === 200) expect(answer.body, said).toEqual(probe.harmless);
      // What a file that is not theirs stands in the way of is refused; a file that is theirs may be in the way itself.
      else expect([403, 404, 409, 422], said).toContain(answer.status);
      await expectAsIfAbsent(me(), look, { method, url: probe.url, body: probe.body }, answer);
    }
    expect(await everything(host.app.db)).toEqual(before);
  });

  // Who changes whatever they read is asked nothing here.
  if (unchanged.length === 0) return;
  it('is refused every change of a file that they only read', async () => {
    const look = lookOf(who, changes, unchanged);
    const before = await everything(host.app.db);
    const done: string[] = [];
    for (const { call, probe } of writesTo(look)) {
      if (readings[call]) continue;
      const answer = await me().call(splitCall(call as never).method, probe.url, probe.body);
      const said = JSON.stringify(answer.body).slice(0, 300);
      if (!isRefused(answer)) done.push(`${call} ${JSON.stringify(probe.body)} → ${answer.status} ${said}`);
    }
    expect(done).toEqual([]);
    expect(await everything(host.app.db)).toEqual(before);
  });
});

// A body that names a party out of reach is answered as one that names none.
describe('what is sealed of a party', () => {
  const reveal = async (who: string, file: string): Promise<number> => {
    const party = world.records.find(
      (one) => one.resource === 'relatedParty' && one.circle === `${file}.open`,
    );
    const asked = {
      relatedPartyId: party?.id,
      fields: ['dateOfBirth'],
      reason: 'Registry search in Ontario',
    };
    const person = people.get(who) as Person;
    const { body } = await person.call('GET', `/relatedParty/${party?.id}`);
    const { may } = (await person.call('GET', `/file/${String(body.fileId)}`)).body as unknown as {
      may?: string[];
    };
    const { status } = await person.call('POST', '/desk/relatedParty/reveal', asked);
    // Who is offered it, gets it.
    expect(may?.includes('reveal') ?? false, `${who} on ${file}`).toBe(status === 200);
    return status;
  };

  it.each([
    ['file_manager', 'unmanned', 200],
    ['file_manager', 'lent', 200],
    ['file_manager', 'branch', 403],
    ['file_manager', 'partner', 422],
    ['quebec', 'branch', 200],
    ['quebec', 'unmanned', 422],
    ['partner_manager', 'partner', 200],
    ['partner_manager', 'joint', 403],
    ['partner_manager', 'own', 422],
  ] as const)('is answered to %s on %s with %i', async (who, file, status) => {
    expect(await reveal(who, file)).toBe(status);
  });
});
