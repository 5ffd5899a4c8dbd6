import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandNames, commandOf } from '#contract/commands/index';
import type { CommandDeclaration } from '#contract/commands/command';
import type { Fields } from '#contract/fields';
import { filterField } from '#contract/list-query';
import { listCalls, pathParameters, splitCall } from '#contract/resource';
import type { Call, Declaration } from '#contract/resource';
import { declarationOf, resourceNames } from '#contract/resources/index';
import { mayBeSent } from '#contract/sendable';
import { routesOf } from '#server/routes';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { sendForm } from '../support/job';
import { signIn } from '../support/person';
import type { Person } from '../support/person';
import { placesOf, withValue } from './nasty-values';
import { rightsTable, rolesInTable } from './rights-table';

const routes = routesOf({ seeding: true, demo: true });
const absent = '00000000-0000-7000-8000-000000000000';
/** Texts that are nearly an id, and are none. */
const malformed = ['no-id', '1', 'null', '019A9E3C-5F00-7C11-8A52-2D3B6F0E1A77', `${absent}0`];
/** Places of an address where something else stands than an id, and what. */
const noIds: Readonly<Record<string, string>> = { province: 'ON', token: 'no-such-token', lender: 'cibc' };
const ends = new Set(['GET /auth/logout', 'POST /auth/session-expiry', 'POST /desk/sessions/end']);

let host: TestHost;
let close: () => Promise<void>;
const people = new Map<string, Person>();

beforeAll(async () => {
  ({ host, close } = await openHost());
  for (const role of rolesInTable) people.set(role, await signIn(host, role));
});
afterAll(() => close());

/** Somebody who has the right to the call. */
function personFor(call: string): Person {
  const row = rightsTable[call] ?? '';
  const column = row === 'all' || row === 'open' ? 0 : row.indexOf('x');
  return people.get(rolesInTable[column] as string) as Person;
}

const addressOf = (path: string, ids: Readonly<Record<string, string>> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? noIds[name] ?? absent);

interface Asked {
  readonly call: Call;
  readonly query: Fields;
  readonly bodies: readonly Fields[];
  readonly isForm: boolean;
}

const idOf: Fields = { _id: { kind: 'key' } };

function filtersOf(declaration: Declaration): Fields {
  return Object.fromEntries(
    Object.keys(declaration.filters).map((name) => [name, filterField(declaration, name)]),
  );
}

/** What a call takes, from whatever declares it. */
function askedBy(call: Call): Asked {
  for (const name of commandNames) {
    const one: CommandDeclaration = commandOf(name);
    if (one.call !== call) continue;
    const query = one.list ? filtersOf(declarationOf(one.list)) : (one.query ?? {});
    return { call, query, bodies: one.body ? [one.body] : [], isForm: one.takes !== undefined };
  }
  const asked: Asked[] = resourceNames.flatMap((name): Asked[] => {
    const declaration = declarationOf(name);
    const { calls, fields } = declaration;
    const sent = (shape: 'draft' | 'change'): Fields =>
      Object.fromEntries(Object.entries(fields).filter(([, field]) => mayBeSent(field, shape)));
    const isList = listCalls(declaration).includes(call);
    const bodies = [
      ...(calls.create === call || calls.replace === call ? [sent('draft')] : []),
      ...(calls.update === call ? [{ ...idOf, ...sent('change') }] : []),
    ];
    if (!isList && !Object.values(calls).includes(call as never)) return [];
    return [{ call, query: isList ? filtersOf(declaration) : {}, bodies, isForm: false }];
  });
  expect(asked, call).toHaveLength(1);
  return asked[0] as Asked;
}

/** Whether people set what stands at a place of a body, and not the host. */
function isSent(fields: Fields, [first, ...rest]: readonly (string | number)[]): boolean {
  if (first === undefined) return true;
  const field = typeof first === 'string' ? fields[first] : undefined;
  if (typeof first === 'number') return isSent(fields, rest);
  if (!field || !mayBeSent(field, 'draft')) return false;
  return field.kind === 'part' || field.kind === 'parts' ? isSent(field.fields, rest) : true;
}

const isId = (kind: string): boolean => kind === 'key' || kind === 'reference' || kind === 'references';
const calls = [...new Set(routes.map(({ call }) => call))];

