import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refreshFileNames } from '#server/rules/file/file-names';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { addVendorReader, onlookers } from '../support/onlookers';
import { signIn } from '../support/person';
import type { Person } from '../support/person';
import { fillTwoTenants } from '../support/two-tenants';

/** What a file is stored with that somebody may search for. */
interface Stored {
  readonly _id: string;
  readonly own: readonly (string | null)[];
  readonly parties: readonly {
    readonly names: readonly (string | null)[];
    readonly aliases: readonly string[] | null;
    readonly phoneNumbers: readonly { readonly number: string }[] | null;
    readonly addresses: readonly { readonly city: string | null }[] | null;
  }[];
}

let host: TestHost;
let close: () => Promise<void>;
let files: readonly Stored[];

beforeAll(async () => {
  ({ host, close } = await openHost({ marked: true }));
  await addVendorReader(host.app.db);
  await fillTwoTenants(host.app.db);
  const { db } = host.app;
  // Each party of each file has names, numbers and places of its own, so that what is found can have been found by those alone.
  await sql`with one as (select _id, row_number() over (order by _id) as turn from "relatedParty")
    update "relatedParty" p set aliases = array['Alias' || chr(65 + (turn / 26)::integer) || chr(65 + (turn % 26)::integer) || 'quay'],
      "middleName" = 'Mid' || chr(65 + (turn / 26)::integer) || chr(65 + (turn % 26)::integer) || 'brook',
      "phoneNumbers" = jsonb_build_array(jsonb_build_object('type', 'mobile', 'number', '+1416555' || lpad(turn::text, 4, '0'))),
      addresses = jsonb_build_array(jsonb_build_object('type', 'home', 'line1', '1 Main', 'province', 'ON', 'city', 'Town' || chr(65 + (turn / 26)::integer) || chr(65 + (turn % 26)::integer) || 'ville'))
    from one where one._id = p._id`.execute(db);
  await sql`with one as (select _id, row_number() over (order by _id) as turn from file)
    update file f set "contractNumber" = 'CONTRACT' || chr(65 + turn::integer) || 'X', "clientReference" = 'CLIENTREF' || chr(65 + turn::integer) || 'X',
      "bankAccountNumber" = '7700' || lpad((turn * 7919)::text, 8, '0')
    from one where one._id = f._id`.execute(db);
  await refreshFileNames(db);
  const { rows } = await sql<Stored>`
    select f._id, array[f.ref, f."clientReference", f."contractNumber", f."serialNumber", f.asset->>'plateNumber', f."bankAccountNumber"] own,
      coalesce((select json_agg(json_build_object('names', array[p."firstName", p."middleName", p."lastName", p."businessName"],
        'aliases', p.aliases, 'phoneNumbers', p."phoneNumbers", 'addresses', p.addresses)) from "relatedParty" p
        where p."fileId" = f._id and p."deletedAt" is null), '[]') parties
    from file f where f."deletedAt" is null order by f._id`.execute(db);
  files = rows;
});
afterAll(() => close());

const termsOf = ({ own, parties }: Stored): string[] =>
  [
    ...own,
    ...parties.flatMap(({ names, aliases, phoneNumbers, addresses }) => [
      ...names,
      ...(aliases ?? []),
      ...(phoneNumbers ?? []).map(({ number }) => number),
      ...(addresses ?? []).map(({ city }) => city),
    ]),
  ].filter((term): term is string => Boolean(term && term.length > 2));

/** As people compare what they read: capitals, dashes and the plus of a number set aside. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f+-]/g, '')
    .toLowerCase();

/** All that a person is shown of a file. */
async function shownOf(person: Person, fileId: string, hit: unknown): Promise<string> {
  const file = await person.call('GET', `/file/${fileId}`);
  const parties = await person.call('GET', `/relatedParty/list?fileId=${fileId}`);
  const rows = (parties.body.data ?? []) as unknown as readonly { _id: string }[];
  const whole = await Promise.all(rows.map(({ _id }) => person.call('GET', `/relatedParty/${_id}`)));
  const read = [file, parties, ...whole].filter(({ status }) => status === 200).map(({ body }) => body);
  return plain(JSON.stringify([hit, read]));
}

it.each(Object.keys(onlookers))(
  '%s finds a file by what they are shown of it, and by nothing else',
  async (who) => {
    const person = await signIn(host, who);
    const shown = new Map<string, string>();
    const leaks: string[] = [];
    const found = new Set<string>();
    for (const term of new Set(files.flatMap(termsOf))) {
      const { status, body } = await person.call('GET', `/file/search?search=${encodeURIComponent(term)}`);
      expect(status, term).toBe(200);
      for (const hit of body.data as unknown as { _id: string }[]) {
        found.add(term);
        if (!shown.has(hit._id)) shown.set(hit._id, await shownOf(person, hit._id, hit));
        if (!term.split(' ').every((word) => shown.get(hit._id)?.includes(plain(word)))) leaks.push(term);
      }
    }
    expect(leaks).toEqual([]);
    expect(found.size).toBeGreaterThan(0);
    const readsPartiesWhole = who !== 'vendor_manager' && who !== 'field_agent';
    expect([...found].some((term) => term.startsWith('Alias'))).toBe(readsPartiesWhole);
  },
);

const isId = /^[0-9a-f]{8}-/;

it.each(Object.keys(onlookers))(
  '%s finds companies and people by what they are shown of them',
  async (who) => {
    const person = await signIn(host, who);
    const shown = new Map<string, string>();
    const leaks: string[] = [];
    const read = async (name: string, id: unknown) =>
      (await person.call('GET', `/${name}/${String(id)}`)).body;
    for (const name of ['company', 'user'] as const) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
        host.app.db,
      );
      const terms = rows.flatMap((row) =>
        Object.values(row).flatMap((one) =>
          typeof one === 'string' && one.length > 3 && one.length < 60 && !isId.test(one) ? [one] : [],
        ),
      );
      for (const term of new Set(terms)) {
        const { body } = await person.call('GET', `/${name}/search?search=${encodeURIComponent(term)}`);
        for (const hit of (body.data ?? []) as unknown as { _id: string; companyId: string }[]) {
          // A person is found by the name of their company too.
          if (!shown.has(hit._id)) {
            const theirs = name === 'user' && (await read('company', hit.companyId));
            shown.set(hit._id, plain(JSON.stringify([hit, await read(name, hit._id), theirs])));
          }
          if (!shown.get(hit._id)?.includes(plain(term))) leaks.push(`${name}: ${term}`);
        }
      }
    }
    expect(leaks).toEqual([]);
    // A field agent searches neither.
    expect(shown.size > 0).toBe(who !== 'field_agent');
  },
);
