import { array, assert as holds, asyncProperty, constantFrom, integer, record } from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { sendForm } from '../../support/job';
import { clear, issued, patch, pay, remit, trust } from '../../support/paying';
import { signIn } from '../../support/person';
import type { Person, Reply } from '../../support/person';
import { placeFile } from '../../support/place-file';
import { linesOf } from '../../support/reports';

let host: TestHost;
let close: () => Promise<void>;
let accountant: Person;
let supervisor: Person;
let statements = 0;

beforeEach(async () => {
  ({ host, close } = await openHost({ jobs: true }));
  accountant = await signIn(host, 'accountant');
  supervisor = await signIn(host, 'supervisor');
});
afterEach(() => close());

interface Line {
  readonly _id: string;
  readonly description: string;
}

/** Takes a statement of one line on the account of trust, as the bank gives it out: what it is known by. */
async function comesTo(amount: string, day = '2026-11-20'): Promise<string> {
  const description = `NO ${(statements += 1)}`;
  const bytes = `Account,Date,Description,Amount\nTRUST-1,${day},${description},${amount}`;
  const { status } = await sendForm(host, accountant, '/desk/bankStatement', {}, { name: 'n.csv', bytes });
  expect(status).toBe(201);
  const { body } = await accountant.call('GET', '/desk/bankStatement/lines?isAside=false');
  const lines = body.data as unknown as Line[];
  return String(lines.find((one) => one.description === description)?._id);
}

/** Books a line to the payment that waited for it: whether it was. */
async function book(by: Person, _id: string, paymentId: string): Promise<boolean> {
  const { status, body } = await by.call('POST', '/desk/bankStatement/book', { lines: [{ _id, paymentId }] });
  expect(status).toBe(200);
  return (body.data as unknown as [{ ok: boolean }])[0].ok;
}

const ways = [
  'On bank statements',
  'Not on a statement yet',
  'At the bank',
  'By the trust ledger',
  'Held on files',
  'Overdrawn on files',
  'Difference',
] as const;
const threeWays = async (parameters: object = {}): Promise<string[][]> =>
  (await linesOf(host, accountant, { reportType: 'trust_reconciliation', parameters })).map((line) =>
    ways.map((name) => String(line[name])),
  );

/** A movement as its answers told of it; amounts in cents, below zero where it leaves the trust. */
interface Told {
  readonly id: string;
  readonly fileId: string;
  readonly amount: number;
  readonly isTransfer: boolean;
  status: string;
}
/** What the bank said, and of which movement it turned out to be. */
interface Said {
  readonly amount: number;
  readonly of?: Told;
}

const cents = (text: unknown): number => Math.round(Number(text) * 100);
const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);
const written = (amount: number): string => (amount / 100).toFixed(2);

/** What the report has to say, of nothing but what was answered. */
function reckoned(told: readonly Told[], said: readonly Said[]): string[] {
  const stands = told.filter(({ status }) => status === 'cleared');
  const booked = said.filter(({ of }) => of);
  const isOn = (one: Told): boolean => booked.some(({ of }) => of === one);
  // Whether an account is one of trust is known since the first line of it was booked.
  const onStatements = booked.length > 0 ? sum(said.map(({ amount }) => amount)) : 0;
  const underWay = sum(stands.filter((one) => !isOn(one)).map(({ amount }) => amount));
  const held = [...new Set(stands.map(({ fileId }) => fileId))].map((fileId) => heldOn(stands, fileId));
  const ledger = sum(stands.map(({ amount }) => amount));
  const overdrawn = sum(held.filter((one) => one < 0));
  return [
    ...[onStatements, underWay, onStatements + underWay, ledger, sum(held), overdrawn],
    onStatements + underWay - ledger,
  ].map(written);
}
const heldOn = (told: readonly Told[], fileId: string): number =>
  sum(told.filter((one) => one.fileId === fileId && one.status === 'cleared').map(({ amount }) => amount));

const step = record({
  act: constantFrom(
    ...(['receive', 'receive', 'remit', 'refund', 'transfer', 'clear', 'clear', 'book', 'book'] as const),
    ...(['reverse', 'unknown'] as const),
  ),
  on: integer({ min: 0, max: 1 }),
  by: integer({ min: 0, max: 1 }),
  pick: integer({ min: 0, max: 30 }),
  amount: integer({ min: 1, max: 30_000 }),
});

