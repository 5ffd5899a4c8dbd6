import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Field } from '#contract/fields';
import { filterField } from '#contract/list-query';
import { listCalls, pathParameters, splitCall } from '#contract/resource';
import { declarationOf, resourceNames } from '#contract/resources/index';
import type { ResourceName } from '#contract/resources/index';
import { refreshFileNames } from '#server/rules/file/file-names';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { addVendorReader, onlookers } from '../support/onlookers';
import { signIn } from '../support/person';
import type { Person } from '../support/person';
import { fillTwoTenants } from '../support/two-tenants';
import type { TwoTenants } from '../support/two-tenants';
import { alteredBehind } from './altered';
import { listAddresses } from './list-addresses';
import { commandReads } from './probes';
import type { Look } from './probes';

type Row = Record<string, unknown> & { readonly _id: string };

/** What stands in one column of one row that somebody is shown less of, and what is put there instead. */
interface Veiled {
  readonly name: ResourceName;
  readonly id: string;
  readonly column: string;
  readonly stored: unknown;
  readonly other: unknown;
  readonly leaves: readonly { readonly path: string; readonly old: unknown; readonly other: unknown }[];
}

let host: TestHost;
let close: () => Promise<void>;
let world: TwoTenants;

/** Where each file stands, so that what is worked out of a notice, a redemption, a sale or its end is looked at too. */
const standing: Readonly<Record<string, readonly [stage: string, status: string, state: string]>> = {
  shared: ['remarketing', 'listed', 'AB'],
  own: ['notice_period', 'notice_sent', 'QC'],
  office: ['redemption', 'redemption_requested', 'ON'],
  unmanned: ['secured', 'in_storage', 'BC'],
  partner: ['sold', 'settled', 'SK'],
};

beforeAll(async () => {
  ({ host, close } = await openHost({ marked: true }));
  const { db } = host.app;
  await addVendorReader(db);
  world = await fillTwoTenants(db);
  for (const [name, [stage, status, state]] of Object.entries(standing)) {
    const { id = '' } =
      world.records.find(({ resource, circle }) => resource === 'file' && circle === `${name}.open`) ?? {};
    await sql`update file set stage = ${stage}, status = ${status}, state = ${state} where _id = ${id}`.execute(
      db,
    );
  }
});
afterAll(() => close());

/** One of each way to be shown less, and what each may read; who differs from one of them in what they see alone is left to other laws. */
const { lender_supervisor: _lead, lender_west: _office, ...others } = onlookers;
const shownLess: Readonly<Record<string, (circle: string) => boolean>> = {
  ...others,
  // Whoever sells reads the files of their agency from the day they are to be sold, and reveals nothing about the people in them.
  remarketing_specialist: (circle) =>
    /^shared\.(open|client|vendor|money|party)$|^(company|user)\.|^purchaser\.NLR$|^template\.NLR$/.test(
      circle,
    ),
};

function lookOf(who: string, person: Person): Look {
  const mayRead = shownLess[who] as (circle: string) => boolean;
  const some = (resource: string, wanted: boolean): string[] =>
    world.records.flatMap((one) =>
      one.resource === resource && mayRead(one.circle) === wanted ? [one.id] : [],
    );
  return {
    world,
    me: person.userId,
    mayRead,
    foreign: (resource) => some(resource, false),
    mine: (resource) => some(resource, true),
  };
}

/** The list of a resource that takes no id in its address. */
function listOf(name: ResourceName): string | undefined {
  const call = listCalls(declarationOf(name)).find((one) => pathParameters(one).length === 0);
  return call && splitCall(call).path;
}

const plain = (value: unknown): unknown =>
  value instanceof Date ? value.toISOString() : Array.isArray(value) ? value.map(plain) : value;

/** All that a person is shown of the rows of a resource, whole where one is shown whole. */
async function shownRows(person: Person, name: ResourceName): Promise<Row[]> {
  const address = listOf(name);
  if (!address) return [];
  const { paged, calls } = declarationOf(name);
  const { status, body } = await person.call('GET', `${address}${paged === false ? '' : '?size=500'}`);
  if (status !== 200) return [];
  const rows: Row[] = [];
  for (const row of body.data as unknown as Row[]) {
    const whole =
      calls.show && (await person.call('GET', splitCall(calls.show).path.replace(/\{\w+\}/, row._id)));
    rows.push(whole?.status === 200 ? (whole.body as unknown as Row) : row);
  }
  return rows;
}

/** What is told with a name that is offered, to who reads nothing else of that record. */
const told = new Set([
  // Whom a form is written to, in which language.
  'company.language',
  // Names of fields, not what stands in them.
  'history.updatedFields',
  // Each format is one lender’s: another value is refused by the house itself.
  'company.integrationKey',
]);

async function veiledFor(person: Person): Promise<Veiled[]> {
  const found: Veiled[] = [];
  for (const name of resourceNames) {
    const rows = await shownRows(person, name);
    const stored =
      await sql<Row>`select * from ${sql.table(name)} where _id = any(${rows.map(({ _id }) => _id)}::uuid[])`.execute(
        host.app.db,
      );
    const fields: Readonly<Record<string, Field>> = declarationOf(name).fields;
    for (const row of rows)
      for (const [column, value] of Object.entries(stored.rows.find(({ _id }) => _id === row._id) ?? {})) {
        if (!fields[column] || !(column in row) || told.has(`${name}.${column}`)) continue;
        const { leaves, value: other } = alteredBehind(row[column], plain(value), fields[column], column);
        if (leaves.length > 0) found.push({ name, id: row._id, column, stored: plain(value), other, leaves });
      }
  }
  return found;
}

