import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandNames, commandOf } from '#contract/commands/index';
import type { CommandDeclaration } from '#contract/commands/command';
import type { Fields } from '#contract/fields';
import { listCalls, splitCall } from '#contract/resource';
import type { Verb } from '#contract/resource';
import { declarationOf, resourceNames } from '#contract/resources/index';
import { sessionHeader } from '#contract/session';
import { routesOf } from '#server/routes';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { signIn } from '../support/person';
import type { Person } from '../support/person';
import { fillTwoTenants } from '../support/two-tenants';
import type { TwoTenants } from '../support/two-tenants';
import { writes } from './foreign-writes';
import type { Probe } from './foreign-probe';
import { nastyBodies, nastyTexts, nastyValues, placesOf, withValue } from './nasty-values';
import type { Look } from './probes';
import { rightsTable } from './rights-table';

const routes = routesOf({ seeding: true, demo: true });
const nobody = '00000000-0000-7000-8000-000000000000';
/** What ends the session that asks, or fills the database anew, is asked with what it refuses alone. */
const ends = new Set(['GET /auth/logout', 'POST /auth/session-expiry', 'POST /desk/sessions/end']);

const kept: Fields = { _id: { kind: 'key' }, version: { kind: 'integer' } };

let host: TestHost;
let close: () => Promise<void>;
let world: TwoTenants;
/** Each call is made by the first of them who may make it: what their right lets through is read to its end. */
const senders = ['supervisor', 'administrator', 'accountant', 'vendor_manager'] as const;

beforeAll(async () => {
  ({ host, close } = await openHost({ marked: 'refusals held' }));
  world = await fillTwoTenants(host.app.db);
});
afterAll(() => close());

const inTable = [
  ...['administrator', 'supervisor', 'file_manager', 'remarketing_specialist', 'accountant'],
  ...['lender_supervisor', 'lender_user', 'vendor_manager', 'field_agent'],
];

function roleOf(call: string): (typeof senders)[number] {
  const row = rightsTable[call] ?? '';
  const may = (role: string): boolean =>
    row === 'open' || row === 'all' || row[inTable.indexOf(role)] === 'x';
  return senders.find(may) ?? 'supervisor';
}

const people = new Map<string, Person>();

/** Who makes a call. Whoever was thrown out by an earlier one comes in anew: they would be refused all that follows. */
async function senderOf(call: string): Promise<Person> {
  const role = roleOf(call);
  const known = people.get(role);
  if (known && (await known.call('GET', '/reminder/list')).status === 200) return known;
  const person = await signIn(host, role);
  people.set(role, person);
  return person;
}

interface Sent {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly text?: string;
  readonly type?: string;
}

/** Every record is within reach, so that what is sent gets as far as it can. */
function lookAround(me: Person): Look {
  const of = (resource: string): string[] =>
    world.records.filter((one) => one.resource === resource).map(({ id }) => id);
  return { world, me: me.userId, mayRead: () => true, foreign: of, mine: of };
}

