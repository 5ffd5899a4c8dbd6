import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listCalls, splitCall } from '#contract/resource';
import { declarationOf, resourceNames } from '#contract/resources/index';
import type { ResourceName } from '#contract/resources/index';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { addVendorReader, onlookers } from '../support/onlookers';
import { signIn } from '../support/person';
import type { Person, Reply } from '../support/person';
import { fillTwoTenants } from '../support/two-tenants';

type Row = Record<string, unknown> & { readonly _id: string };

/** A value that a person is shown nothing of, or less than what is stored, in a row that they read. */
interface Veiled {
  readonly name: ResourceName;
  readonly row: Row;
  readonly field: string;
  readonly stored: unknown;
}

let host: TestHost;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ host, close } = await openHost({ marked: true }));
  await addVendorReader(host.app.db);
  await fillTwoTenants(host.app.db);
  const { db } = host.app;
  await sql`update company set "taxationState" = 'QC'`.execute(db);
  await sql`update "vendorInvoice" set "invoiceStatus" = 'post_failed' where "invoiceDate" is not null`.execute(
    db,
  );
  // An invoice that the client does not hear of yet.
  await sql`update fee f set "invoiceId" = (select i._id from invoice i where i."fileId" = f."fileId" and i.status = 'draft' limit 1)
    where f.direction = 'receivable' and f.status = 'approved' and f."fileId" in (
      select _id from file where "clientOfficeId" is null)`.execute(db);
});
afterAll(() => close());

/** The list of a resource that takes no id in its address. */
function listOf(name: ResourceName): string | undefined {
  const call = listCalls(declarationOf(name)).find((one) => !one.includes('{'));
  return call && splitCall(call).path;
}

async function readRows(
  person: Person,
  name: ResourceName,
): Promise<{ rows: Row[]; stored: Map<string, Row> }> {
  const address = listOf(name);
  const { status, body } = await person.call(
    'GET',
    `${address}${declarationOf(name).paged === false ? '' : '?size=500'}`,
  );
  const rows = status === 200 ? (body.data as unknown as Row[]) : [];
  const all =
    await sql<Row>`select * from ${sql.table(name)} where _id = any(${rows.map(({ _id }) => _id)}::uuid[])`.execute(
      host.app.db,
    );
  return { rows, stored: new Map(all.rows.map((row) => [row._id, row])) };
}

const plain = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);

function veiledIn(
  name: ResourceName,
  rows: readonly Row[],
  stored: ReadonlyMap<string, Row>,
  field: string,
): Veiled[] {
  return rows.flatMap((row) => {
    const whole = stored.get(row._id)?.[field];
    if (!(field in row) || whole === null || whole === undefined || !(field in declarationOf(name).fields))
      return [];
    const isVeiled = JSON.stringify(plain(whole)) !== JSON.stringify(row[field]);
    return isVeiled ? [{ name, row, field, stored: whole }] : [];
  });
}

const idsOf = ({ body }: Reply): string[] => ((body.data ?? []) as unknown as Row[]).map(({ _id }) => _id);
const ordered = (ids: readonly string[], descending: boolean): string[] => {
  const sorted = [...ids].sort();
  return descending ? sorted.reverse() : sorted;
};

it.each(Object.keys(onlookers))('%s finds, orders and counts by nothing that is masked', async (who) => {
  const person = await signIn(host, who);
  let asked = 0;
  for (const name of resourceNames) {
    if (!listOf(name)) continue;
    const { filters, sorts, buckets = [], paged, sortParameter = 'sortBy' } = declarationOf(name);
    const { rows, stored } = await readRows(person, name);
    const page = paged === false ? '' : '&size=500';
    for (const [parameter, filter] of Object.entries(filters)) {
      if (filter.how === 'rule') continue;
      const [field = ''] = filter.on.split('.');
      for (const { row, stored: value } of veiledIn(name, rows, stored, field).slice(0, 3))
        for (const one of Array.isArray(value) ? value : [plain(value)]) {
          if (typeof one === 'object' || (Array.isArray(row[field]) && row[field].includes(one))) continue;
          asked += 1;
          const address = `${listOf(name)}?${parameter}=${encodeURIComponent(String(one))}${page}`;
          const answer = await person.call('GET', address);
          if (answer.status === 200) expect(idsOf(answer), address).not.toContain(row._id);
          else expect(answer.status, address).toBe(400);
        }
    }
    for (const [sort, path] of Object.entries(sorts)) {
      const masked = new Set(
        veiledIn(name, rows, stored, path).flatMap(({ row }) => (row[path] === null ? [row._id] : [])),
      );
      if (masked.size < 2) continue;
      asked += 1;
      for (const sign of ['', '-']) {
        const answer = await person.call('GET', `${listOf(name)}?${sortParameter}=${sign}${sort}${page}`);
        if (answer.status !== 200) continue;
        const found = idsOf(answer).filter((id) => masked.has(id));
        expect(found, `${name} by ${sign}${sort}`).toEqual(ordered(found, sign === '-'));
      }
    }
    if (buckets.length === 0 || rows.length === 0) continue;
    const { body } = await person.call('GET', `${listOf(name)}?getBuckets=true${page}`);
    for (const [field, counted] of Object.entries(
      body.buckets as unknown as Record<string, { value: unknown }[]>,
    )) {
      if (!rows.every((row) => field in row)) continue;
      const shown = rows.map((row) => row[field]);
      for (const { value } of counted) expect(shown, `${name} counted by ${field}`).toContainEqual(value);
    }
  }
  expect(asked).toBeGreaterThan(who === 'partner' ? -1 : 0);
});

/** What is stored where a person is shown less, and another value of its kind; for a part, inside it. */
function guessesOf(shown: unknown, whole: unknown): [unknown, unknown] | undefined {
  if (whole === null || whole === undefined || Array.isArray(whole) || whole instanceof Date)
    return undefined;
  if (typeof whole === 'object') {
    const masked = Object.entries(whole).filter(
      ([name, value]) => value !== null && (shown as Record<string, unknown> | null)?.[name] !== value,
    );
    if (masked.length === 0) return undefined;
    const others = masked.map(([name, value]) => [name, otherThan(value)]);
    return [whole, { ...whole, ...Object.fromEntries(others) }];
  }
  return shown === whole ? undefined : [whole, otherThan(whole)];
}

function otherThan(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value !== 'string') return value;
  // Of a day another year, so that it stays one.
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return `${Number(value.slice(0, 4)) - 1}${value.slice(4)}`;
  return value.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
}

it.each(Object.keys(onlookers))(
  '%s learns by no change whether a masked value is what they think',
  async (who) => {
    const person = await signIn(host, who);
    for (const name of resourceNames) {
      const { calls, fields } = declarationOf(name);
      if (!calls.update?.startsWith('PATCH') || !calls.show || !listOf(name)) continue;
      const { rows, stored } = await readRows(person, name);
      for (const { _id } of rows.slice(0, 3)) {
        const show = splitCall(calls.show).path.replace(/\{\w+\}/, _id);
        const { status, body } = await person.call('GET', show);
        if (status !== 200) continue;
        for (const field of Object.keys(fields)) {
          const [shown, whole] = [body[field], stored.get(_id)?.[field]];
          const guesses = guessesOf(shown, whole);
          if (!guesses) continue;
          const told: unknown[] = [];
          for (const guess of guesses) {
            const answer = await person.call('PATCH', splitCall(calls.update).path, { _id, [field]: guess });
            told.push([answer.status, answer.body.code]);
          }
          expect(told[0], `${name}.${field}: the right guess, and a wrong one`).toEqual(told[1]);
        }
      }
    }
  },
);
