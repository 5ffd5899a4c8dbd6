import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHost } from '../../support/host';
import { companyId, userId } from '../../support/network';
import { tried } from '../paths/roads';
import { begin, beginAt, call, give, hook, move, prove, serve, signInAll, walk } from '../paths/walk';
import type { Act, Place, Walked } from '../paths/walk';

let house: Pick<Walked, 'host' | 'people'>;
let close: () => Promise<void>;

beforeAll(async () => {
  const opened = await openHost();
  close = opened.close;
  house = { host: opened.host, people: await signInAll(opened.host) };
});
afterAll(() => close());

interface Reminder {
  readonly _id: string;
  readonly title: string;
  readonly reminderType: string;
  readonly dueDate: string;
  readonly status: string;
  readonly isStatutory: boolean;
}

/** What of the times of the law on a file stands on somebody's desk, in the order of its time. */
async function onDeskOf(who: 'manager' | 'supervisor' | 'vendor', walked: Walked): Promise<Reminder[]> {
  const { people, fileId } = walked;
  const { status, body } = await people[who].call('GET', `/reminder/list?view=file&fileId=${fileId}`);
  expect(status).toBe(200);
  const rows = body.data as unknown as (Reminder & { userId: string; source: string })[];
  const types = ['lien_expiry', 'objection_deadline', 'earliest_sale_date', 'notice_deadline'];
  return rows.filter((row) => row.userId === people[who].userId && types.includes(row.reminderType));
}
const told = (rows: readonly Reminder[]): unknown[] =>
  rows.map(({ reminderType, dueDate, status }) => [reminderType, dueDate, status]);

const registeredUntil = (registrationExpiry: string): Act =>
  prove('registration', 'ppsa_verification_statement', { checks: { registrationExpiry } });
const extend = (clock: string, until: string): Act =>
  call('POST', '/desk/file/extendClock', ({ fileId }) => ({
    ...{ fileId, clock, until },
    reason: 'The lender gives more time',
  }));

const held: Place = ['notice_period', 'notice_pending', { recovery: { securedDate: '2026-10-01' } }];

/**
 * A unit in Alberta on Friday 20 November 2026: its registration ended on the 13th, fifteen days to object run from the 10th, and twenty
 * clear days of its notice from the 20th.
 */
async function noticed(): Promise<Walked> {
  const walked = await beginAt(house, { state: 'AB' }, held);
  expect(
    await walk(walked, [
      ['supervisor', give('manager'), 200],
      ['manager', registeredUntil('2026-11-13'), 200],
      ['manager', serve('seizure', '2026-11-10'), 200],
      ['manager', serve('disposition', '2026-11-20'), 200],
    ]),
  ).toBe('walked');
  return walked;
}

it('Each time of the law on a file is reminded of in the morning of its day, also behind one that ended, and a registration thirty days ahead', async () => {
  const walked = await noticed();
  const rows = await onDeskOf('manager', walked);
  expect(told(rows)).toEqual([
    ['lien_expiry', '2026-10-14T15:00:00.000Z', 'open'],
    ['objection_deadline', '2026-11-25T16:00:00.000Z', 'open'],
    ['earliest_sale_date', '2026-12-11T16:00:00.000Z', 'open'],
  ]);
  expect(rows.map(({ isStatutory }) => isStatutory)).toEqual([true, true, true]);
});

it('moves with its own day alone, and stands there anew where it was done by the day before', async () => {
  const walked = await noticed();
  expect(await walk(walked, [['manager', registeredUntil('2028-11-13'), 200]])).toBe('walked');
  const before = [
    ['objection_deadline', '2026-11-25T16:00:00.000Z', 'open'],
    ['earliest_sale_date', '2026-12-11T16:00:00.000Z', 'open'],
    ['lien_expiry', '2028-10-14T15:00:00.000Z', 'open'],
  ];
  expect(told(await onDeskOf('manager', walked))).toEqual(before);

  const [, sale] = await onDeskOf('manager', walked);
  const done = { ids: [sale?._id], status: 'completed' };
  expect((await house.people.manager.call('PATCH', '/reminder/status', done)).status).toBe(200);
  expect(await walk(walked, [['manager', extend('disposition', '2026-12-16'), 200]])).toBe('walked');
  expect(told(await onDeskOf('manager', walked))).toEqual([
    before[0],
    ['earliest_sale_date', '2026-12-11T16:00:00.000Z', 'completed'],
    ['earliest_sale_date', '2026-12-16T16:00:00.000Z', 'open'],
    before[2],
  ]);
});

it('leaves the desks with the file itself, each of them', async () => {
  const walked = await noticed();
  await sql`update file set status = 'notice_sent' where _id = ${walked.fileId}::uuid`.execute(
    house.host.app.db,
  );
  expect(await walk(walked, [['manager', move('returned_to_client'), 200]])).toBe('walked');
  const rows = await onDeskOf('manager', walked);
  expect(rows.map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'cancelled']);
});

// Ten clear days of the one end on 30 November; fifteen business days of the other on 11 December, a Friday.
it('names each of several notices before a seizure, which run by laws of their own', async () => {
  const business = { debtorType: 'business', isFarmer: true, isInsolventBusiness: true };
  const walked = await begin(house, business);
  expect(
    await walk(walked, [
      ['supervisor', give('manager'), 200],
      ['manager', serve('bia_244', '2026-11-20'), 200],
      ['manager', serve('farm_debt', '2026-11-20'), 200],
    ]),
  ).toBe('walked');
  const rows = await onDeskOf('manager', walked);
  expect(rows.map(({ title, dueDate }) => [title.split(':')[0], dueDate])).toEqual([
    ['prior_notice (bia_244)', '2026-12-01T14:00:00.000Z'],
    ['prior_notice (farm_debt)', '2026-12-14T14:00:00.000Z'],
  ]);
});

const stored = move('in_storage', {
  storage: { lotCompanyId: companyId('V01') },
  recovery: { securedDate: '2026-11-20', recoveryType: 'involuntary' },
});

// Ninety days from 20 November 2026 end on 18 February 2027, a Thursday.
it('is on the desk of the agency where a vendor gives the occasion, and on no vendor’s', async () => {
  const walked = await begin(house, { totalAmountSecured: '10000.00', amountPaid: '7000.00' });
  expect(
    await walk(walked, [
      ['supervisor', give('manager'), 200],
      ...tried,
      ['vendor', hook, 200],
      ['vendor', stored, 200],
    ]),
  ).toBe('walked');
  expect(told(await onDeskOf('manager', walked))).toContainEqual([
    'notice_deadline',
    '2027-02-04T14:00:00.000Z',
    'open',
  ]);
  const { rows } = await sql<{ userId: string }>`select distinct "userId" from reminder
    where "fileId" = ${walked.fileId}::uuid and title->>'key' = 'files.clockEnds'`.execute(house.host.app.db);
  expect(rows.map((row) => row.userId)).toEqual([userId('file_manager')]);
});