/** What is wrong with an answer: the host failed, or said something in another form than its own. */
async function faultOf(
  me: Person,
  { method, url, text, type = 'application/json' }: Sent,
): Promise<string | undefined> {
  const { statusCode, body } = await host.server.inject({
    method,
    url: `/api${url}`,
    cookies: me.cookies,
    headers: { [sessionHeader]: me.sessionId, ...(text !== undefined && { 'content-type': type }) },
    ...(text !== undefined && { payload: text }),
  });
  const said = `${method} ${url.slice(0, 120)} ${text?.slice(0, 160) ?? ''} → ${statusCode} ${body.slice(0, 200)}`;
  if (statusCode < 400) return undefined;
  if (statusCode >= 500) return said;
  const { message, code } = JSON.parse(body) as { message?: unknown; code?: unknown };
  const isOurs = typeof message === 'string' && message !== '' && typeof code === 'string';
  return isOurs && !/\bthis must|must be a `|\$\{/.test(body) && body.length < 100_000 ? undefined : said;
}

async function faultsOf(call: string, all: readonly Sent[]): Promise<string[]> {
  const me = await senderOf(call);
  const faults: string[] = [];
  const left = [...all];
  const turn = async (): Promise<void> => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) {
      const fault = await faultOf(me, one);
      if (fault) faults.push(fault);
    }
  };
  await Promise.all([turn(), turn(), turn(), turn()]);
  return faults.slice(0, 20);
}

const addressOf = (path: string, look: Look): string =>
  path
    .replace('{fileId}', look.mine('file')[0] ?? nobody)
    .replace('{province}', 'ON')
    .replace(/\{\w+\}/g, nobody);

/** What may be sent in the body of a call. */
function fieldsOf(call: string): Fields {
  for (const name of commandNames) {
    const { call: own, body }: CommandDeclaration = commandOf(name);
    if (own === call) return body ?? {};
  }
  for (const name of resourceNames) {
    const { calls, fields } = declarationOf(name);
    for (const verb of ['create', 'update', 'replace'] as const satisfies readonly Verb[])
      if (calls[verb] === call) return fields;
  }
  return {};
}

/** A write as somebody would mean it; without one that is known, the empty one. */
function meant(call: string, path: string, look: Look): Probe[] {
  const [known] = writes[call]?.(look) ?? [];
  return [known ?? { url: addressOf(path, look), body: {} }];
}

const acting = routes.filter(({ method, call }) => method !== 'GET' && !ends.has(call));

describe('whatever is sent, the host refuses or does, and never fails:', () => {
  it.each(acting.map(({ call }) => call))('%s, with a nasty value in every field', async (call) => {
    const look = lookAround(await senderOf(call));
    const { method, path } = splitCall(call);
    const all = meant(call, path, look).flatMap(({ url, body }) =>
      placesOf({ ...kept, ...fieldsOf(call) }).flatMap(({ to, field }) =>
        nastyValues(field).map((value) => ({
          method,
          url,
          text: JSON.stringify(withValue(body, to, value)),
        })),
      ),
    );
    expect(await faultsOf(call, all)).toEqual([]);
  });

  it.each(acting.map(({ call }) => call))('%s, with a body that is none', async (call) => {
    const look = lookAround(await senderOf(call));
    const { method, path } = splitCall(call);
    const [{ url } = { url: addressOf(path, look) }] = meant(call, path, look);
    const plain = nastyBodies.map((text) => ({ method, url, text }));
    const typed = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'nothing'].map(
      (type) => ({ method, url, text: '{}', type }),
    );
    expect(await faultsOf(call, [...plain, ...typed])).toEqual([]);
  });

  it.each(routes.filter(({ takesFile }) => takesFile).map(({ call }) => call))(
    '%s, with a form that is cut, empty or without a boundary',
    async (call) => {
      const { method, path } = splitCall(call);
      const url = addressOf(path, lookAround(await senderOf(call)));
      const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nab';
      const types = [
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'multipart/form-data; boundary=b',
      ];
      const texts = [
        '',
        '--b',
        '--b--',
        part,
        `${part}\r\n--b`,
        `${part}\r\n--b--`,
        part.replace('file"', '__proto__"'),
      ];
      const fields = Array.from(
        { length: 30 },
        (_, at) => `--b\r\ncontent-disposition: form-data; name="f${at}"\r\n\r\n\u0000\r\n`,
      );
      const all = types.flatMap((type) =>
        [...texts, `${fields.join('')}--b--`].map((text) => ({ method, url, text, type })),
      );
      expect(await faultsOf(call, all)).toEqual([]);
    },
  );

  it.each(routes.filter(({ method, call }) => method === 'GET' && !ends.has(call)).map(({ call }) => call))(
    '%s, with a nasty text in every parameter',
    async (call) => {
      const look = lookAround(await senderOf(call));
      const { path } = splitCall(call);
      const url = addressOf(path, look);
      const own = resourceNames.find((name) => listCalls(declarationOf(name)).includes(call as never));
      const command = commandNames
        .map((name): CommandDeclaration => commandOf(name))
        .find((one) => one.call === call);
      const list = own ?? command?.list;
      const declared = list ? declarationOf(list) : undefined;
      const names = [
        ...Object.keys(declared?.filters ?? {}),
        ...Object.keys(command?.query ?? {}),
        ...['page', 'size', 'sortBy', 'sort', 'getBuckets', 'search', 'colour', '__proto__'],
      ];
      const single = names.flatMap((name) => nastyTexts.map((text) => `${name}=${encodeURIComponent(text)}`));
      const sorts = Object.keys(declared?.sorts ?? {}).flatMap((one) => [
        `${one},${one}`,
        `-${one},${one},-${one}`,
      ]);
      const sorted = sorts.map((one) => `${declared?.sortParameter ?? 'sortBy'}=${one}`);
      const broken = [
        'search=%',
        'search=%ff',
        'search=%00',
        'search=a&search=b',
        `search=${'x'.repeat(9_000)}`,
      ];
      const places = nastyTexts.map((text) => path.replace(/\{\w+\}/g, encodeURIComponent(text)));
      const all = [
        ...[...single, ...sorted, ...broken].map((query) => `${url}?${query}`),
        ...places,
        `${url}%`,
      ];
      expect(
        await faultsOf(
          call,
          all.map((one) => ({ method: 'GET' as const, url: one })),
        ),
      ).toEqual([]);
    },
  );
});

it('says nothing again to somebody whom it does not know', async () => {
  const secret = 'kept-to-myself';
  const bodies = [
    { email: secret, password: secret },
    { email: `${secret}@nowhere.example`, password: secret, mfaCode: secret },
    { email: { [secret]: secret }, password: [secret] },
    { [secret]: secret },
    { email: 'supervisor@demo.example', password: 1, [secret]: 1 },
    { password: secret, _id: secret },
  ];
  for (const url of ['/api/auth/login', '/api/auth/forgot-password', '/api/auth/reset-password'])
    for (const body of bodies) {
      const answer = await host.server.inject({ method: 'POST', url, payload: body });
      expect(answer.body, `${url} ${JSON.stringify(body)}`).not.toContain(secret);
    }
});
