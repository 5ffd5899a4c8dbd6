import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { statuses } from '#contract/lifecycles/file-statuses';
import { createRandom } from '#server/seed/random';
import { someFacts } from '../support/facts-of-units';
import type { Fact, Facts } from '../support/facts-of-units';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { placeMany } from '../support/many-files';
import { companyId } from '../support/network';
import { signIn } from '../support/person';
import type { Person } from '../support/person';

const files = 70;
const rounds = 60;
const random = createRandom('units kept with their files');

/** What bears on whether a file is a unit, and on what is known of it then. */
interface Drawn {
  readonly stage: string;
  readonly status: string;
  readonly statusSince: string;
  readonly closed: boolean;
  readonly deletedAt: string | null;
  readonly clientId: string;
  readonly remarketing: Facts | null;
}
interface Unit {
  readonly since: string;
  readonly status: string;
  readonly clientId: string;
  readonly facts: Facts;
}

let host: TestHost;
let close: () => Promise<void>;
let administrator: Person;
/** The files as they were written, and the units that there should be, by the ids of the files. */
const written = new Map<string, Drawn>();
const units = new Map<string, Unit>();

beforeAll(async () => {
  ({ host, close } = await openHost());
  administrator = await signIn(host, 'administrator');
  await placeMany(host, await signIn(host, 'supervisor'), files);
});
afterAll(() => close());

const forSale = (one: Drawn): boolean =>
  (one.stage === 'remarketing' || one.stage === 'settlement') && !one.closed && one.deletedAt === null;

/** Half of all statuses that are drawn are those of units: of nine stages two have any. */
const ofUnits = statuses.filter(({ stage }) => stage === 'remarketing' || stage === 'settlement');
const aDay = (): string => `2026-0${random.int(1, 9)}-1${random.int(0, 9)}T12:00:00.000Z`;

/** Something of a file drawn anew, the rest as it is: what one statement sets. */
function drawn(): Partial<Drawn> {
  const { name: status, stage } = random.pick(random.chance(0.5) ? ofUnits : statuses);
  const moves: readonly (() => Partial<Drawn>)[] = [
    () => ({ status, stage, statusSince: aDay() }),
    () => ({ closed: random.chance(0.4) }),
    () => ({ deletedAt: random.chance(0.4) ? aDay() : null }),
    () => ({ clientId: companyId(random.pick(['LNA', 'LNB'])) }),
    () => ({ remarketing: random.chance(0.8) ? someFacts(random) : null }),
    // As a re-opening sets it: what is closed stands in another status again, in one write.
    () => ({ status, stage, statusSince: aDay(), closed: false, deletedAt: null }),
    () => ({ status, stage, statusSince: aDay(), closed: true, remarketing: someFacts(random) }),
  ];
  return random.pick(moves)();
}

const names = ['stage', 'status', 'statusSince', 'closed', 'deletedAt', 'clientId', 'remarketing'] as const;

/** Writes to these files what was drawn, and to no column of theirs anything else: which columns a statement names decides who hears of it. */
async function write(ids: readonly string[], values: Partial<Drawn>): Promise<void> {
  const set = names.filter((name) => name in values);
  const columns = sql.join(set.map((name) => sql`${sql.ref(name)} = r.${sql.ref(name)}`));
  await sql`update file f set ${columns} from jsonb_populate_record(null::file, ${JSON.stringify(values)}::jsonb) r
    where f._id = any(${ids}::uuid[])`.execute(host.app.db);
  for (const id of ids) remember(id, { ...(written.get(id) as Drawn), ...values });
}

/** What is then for sale, said in plain code: since when stays as it was for what was for sale before. */
function remember(id: string, one: Drawn): void {
  written.set(id, one);
  const { status, clientId, remarketing } = one;
  if (!forSale(one)) units.delete(id);
  else
    units.set(id, {
      ...{ since: units.get(id)?.since ?? one.statusSince, status, clientId },
      facts: { ...none, ...remarketing },
    });
}
const none: Facts = Object.fromEntries(Object.keys(someFacts(random)).map((name) => [name, null]));

/** Facts as they are compared: amounts by what they come to. */
const plain = (row: Readonly<Record<string, unknown>>): Facts =>
  Object.fromEntries(
    Object.keys(none).map((name) => {
      const fact = row[name] as Fact;
      return [name, typeof fact === 'string' && /^\d+(\.\d+)?$/.test(fact) ? Number(fact) : fact];
    }),
  );
const sorted = <T extends { readonly fileId: unknown }>(rows: readonly T[]): T[] =>
  rows.toSorted((one, other) => (String(one.fileId) < String(other.fileId) ? -1 : 1));

async function kept() {
  const { rows } = await sql<{
    unit: Record<string, unknown>;
  }>`select to_jsonb(u) unit from "remarketingUnit" u`.execute(host.app.db);
  return sorted(
    rows.map(({ unit }) => ({
      ...{ fileId: unit.fileId, status: unit.status, clientId: unit.clientId },
      ...{ since: new Date(String(unit.since)).toISOString(), facts: plain(unit) },
    })),
  );
}

/** What the list of units answers; what it tells of the file itself is there only where the file is found. */
async function listed() {
  const { status, body } = await administrator.call(
    'GET',
    '/remarketingDashboard/list?size=500&getBuckets=true',
  );
  expect(status, JSON.stringify(body)).toBe(200);
  const { data, total, totals } = body as unknown as {
    readonly data: readonly Record<string, unknown>[];
    readonly total: number;
    readonly totals: { readonly units: number };
  };
  expect([total, totals.units]).toEqual([data.length, data.length]);
  return sorted(
    data.map((row) => ({
      ...{ fileId: row.fileId, status: row.statusName, clientId: row.clientId, ref: row.ref },
      facts: plain(row),
    })),
  );
}

it('whatever is written to files, those that are kept as units, those that the list tells and those that are for sale are the same', async () => {
  const { db } = host.app;
  const { rows } = await sql<{ _id: string; ref: string }>`select _id, ref from file`.execute(db);
  const refs = new Map(rows.map(({ _id, ref }) => [_id, ref]));
  for (const id of refs.keys()) {
    const { name: status, stage } = random.pick(statuses);
    const given = { status, stage, statusSince: aDay(), closed: false, deletedAt: null };
    await write([id], { ...given, clientId: companyId('LNA'), remarketing: null });
  }
  let [most, fewest] = [0, files];
  for (let round = 0; round < rounds; round += 1) {
    const ids = [...refs.keys()];
    for (let turn = 0; turn < 12; turn += 1) await write([random.pick(ids)], drawn());
    // Several in one statement; and one of a house that loses a file for good.
    await write([...new Set([random.pick(ids), random.pick(ids), random.pick(ids)])], drawn());
    if (round % 6 === 5) {
      const gone = random.pick(ids);
      await sql`delete from file where _id = ${gone}::uuid`.execute(db);
      for (const known of [refs, written, units]) known.delete(gone);
    }
    const expected = sorted(
      [...units].map(([fileId, unit]) => ({ fileId, ...unit, facts: plain(unit.facts) })),
    );
    const said = `round ${round}`;
    expect(await kept(), said).toEqual(expected);
    expect(await listed(), said).toEqual(
      expected.map(({ fileId, status, clientId, facts }) => ({
        ...{ fileId, status, clientId, facts },
        ref: refs.get(fileId),
      })),
    );
    most = Math.max(most, expected.length);
    fewest = Math.min(fewest, expected.length);
  }
  expect([fewest > 3, most - fewest > 5]).toEqual([true, true]);
});