/** What every run begins with, so that none is without a receipt, a transfer, a refund, a remittance and a reversal to go on from. */
const begun = [
  { act: 'receive', on: 0, by: 0, pick: 0, amount: 25_000 },
  { act: 'book', on: 0, by: 0, pick: 0, amount: 1 },
  { act: 'transfer', on: 0, by: 0, pick: 0, amount: 5_000 },
  { act: 'clear', on: 0, by: 1, pick: 1, amount: 1 },
  { act: 'refund', on: 0, by: 0, pick: 0, amount: 3_000 },
  { act: 'book', on: 0, by: 1, pick: 2, amount: 1 },
  { act: 'remit', on: 0, by: 0, pick: 0, amount: 4_000 },
  { act: 'reverse', on: 0, by: 0, pick: 2, amount: 1 },
] as const;

it('tells how the trust stood on a day, with what a bank said that is nobody’s yet and what a file is short of', async () => {
  const fileId = (await placeFile(supervisor))._id;
  const other = (await placeFile(supervisor))._id;
  const { id: invoiceId } = await issued({ host, supervisor, accountant, fileId }, fileId);
  const proceeds = { ...trust, receivedDate: '2026-11-18' };
  const first = await pay(accountant, fileId, { ...proceeds, amount: '500.00' });
  expect(await book(accountant, await comesTo('500.00', '2026-11-18'), String(first.body._id))).toBe(true);
  const second = await pay(accountant, other, { ...proceeds, amount: '200.00' });
  await patch(accountant, second.body._id, { status: 'cleared', clearedDate: '2026-11-19' });
  const allocations = [{ invoiceId, amount: '113.00' }];
  for (const given of [
    { method: 'trust_transfer', isTrust: true, allocations },
    { ...remit, amount: '387.00' },
  ]) {
    const { body } = await pay(accountant, fileId, given);
    expect((await clear(supervisor, body._id)).status).toBe(200);
  }
  await comesTo('12.34');

  const onThe18th = [['500.00', '0.00', '500.00', '500.00', '500.00', '0.00', '0.00']];
  const onThe19th = [['500.00', '200.00', '700.00', '700.00', '700.00', '0.00', '0.00']];
  expect(await threeWays({ dateTo: '2026-11-17' })).toEqual([]);
  expect(await threeWays({ dateTo: '2026-11-18' })).toEqual(onThe18th);
  expect(await threeWays({ dateTo: '2026-11-19' })).toEqual(onThe19th);
  // $200.00 that came, less $113.00 and $387.00 that went, stand on no statement; $12.34 on a statement is nobody's.
  expect(await threeWays()).toEqual([['512.34', '-300.00', '212.34', '200.00', '200.00', '0.00', '12.34']]);

  await patch(accountant, first.body._id, { status: 'reversed', reversalReason: 'No funds' });
  // The file is short of what left it, and the bank's $500.00 wait to be booked or to go back.
  expect(await threeWays()).toEqual([
    ['512.34', '-300.00', '212.34', '-300.00', '-300.00', '-500.00', '512.34'],
  ]);
  expect(await threeWays({ dateTo: '2026-11-19' })).toEqual(onThe19th);
  // And the ledger, to its last line of each day, tells what the reconciliation of the day does.
  for (const [dateTo, held] of [
    ['2026-11-18', '500.00'],
    ['2026-11-19', '700.00'],
    ['2026-11-20', '-300.00'],
  ] as const) {
    const ledger = await linesOf(host, accountant, { reportType: 'trust_ledger', parameters: { dateTo } });
    expect([dateTo, String(ledger.at(-1)?.['Held in trust'])]).toEqual([dateTo, held]);
  }
});

