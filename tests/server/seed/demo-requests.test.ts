import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isBusinessDay } from '#contract/clocks/business-day';
import { provinceZones } from '#contract/placement/province-time';
import type { ValueOf } from '#contract/vocabularies/index';
import { vocabularies } from '#contract/vocabularies/index';
import type { Sentence } from '#contract/words/sentence';
import { calendarOf } from '#server/seed/demo-bundle';
import { seedDemo } from '#server/seed/demo-files';
import { seedDemoRequests } from '#server/seed/demo-requests';
import { seedDemoStaff } from '#server/seed/demo-staff';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { signIn } from '../../support/person';

type Province = ValueOf<'province'>;
interface Asked {
  readonly ref: string;
  readonly state: Province;
  readonly fileStatus: string;
  readonly statusSince: string;
  readonly payoffAmount: string;
  readonly requestType: string;
  readonly status: string;
  readonly reason: string | Sentence;
  readonly decisionNote: string | null;
  readonly answer: { readonly amount?: string } | null;
  readonly createdAt: string;
  readonly decidedAt: string | null;
  readonly updatedAt: string;
  readonly dueDate: string | null;
  readonly asker: string;
  readonly decider: string | null;
}

let host: TestHost;
let close: () => Promise<void>;
let asked: readonly Asked[] = [];

beforeAll(async () => {
  ({ host, close } = await openHost());
  const { db } = host.app;
  const now = host.app.now();
  await seedDemoStaff(db);
  await seedDemo(db, { files: 1500, notesPerFile: 1, now });
  await db.transaction().execute((tx) => seedDemoRequests(host.app, tx, calendarOf(now)));
  const { rows } =
    await sql<Asked>`select r.*, f.ref, f.state, f.status "fileStatus", f."statusSince", f."payoffAmount",
      c.language asker, d.language decider
    from request r join file f on f._id = r."fileIds"[1] join company c on c._id = r."requestedByCompanyId"
    left join "user" u on u._id = r."decidedBy" left join company d on d._id = u."companyId" order by r."createdAt"`.execute(
      db,
    );
  asked = rows;
}, 900_000);
afterAll(() => close());

/** The requests of which something is not so. */
const wrong = (holds: (one: Asked) => boolean, which: (one: Asked) => unknown): unknown[] =>
  asked
    .filter((one) => !holds(one))
    .map((one) => [one.ref, one.fileStatus, one.requestType, one.status, which(one)])
    .slice(0, 12);

/** What a status waits for has been asked. */
const waitsFor: Readonly<Record<string, string>> = {
  skip_approval_pending: 'skip_approval',
  reserve_pending: 'reserve_approval',
};

test('requests of the demo come to every state, and where a file waits for one it has been asked', async () => {
  const states = new Set(asked.map(({ status }) => status));
  expect([...states].sort()).toEqual([...vocabularies.requestStatus].sort());
  const { rows: waits } = await sql<{ status: string; asked: string[] }>`select status,
    array(select "requestType" from request r where f._id = any(r."fileIds") and r.status = 'submitted') asked
    from file f where status = any(${Object.keys(waitsFor)}::text[])`.execute(host.app.db);
  expect(new Set(waits.map(({ status }) => status))).toEqual(new Set(Object.keys(waitsFor)));
  expect(waits.filter(({ status, asked: types }) => !types.includes(waitsFor[status] ?? ''))).toEqual([]);
});

const localOf = (moment: string, state: Province): string =>
  new Date(moment).toLocaleString('sv-SE', { timeZone: provinceZones[state] });

/** By hand: by day, from seven to half past five, and neither at a weekend nor on a holiday. */
function isByDay(moment: string, state: Province): boolean {
  const [day = '', time = ''] = localOf(moment, state).split(' ');
  return isBusinessDay(state, day) && time >= '07:00' && time < '17:30';
}

test('who asks of a file of the demo, and who answers, does it by day, in that order, and since it stands where that is asked', () => {
  const now = host.app.now().toISOString();
  const at = ({ createdAt, updatedAt, statusSince }: Asked): unknown => [statusSince, createdAt, updatedAt];
  expect(wrong(({ createdAt, state }) => isByDay(createdAt, state), at)).toEqual([]);
  expect(wrong(({ updatedAt, state }) => isByDay(updatedAt, state), at)).toEqual([]);
  // A fee waits for what was done before its file came to where it stands.
  const ofFee = ({ requestType }: Asked): boolean => requestType === 'fee_approval';
  expect(wrong((one) => ofFee(one) || one.statusSince <= one.createdAt, at)).toEqual([]);
  expect(wrong(({ createdAt, updatedAt }) => createdAt <= updatedAt && updatedAt < now, at)).toEqual([]);
  expect(asked.some(({ decidedAt, createdAt }) => decidedAt !== null && decidedAt > createdAt)).toBe(true);
});

