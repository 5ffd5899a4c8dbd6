import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandNames, commandOf } from '#contract/commands/index';
import type { CommandName } from '#contract/commands/index';
import { openHost } from '../support/host';
import type { Reply } from '../support/person';
import { payElsewhere } from './races/pay-elsewhere-race';
import { races, signInCast } from './races/races';
import type { Call } from './races/making';
import type { People } from './races/races';

let people: People;
let close: () => Promise<void>;

beforeAll(async () => {
  const opened = await openHost({ jobs: true });
  close = opened.close;
  people = await signInCast(opened.host);
});
afterAll(() => close());

/** Writes that take no record that others write: sign-in, a person's own settings, jobs, what is only looked at or new. */
const alone: readonly CommandName[] = [
  ...([
    'login',
    'refreshToken',
    'expireSession',
    'changePassword',
    'forgotPassword',
    'resetPassword',
  ] as const),
  ...([
    'endSession',
    'resetFactor',
    'decideEmailChange',
    'sendEmailChange',
    'takeBackEmailChange',
    'setPreference',
    'setNotices',
    'createCalendarAddress',
    'removeCalendarAddress',
    'cancelJob',
    'previewRule',
    'repeatJob',
    'exportList',
    'revealParty',
    'tryReportFolder',
  ] as const),
  ...([
    'testClose',
    'previewForm',
    'quoteVendorInvoice',
    'beginUpload',
    'continueUpload',
    'dropUpload',
  ] as const),
  ...(['seedCompanies', 'seedUsers', 'seedRoles', 'seedStages', 'seedStatuses'] as const),
  'seedProvinceTax',
  'seedAssets',
  ...(['createReport', 'makeUpdateReport', 'takeBankStatement', 'makeEvidencePack'] as const),
];

/** What a caller may be told in a race: it was done, it is not there any more, not theirs, in the way, changed, or wrong. */
const truths = [200, 201, 403, 404, 409, 412, 422];
const codes = ['NOT_FOUND', 'CONFLICT', 'STALE_VERSION', 'INVALID', 'FORBIDDEN', undefined];

interface One {
  readonly ok: boolean;
  readonly code?: string;
}
const itemsOf = ({ body }: Reply): readonly One[] => (Array.isArray(body.data) ? (body.data as One[]) : []);

/** All at once, each three times over, the second round in the other order. */
const atOnce = (calls: readonly Call[]): Promise<Reply[]> =>
  Promise.all([...calls, ...[...calls].reverse(), ...calls].map((call) => call()));

/** How often the database has had to break a circle of waiting. */
async function circles({ host }: People): Promise<number> {
  const { rows } = await sql<{ deadlocks: string }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(host.app.db);
  return Number(rows[0]?.deadlocks);
}

async function race(make: (people: People) => Promise<readonly Call[]>): Promise<void> {
  const before = await circles(people);
  for (let round = 0; round < 3; round++) {
    const replies = await atOnce(await make(people));
    expect(
      replies.filter(({ status }) => !truths.includes(status)).map(({ status, body }) => [status, body]),
    ).toEqual([]);
    expect(replies.flatMap(itemsOf).filter(({ code }) => !codes.includes(code))).toEqual([]);
    expect(replies.some(({ status }) => status < 300)).toBe(true);
  }
  expect(await circles(people)).toBe(before);
}

describe('whoever writes one record at the same moment', () => {
  it.each([...new Set(Object.values(races)), payElsewhere].map((make) => [make.name, make] as const))(
    'waits for their turn and is told the truth: %s',
    (_, make) => race(make),
    60_000,
  );
});

it('every command that writes is raced, or takes no record of others', () => {
  const known = new Set<string>([...Object.keys(races), ...alone]);
  const writing = commandNames.filter((name) => !commandOf(name).call.startsWith('GET '));
  expect(writing.filter((name) => !known.has(name))).toEqual([]);
});