async function put(name: ResourceName, id: string, column: string, value: unknown): Promise<void> {
  await host.app.db.transaction().execute(async (tx) => {
    // History is never changed; here it is as if something else had come to pass.
    if (name === 'history') await sql`set local session_replication_role = replica`.execute(tx);
    await sql`update ${sql.table(name)} set ${sql.ref(column)} =
      (select t.${sql.ref(column)} from jsonb_populate_record(null::${sql.table(name)}, ${JSON.stringify({ [column]: value })}::jsonb) t)
      where _id = ${id}`.execute(tx);
  });
}

/** Puts what is veiled into the house, as it stood or as it might have been. */
async function putAll(veiled: readonly Veiled[], which: 'stored' | 'other'): Promise<void> {
  for (const one of veiled) await put(one.name, one.id, one.column, one[which]);
  await refreshFileNames(host.app.db);
}

const most = 20;
const chunks = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / most) }, (_, index) =>
    items.slice(index * most, (index + 1) * most),
  );

/** Values of leaves that a filter of a kind takes. */
function valuesFor(kind: Field['kind'], values: readonly unknown[]): string[] {
  const texts = values.flatMap((one) =>
    typeof one === 'string' || typeof one === 'number' ? [String(one)] : [],
  );
  const fits: Partial<Record<Field['kind'], RegExp>> = {
    date: /^\d{4}-\d\d-\d\d$/,
    moment: /^\d{4}-\d\d-\d\d/,
    money: /^-?\d+(\.\d+)?$/,
    decimal: /^-?\d+(\.\d+)?$/,
    integer: /^\d+$/,
  };
  const isWritten = ['text', 'texts', 'prose', 'serial', 'email', 'phone', 'postalCode'].includes(kind);
  return [...new Set(texts)].filter((one) => (isWritten ? one.length > 2 : fits[kind]?.test(one)));
}

/** Every filter of every list, asked with what is veiled and with what might have stood there. */
function filterAddresses(veiled: readonly Veiled[]): string[] {
  return resourceNames.flatMap((name) => {
    const address = listOf(name);
    if (!address) return [];
    const declaration = declarationOf(name);
    const page = declaration.paged === false ? '' : '&size=500';
    // A list is narrowed by what stands in its rows, on their file and with its parties.
    const near = veiled.filter((one) => [name, 'file', 'relatedParty'].includes(one.name));
    const leaves = near.flatMap((one) => one.leaves);
    return Object.keys(declaration.filters).flatMap((parameter) => {
      const { kind } = filterField(declaration, parameter);
      const bounds = /(From|To|Min|Max)$/.test(parameter);
      return (['old', 'other'] as const).flatMap((side) => {
        const values = valuesFor(
          kind,
          leaves.map((leaf) => leaf[side]),
        );
        const groups =
          bounds || /date|moment|money|decimal|integer/.test(kind)
            ? values.slice(0, most).map((one) => [one])
            : chunks(values);
        return groups.map(
          (group) =>
            `${address}?${group.map((one) => `${parameter}=${encodeURIComponent(one)}`).join('&')}${page}`,
        );
      });
    });
  });
}

/** What is looked up by a word: files, companies and people. */
const searchAddresses = (veiled: readonly Veiled[]): string[] =>
  [...new Set(veiled.flatMap(({ leaves }) => leaves.flatMap(({ old, other }) => [old, other])))]
    .filter((one): one is string => typeof one === 'string' && one.length > 2 && one.length < 60)
    .map((one) => `/file/search?search=${encodeURIComponent(one)}`);

/** What a look changes by itself: addresses that are good for once, the book of who looked, what is bought once and had from then on. */
const once = /^\/(document\/signedUrl|desk\/calendar\/address|desk\/auditLog|auth\/user|asset\/valuation)/;

/** The second in which a paper that is not kept yet was put on its page, and the mark that its program makes of that. */
const madeAt = /\(D:\d{14}Z\)|\/ID \[[^\]]*\]/g;

async function answersTo(person: Person, addresses: readonly string[]): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  const left = [...addresses];
  const turn = async (): Promise<void> => {
    for (let address = left.shift(); address !== undefined; address = left.shift()) {
      const { status, body } = await person.call('GET', address);
      answers.set(address, JSON.stringify([status, body]).replace(madeAt, ''));
    }
  };
  await Promise.all([turn(), turn(), turn(), turn()]);
  return answers;
}

describe.each(Object.keys(shownLess))('%s', (who) => {
  it('is answered alike whatever stands behind a mask', async () => {
    const person = await signIn(host, who);
    const look = lookOf(who, person);
    const veiled = await veiledFor(person);
    const addresses = [
      ...resourceNames.flatMap((name) => listAddresses(name, look)),
      ...resourceNames.flatMap((name) => {
        const { show } = declarationOf(name).calls;
        return show ? look.mine(name).map((id) => splitCall(show).path.replace(/\{\w+\}/, id)) : [];
      }),
      ...Object.values(commandReads).flatMap((probes) => probes(look)),
      ...filterAddresses(veiled),
      ...searchAddresses(veiled),
    ].filter((address) => !once.test(address));
    // A paper is made and kept at the first look at it.
    await answersTo(
      person,
      addresses.filter((address) => address.endsWith('/pdf')),
    );
    const before = await answersTo(person, addresses);
    // There is something to be told, and it is asked for where it could be.
    expect(veiled.length).toBeGreaterThan(1);
    expect([...before.values()].filter((answer) => answer.startsWith('[200')).length).toBeGreaterThan(500);
    await putAll(veiled, 'other');
    const after = await answersTo(person, addresses);
    await putAll(veiled, 'stored');
    const different = addresses.filter((address) => before.get(address) !== after.get(address));
    expect(different).toEqual([]);
  });
});
