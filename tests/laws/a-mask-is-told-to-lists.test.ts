import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Field, Fields } from '#contract/fields';
import { declarationOf, resourceNames } from '#contract/resources/index';
import type { ResourceName } from '#contract/resources/index';
import { vocabularies } from '#contract/vocabularies/index';
import { isWithin, masksFor } from '#server/records/hidden-fields';
import { rulesOf } from '#server/records/installed-rules';
import { readCallerOfUser } from '#server/request/caller';
import type { Caller } from '#server/request/caller';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { companyId, userId } from '../support/network';

type Row = Record<string, unknown>;

let host: TestHost;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ host, close } = await openHost());
});
afterAll(() => close());

/** Whose a record may be: each of a caller's own, and of somebody else's. */
const homes = ['NLR', 'PAR', 'LNA', 'LNB', 'V01', 'V02'];

function valueOf(field: Field, home: string, turn: number): unknown {
  if ('to' in field && field.kind === 'references') return homes.map((code) => idOf(field.to, code));
  if ('to' in field) return idOf(field.to, home);
  if (field.kind === 'choice') return vocabularies[field.of][turn % vocabularies[field.of].length];
  if (field.kind === 'choices') return [...vocabularies[field.of]];
  if (field.kind === 'part') return rowOf(field.fields, home, turn);
  if (field.kind === 'parts') return homes.map((code, index) => rowOf(field.fields, code, turn + index));
  if (field.kind === 'flag') return turn % 2 === 0;
  if (field.kind === 'texts') return ['told'];
  return 'told 12345678';
}

function idOf(to: ResourceName, code: string): string {
  return to === 'user' ? userId(code) : companyId(code);
}

function rowOf(fields: Fields, home: string, turn: number): Row {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, valueOf(field, home, turn)]),
  );
}

/** Records of everybody, each choice of every field among them. */
function rowsOf(name: ResourceName): Row[] {
  const { fields } = declarationOf(name);
  const turns = Math.max(
    2,
    ...Object.values(fields).map((field) => (field.kind === 'choice' ? vocabularies[field.of].length : 0)),
  );
  return homes.flatMap((home) =>
    Array.from({ length: turns }, (_, turn) => ({ _id: idOf(name, home), ...rowOf(fields, home, turn) })),
  );
}

const at = (row: unknown, path: readonly string[]): unknown => {
  const [first, ...rest] = path;
  if (first === undefined) return row;
  if (Array.isArray(row)) return row.map((one) => at(one, path));
  return typeof row === 'object' && row !== null ? at((row as Row)[first], rest) : undefined;
};

/** What a list of a resource is narrowed, ordered or counted by, as far as it is a value of the record. */
function askedBy(name: ResourceName): string[] {
  const { filters, sorts, buckets = [], fields } = declarationOf(name);
  const on = Object.values(filters).flatMap((filter) => (filter.how === 'rule' ? [] : [filter.on]));
  const by = Object.entries(sorts).map(([parameter, path]) => path || parameter);
  return [...new Set([...on, ...by.map((path) => path.split('.')[0] ?? ''), ...buckets])].filter((path) =>
    Object.hasOwn(fields, path.split('.')[0] ?? ''),
  );
}

async function callers(): Promise<{ readonly who: string; readonly caller: Caller }[]> {
  const users = await host.app.db.selectFrom('user').select(['_id', 'email']).execute();
  const read = users.map(async ({ _id, email }) => ({
    who: email,
    caller: await readCallerOfUser(host.app.db, _id),
  }));
  return (await Promise.all(read)).flatMap(({ who, caller }) => (caller ? [{ who, caller }] : []));
}

interface Masked {
  readonly who: string;
  readonly caller: Caller;
  readonly name: ResourceName;
  readonly field: string;
  /** Of how many records, of all of them. */
  readonly count: number;
  readonly all: number;
}

/** The fields of every resource that its own rule masks for somebody, in one record or in more. */
async function maskedByRule(): Promise<Masked[]> {
  const found: Masked[] = [];
  const people = await callers();
  for (const name of resourceNames) {
    const { mask } = rulesOf(name);
    if (!mask) continue;
    const rows = rowsOf(name);
    const paths = [...new Set([...Object.keys(declarationOf(name).fields), ...askedBy(name)])];
    for (const { who, caller } of people) {
      const counts = new Map<string, number>();
      for (const row of rows) {
        const shown = { ...row };
        mask(caller, shown);
        const isChanged = (field: string): boolean => {
          const path = field.split('.');
          const [whole = ''] = path;
          return row[whole] !== shown[whole] && !isDeepStrictEqual(at(row, path), at(shown, path));
        };
        for (const field of paths) if (isChanged(field)) counts.set(field, (counts.get(field) ?? 0) + 1);
      }
      for (const [field, count] of counts) found.push({ who, caller, name, field, count, all: rows.length });
    }
  }
  return found;
}

it('lets no list be asked by what a rule masks in its rows alone', async () => {
  const masked = await maskedByRule();
  expect(new Set(masked.map(({ name }) => name)).size).toBeGreaterThan(4);
  const wrong = masked
    .filter(({ name, field }) => askedBy(name).includes(field))
    .filter(({ caller, name, field }) => {
      const isHidden = [...masksFor(caller, name).keys()].some((one) => isWithin(field, one));
      return !isHidden && rulesOf(name).shownAs?.(caller, field.split('.')[0] ?? '') === undefined;
    })
    .map(({ who, name, field }) => `${name}.${field} for ${who}`);
  expect(wrong).toEqual([]);
});

it('has what is masked of every record said once, in what the rules hide', async () => {
  const wrong = (await maskedByRule())
    .filter(({ caller, name, field, count, all }) => {
      const isHidden = [...masksFor(caller, name).keys()].some((one) => isWithin(field, one));
      const declared = declarationOf(name).fields[field];
      // Of a list of rows a rule takes away some, or a part of each: what it hides throughout is a field.
      return (
        count === all && !isHidden && declared !== undefined && !Array.isArray(valueOf(declared, 'NLR', 0))
      );
    })
    .map(({ who, name, field }) => `${name}.${field} for ${who}`);
  expect(wrong).toEqual([]);
});