test('a request of the demo is due by day, and only one whose time is over has expired', () => {
  const now = host.app.now().toISOString();
  const due = ({ dueDate }: Asked): unknown => dueDate;
  expect(wrong(({ dueDate, state }) => !dueDate || isByDay(dueDate, state), due)).toEqual([]);
  expect(
    wrong(({ dueDate, status }) => (dueDate !== null && dueDate < now) === (status === 'expired'), due),
  ).toEqual([]);
});

/** By hand: where a file stands of which these are asked. */
const askedIn: Readonly<Record<string, RegExp>> = {
  hold: /^(?:attempt|contact_made|asset_sighted|prior_notice|surrender)/,
  close: /^(?:attempt|contact_made|asset_sighted|surrender_arranged|skip_(?:in_progress|exhausted))/,
  extension: /^(?:attempt|address_negative|asset_inaccessible|skip_in_progress)/,
  payout_or_balance:
    /^(?:in_storage|inventory|condition|secured|notice_|objection|contact_made|payment_|redemption_)/,
  write_off: /^(?:skip_exhausted|address_negative|asset_inaccessible|deficiency)/,
};

test('nobody asks of a file of the demo what comes too early or too late, and what would settle it is its own', () => {
  expect(
    wrong(
      ({ requestType, fileStatus }) => askedIn[requestType]?.test(fileStatus) ?? true,
      ({ reason }) => reason,
    ),
  ).toEqual([]);
  expect(
    wrong(
      ({ answer, payoffAmount }) => !answer?.amount || answer.amount === payoffAmount,
      ({ answer, payoffAmount }) => [answer, payoffAmount],
    ),
  ).toEqual([]);
});

/** By hand: words that stand in each French text of these, and in no English one. */
const isFrench = (text: string): boolean =>
  /\b(?:le|la|les|du|des|une?|est|sur|pour|nous|selon|rien|nos)\b|l’|d’|é/i.test(text);

test('what is asked of a file of the demo, and why it is answered so, is in the tongue of who writes it', () => {
  expect(
    wrong(
      // What the host asks for by itself is said to each reader in their own.
      ({ reason, asker }) => typeof reason !== 'string' || isFrench(reason) === (asker === 'fr'),
      ({ reason, asker }) => [reason, asker],
    ),
  ).toEqual([]);
  expect(
    wrong(
      ({ decisionNote, decider }) =>
        !decisionNote || !decider || isFrench(decisionNote) === (decider === 'fr'),
      ({ decisionNote, decider }) => [decisionNote, decider],
    ),
  ).toEqual([]);
  expect(new Set(asked.map(({ asker }) => asker)).size).toBe(2);
});

test('requests of the demo stand in the history of their files and on the desks of who decides', async () => {
  interface Row {
    readonly _id: string;
    readonly requestType: string;
    readonly fileIds: readonly string[];
    readonly createdAt: string;
    readonly linkedEntityId: string | null;
  }
  const supervisor = await signIn(host, 'supervisor');
  const list = await supervisor.call('GET', '/request/list');
  const rows = list.body.data as unknown as Row[];
  const types = new Set(rows.map(({ requestType }) => requestType));
  for (const type of ['hold', 'close', 'payout_or_balance', 'write_off', 'fee_approval'])
    expect(types).toContain(type);
  for (const { fileIds, createdAt } of rows) {
    const history = await supervisor.call('GET', `/history/list/${fileIds[0]}?type=request_created`);
    const told = history.body.data as unknown as { at: string }[];
    expect(told.map(({ at }) => at)).toContain(createdAt);
  }
  const waiting = (await supervisor.call('GET', '/request/list?decidable=true')).body
    .data as unknown as Row[];
  const mine = await supervisor.call(
    'GET',
    '/reminder/list?view=all&types=request_response_due&status=open&size=500',
  );
  const reminded = (mine.body.data as unknown as { requestId: string }[]).map(({ requestId }) => requestId);
  for (const { _id } of waiting) expect(reminded).toContain(_id);

  const fees = waiting.find(({ requestType }) => requestType === 'fee_approval');
  const decided = await supervisor.call('PATCH', '/request/', { _id: fees?._id, status: 'approved' });
  expect(decided.body.status).toBe('fulfilled');
  expect((await supervisor.call('GET', `/fee/${fees?.linkedEntityId}`)).body.status).toBe('approved');
});
