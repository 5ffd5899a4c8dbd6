import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ValueOf } from '#contract/vocabularies/index';
import { openHost } from '../../support/host';
import { clear, pay } from '../../support/paying';
import type { Person } from '../../support/person';
import { begin, bring, give, move, serve, signInAll } from '../paths/walk';
import type { Walked } from '../paths/walk';

let house: Pick<Walked, 'host' | 'people'>;
let close: () => Promise<void>;

beforeAll(async () => {
  const opened = await openHost();
  close = opened.close;
  house = { host: opened.host, people: await signInAll(opened.host) };
});
afterAll(() => close());

/** A unit whose notice was handed over on Friday 20 November 2026: fifteen clear days end on 5 December, a Saturday. */
async function noticed(): Promise<Walked> {
  const walked = await begin(house, {});
  const { manager, supervisor } = house.people;
  await give('manager')(supervisor, walked);
  await put(walked, 'notice_pending');
  expect((await serve('disposition', '2026-11-20')(manager, walked)).status).toBe(200);
  return walked;
}

const put = ({ host, fileId }: Walked, status: ValueOf<'statusName'>) =>
  sql`update file set stage = 'notice_period', status = ${status}, recovery = '{"securedDate": "2026-10-01"}'
    where _id = ${fileId}::uuid`.execute(host.app.db);

/** What the file lists, where lists find it by a deadline, and how many reminders of the law wait. */
async function listed({ host, people, fileId }: Walked): Promise<unknown> {
  const { body } = await people.manager.call('GET', `/file/${fileId}`);
  const found = await people.manager.call('GET', '/file/list?deadlineKind=disposition');
  const { rows } = await sql<{ n: number }>`select count(*)::integer n from reminder
    where "fileId" = ${fileId}::uuid and "isStatutory" and status in ('open', 'snoozed')`.execute(
    host.app.db,
  );
  return {
    next: body.nextDeadline,
    deadlines: (body.deadlines as unknown as { clock: string }[] | null)?.map(({ clock }) => clock) ?? null,
    clocks: (body.clocks as unknown as { name: string }[]).map(({ name }) => name),
    isFound: (found.body.data as unknown as { _id: string }[]).some(({ _id }) => _id === fileId),
    reminders: rows[0]?.n,
  };
}

const running = {
  ...{ next: '2026-12-07', deadlines: ['disposition'], clocks: ['disposition', 'redemption'] },
  ...{ isFound: true, reminders: 1 },
};
/** That its notice was served stays told, with how its days were reckoned. */
const over = { next: null, deadlines: null, clocks: ['disposition'], isFound: false, reminders: 0 };

/** How a unit goes back, from where its status says that it does. */
const ways: readonly [ValueOf<'statusName'>, ValueOf<'statusName'>, (walked: Walked) => Promise<unknown>][] =
  [
    [
      'redeemed',
      'redemption_quoted',
      async ({ fileId, people }) => {
        const money = { paymentType: 'redemption', isTrust: true, amount: '900.00' };
        const { body } = await pay(people.accountant, fileId, money);
        return clear(people.supervisor, body._id);
      },
    ],
    [
      'reinstated',
      'redemption_quoted',
      (walked) => bring('reinstatement_letter')(walked.people.lender, walked),
    ],
    ['returned_to_client', 'notice_sent', () => Promise.resolve()],
  ];

it.each(ways)(
  'a unit that is %s has no time of the law any more, also while lawyers look at its file',
  async (to, from, done) => {
    const walked = await noticed();
    expect(await listed(walked)).toEqual(running);
    await put(walked, from);
    await done(walked);
    const by: Person = walked.people.manager;
    expect((await move(to)(by, walked)).status).toBe(200);
    expect(await listed(walked)).toEqual(over);
    expect((await move('legal_review')(by, walked)).status).toBe(200);
    expect(await listed(walked)).toEqual(over);
  },
);
