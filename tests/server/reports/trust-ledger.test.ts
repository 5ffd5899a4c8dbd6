import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openHost } from '../../support/host';
import { fillNastyHouse } from '../../support/nasty-house';
import { signIn } from '../../support/person';
import { linesOf } from '../../support/reports';

type Stored = Readonly<Record<string, string | number | boolean | null>>;

const cents = (value: unknown): number => Math.round(Number(value ?? 0) * 100);
/** The day on which an instant falls in Toronto. */
const dayOf = (instant: unknown): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date(String(instant)));

it('the trust ledger tells each movement and what is held after it, from whatever day it is told', async () => {
  const { host, close } = await openHost({ jobs: true });
  await fillNastyHouse(host.app.db);
  const accountant = await signIn(host, 'accountant');
  const { rows: payments } = await sql<{ one: Stored }>`
    select to_jsonb(t) one from payment t where "deletedAt" is null`.execute(host.app.db);
  const lines = await linesOf(host, accountant, { reportType: 'trust_ledger' });
  // What waits has moved nothing; what came and was taken back moved twice.
  const movements = payments
    .map(({ one }) => one)
    .filter((one) => one.isTrust && one.clearedDate)
    .flatMap((one) => {
      const leaves = one.direction === 'out' || one.method === 'trust_transfer';
      const moved = cents(one.amount) * (leaves ? -1 : 1);
      const { _id, fileId } = one;
      const made = { _id, fileId, on: String(one.clearedDate), sign: 1, moved };
      if (one.status === 'cleared') return [made];
      return [made, { ...made, on: dayOf(one.reversedAt), sign: -1, moved: -moved }];
    });
  movements.sort(
    (a, b) => a.on.localeCompare(b.on) || b.sign - a.sign || String(a._id).localeCompare(String(b._id)),
  );
  expect(movements.filter(({ sign }) => sign < 0).length).toBeGreaterThan(2);
  const held = new Map<unknown, number>();
  let total = 0;
  const expected = movements.map(({ on, fileId, moved }) => {
    total += moved;
    held.set(fileId, (held.get(fileId) ?? 0) + moved);
    return [on, Math.max(moved, 0), Math.max(-moved, 0), held.get(fileId), total];
  });
  const told = (rows: typeof lines): unknown[] =>
    rows.map((line) => [
      line.Day,
      cents(line['Into trust']),
      cents(line['Out of trust']),
      cents(line['Held on the file']),
      cents(line['Held in trust']),
    ]);
  expect(told(lines)).toEqual(expected);
  const from = String(movements[Math.floor(movements.length / 2)]?.on);
  const part = await linesOf(host, accountant, {
    reportType: 'trust_ledger',
    parameters: { dateFrom: from },
  });
  expect(told(part)).toEqual(expected.filter(([day]) => String(day) >= from));
  await close();
});