describe('an address', () => {
  const paths = [...new Set(routes.map(({ path }) => path))];

  it.each(paths)('%s says which methods it takes, to whoever sends another', async (path) => {
    const taken = routes.filter((one) => addressFits(one.path, path)).map(({ method }) => method);
    for (const method of ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const) {
      if (taken.includes(method)) continue;
      const { status, body, headers } = await personFor('GET /desk/home').call(method, addressOf(path));
      expect([status, body.code], method).toEqual([405, 'WRONG_METHOD']);
      const allowed = String(headers.allow).split(', ');
      expect(allowed.filter((one) => one !== 'HEAD').sort(), method).toEqual([...new Set(taken)].sort());
    }
  });

  it.each(paths)('below %s says that it is none', async (path) => {
    const url = `${addressOf(path).replace(/\/$/, '')}/of/no/thing`;
    for (const method of ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const) {
      const { status, body } = await personFor('GET /desk/home').call(method, url);
      expect([status, body.code], `${method} ${url}`).toEqual([404, 'NO_SUCH_CALL']);
    }
  });
});

/** Whether an address of one path is one of the other as well: `/file/list` is of `/file/{id}`. */
function addressFits(path: string, other: string): boolean {
  const pattern = path.replace(/\/$/, '').replace(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(addressOf(other).replace(/\/$/, ''));
}

describe('an id that is none', () => {
  const withPlaces = calls.filter((call) => pathParameters(call).some((name) => !(name in noIds)));
  it.each(withPlaces)('in the address of %s is malformed', async (call) => {
    const { method, path } = splitCall(call);
    for (const name of pathParameters(call).filter((one) => !(one in noIds)))
      for (const id of malformed) {
        const url = addressOf(path, { [name]: id });
        const { status, body } = await personFor(call).call(method, url, method === 'GET' ? undefined : {});
        expect([status, body.code], `${url} ${JSON.stringify(body)}`).toEqual([400, 'MALFORMED']);
        expect(body.errors, url).toHaveProperty(name);
      }
  });

  const withQuery = calls.filter((call) => {
    const inPath = pathParameters(call);
    return Object.entries(askedBy(call).query).some(
      ([name, { kind }]) => isId(kind) && !inPath.includes(name),
    );
  });
  it.each(withQuery)('among the parameters of %s is malformed', async (call) => {
    const { method, path } = splitCall(call);
    for (const [name, { kind }] of Object.entries(askedBy(call).query)) {
      if (!isId(kind) || pathParameters(call).includes(name)) continue;
      for (const id of malformed) {
        const url = `${addressOf(path)}?${name}=${id}`;
        const { status, body } = await personFor(call).call(method, url);
        expect([status, body.code], `${url} ${JSON.stringify(body)}`).toEqual([400, 'MALFORMED']);
        expect(body.errors, url).toHaveProperty(name);
      }
    }
  });

  const withRecord = calls.filter((call) => askedBy(call).bodies.some((fields) => '_id' in fields));
  it.each(withRecord)('that says in a body which record %s means is malformed', async (call) => {
    const { method, path } = splitCall(call);
    for (const _id of [...malformed, 1, null, {}]) {
      const { status, body } = await personFor(call).call(method, addressOf(path), { _id });
      expect([status, body.code], `${String(_id)} ${JSON.stringify(body)}`).toEqual([400, 'MALFORMED']);
      expect(body.errors).toHaveProperty('_id');
    }
  });

  const withFields = calls.filter(
    (call) =>
      !ends.has(call) &&
      askedBy(call).bodies.some((fields) =>
        placesOf(fields).some(({ to, field }) => isId(field.kind) && to[0] !== '_id' && isSent(fields, to)),
      ),
  );
  it.each(withFields)('in a field of %s is wrong there, as any other value', async (call) => {
    const { method, path } = splitCall(call);
    const { bodies, isForm } = askedBy(call);
    for (const fields of bodies)
      for (const { to, field } of placesOf(fields)) {
        if (!isId(field.kind) || to[0] === '_id' || !isSent(fields, to)) continue;
        for (const id of malformed) {
          const value = field.kind === 'references' ? [id] : id;
          const at = [...to, ...(field.kind === 'references' ? [0] : [])];
          const named = at
            .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
            .join('')
            .slice(1);
          const body = withValue('_id' in fields ? { _id: absent } : {}, to, value);
          const { status, body: said } = isForm
            ? await sendForm(
                host,
                personFor(call),
                addressOf(path),
                { [String(to[0])]: id },
                to[0] === 'jobId' ? undefined : aFile,
              )
            : await personFor(call).call(method, addressOf(path), body);
          expect([status, said.code], `${named} ${JSON.stringify(said)}`).toEqual([422, 'INVALID']);
          expect(Object.keys(said.errors ?? {}), JSON.stringify(said)).toContain(named);
        }
      }
  });
});

const aFile = { name: 'a.csv', bytes: 'accountNumber,province\n1234567,ON\n' };