it('goes on telling what the bank holds after all that came in was taken back', async () => {
  const fileId = (await placeFile(supervisor))._id;
  const { body } = await pay(accountant, fileId, { ...trust, amount: '250.00' });
  expect(await book(accountant, await comesTo('250.00'), String(body._id))).toBe(true);
  expect(await threeWays()).toEqual([['250.00', '0.00', '250.00', '250.00', '250.00', '0.00', '0.00']]);
  await patch(accountant, body._id, { status: 'reversed', reversalReason: 'No funds' });
  expect(await threeWays()).toEqual([['250.00', '0.00', '250.00', '0.00', '0.00', '0.00', '250.00']]);
});

it('agrees three ways after whatever receipts, transfers, refunds, remittances, reversals and bank lines', async () => {
  // The books go on from one run to the next, as books do.
  const told: Told[] = [];
  const said: Said[] = [];
  const reached = new Set<string>();
  await holds(
    asyncProperty(array(step, { minLength: 8, maxLength: 20 }), async (steps) => {
      const files = [(await placeFile(supervisor))._id, (await placeFile(supervisor))._id] as const;
      const there = { host, supervisor, accountant, fileId: files[0] };
      const invoices = [await issued(there, files[0]), await issued(there, files[1])] as const;
      const mine: Told[] = [];
      const people = [accountant, supervisor] as const;
      const note = (act: string, { status, body }: Reply): void => {
        if (status !== 201) return;
        const isTransfer = body.method === 'trust_transfer';
        const leaves = isTransfer || body.direction === 'out';
        const one: Told = {
          id: String(body._id),
          fileId: String(body.fileId),
          amount: cents(body.amount) * (leaves ? -1 : 1),
          isTransfer,
          status: String(body.status),
        };
        mine.push(one);
        told.push(one);
        reached.add(act);
      };
      for (const { act, on, by: who, pick, amount: wanted } of [...begun, ...steps]) {
        const by = people[who] as Person;
        const fileId = files[on] as string;
        const amount = written(wanted);
        const chosen = mine[pick % Math.max(1, mine.length)];
        if (act === 'receive') note(act, await pay(by, fileId, { ...trust, amount }));
        else if (act === 'remit') note(act, await pay(by, fileId, { ...remit, amount }));
        else if (act === 'refund')
          note(act, await pay(by, fileId, { ...trust, ...remit, paymentType: 'refund', amount }));
        else if (act === 'transfer') {
          const allocations = [{ invoiceId: invoices[on as 0 | 1].id, amount }];
          note(act, await pay(by, fileId, { method: 'trust_transfer', isTrust: true, amount, allocations }));
        } else if (act === 'unknown') {
          await comesTo(amount);
          said.push({ amount: wanted });
        } else if (chosen && act === 'book' && !chosen.isTransfer && chosen.status === 'pending') {
          const line = await comesTo(written(chosen.amount));
          const isBooked = await book(by, line, chosen.id);
          said.push({ amount: chosen.amount, ...(isBooked && { of: chosen }) });
          if (isBooked) chosen.status = 'cleared';
          if (isBooked) reached.add(`${act} ${chosen.amount < 0 ? 'out' : 'in'}`);
        } else if (chosen && (act === 'clear' || act === 'reverse')) {
          const reply =
            act === 'clear'
              ? await clear(by, chosen.id)
              : await patch(by, chosen.id, { status: 'reversed', reversalReason: 'No funds' });
          if (reply.status === 200) chosen.status = String(reply.body.status);
          if (reply.status === 200) reached.add(act);
        }
      }
      expect(await threeWays()).toEqual([reckoned(told, said)]);
      for (const fileId of files) {
        const { body } = await accountant.call('GET', `/desk/file/${fileId}/money`);
        const { trustHeld } = body.billing as unknown as { trustHeld: string };
        expect(cents(trustHeld)).toBe(heldOn(told, fileId));
      }
      const ledger = await linesOf(host, accountant, { reportType: 'trust_ledger' });
      const whole = sum(told.filter(({ status }) => status === 'cleared').map(({ amount }) => amount));
      expect(cents(ledger.at(-1)?.['Held in trust'])).toBe(whole);
    }),
    { numRuns: 10 },
  );
  // A property that never came to a refund would say nothing of refunds.
  expect([...reached].sort()).toEqual(
    ['book in', 'book out', 'clear', 'receive', 'refund', 'remit', 'reverse', 'transfer'].sort(),
  );
}, 120_000);
