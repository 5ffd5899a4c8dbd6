import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { Db, Tx } from '#server/database/tables';
import { seedAllDemo } from '#server/seed/demo';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { companyId, placeFile } from '../support/network';
import { clear, issued, pay } from '../support/paying';
import { signIn } from '../support/person';
import type { Person } from '../support/person';
import { enter } from '../support/priced-fees';
import { now, offerings } from './offerings';
import type { Offering, Row, Step } from './offerings';
import { rolesInTable } from './rights-table';

let host: TestHost;
let close: () => Promise<void>;
const people = new Map<string, Person>();

beforeAll(async () => {
  ({ host, close } = await openHost());
  // The demo brings the documents of its licences itself.
  await sql`delete from document`.execute(host.app.db);
  await seedAllDemo(host.app.db, { app: host.app, now, files: 200 });
  for (const role of rolesInTable) people.set(role, await signIn(host, role));
  await enterMoney();
  Object.assign(host.app, { db: takingBack(host.app.db) });
}, 120_000);
afterAll(() => close());

/**
 * Fees that are not decided yet: below a threshold, above one, and over what their client lets itself be charged; each by two people. And
 * money that has not cleared, an invoice that it can pay, and one that was paid and taken back.
 */
async function enterMoney(): Promise<void> {
  const supervisor = people.get('supervisor') as Person;
  const terms = {
    _id: companyId('LNA'),
    playbook: { storageCapDays: 10, transportApprovalAmount: '400.00' },
  };
  expect((await supervisor.call('PATCH', '/company/', terms)).status).toBe(200);
  for (const by of [supervisor, people.get('file_manager') as Person]) {
    const fileId = await placeFile(by);
    for (const [feeType, quantity] of [
      ['towing_local', 1],
      ['skip_trace_enhanced', 1],
      ['storage_day', 11],
    ] as const)
      expect((await enter(by, fileId, feeType, { quantity, unitAmount: '200.00' })).status).toBe(201);
    const accountant = people.get('accountant') as Person;
    expect((await pay(accountant, fileId)).status).toBe(201);
    const world = { host, supervisor, accountant, fileId };
    const [first] = [await issued(world, fileId), await issued(world, fileId)];
    const whole = await pay(accountant, fileId, { allocations: [{ invoiceId: first.id, amount: '113.00' }] });
    expect((await clear(accountant, whole.body._id)).status).toBe(200);
    const note = { fileId, creditOfInvoiceId: first.id, notes: 'It was billed twice.' };
    expect((await accountant.call('POST', '/invoice/', note)).status).toBe(201);
  }
}

/** The same database, of which every write is answered and taken back: each step is tried on the records as they are offered. */
function takingBack(db: Db): Db {
  const undone = new Error('taken back');
  const execute = async <T>(run: (tx: Tx) => Promise<T>): Promise<T> => {
    let answer: { readonly value: T } | undefined;
    try {
      await db.transaction().execute(async (tx) => {
        answer = { value: await run(tx) };
        throw undone;
      });
    } catch (error) {
      if (error !== undone) throw error;
    }
    return (answer as unknown as { value: T }).value;
  };
  return new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction') return () => ({ execute });
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** Of records that stand alike a few: what is offered hangs on how they stand. */
function alike(rows: readonly Row[], most: number): Row[] {
  const taken = new Map<string, number>();
  return rows.filter((row) => {
    const standing = JSON.stringify([
      ...[row.status, row.invoiceStatus, row.may, row.requestType, row.direction, row.paymentType],
      ...[row.isStatutory, row.clientDecides, row.approvalLevel, row.method, row.isTrust, row.isReleasable],
    ]);
    const count = (taken.get(standing) ?? 0) + 1;
    taken.set(standing, count);
    return count <= most;
  });
}

async function offeredTo(person: Person, { list, whole, ofFile }: Offering): Promise<Row[]> {
  const { status, body } = await person.call('GET', list);
  if (status === 403) return [];
  expect(status, JSON.stringify(body)).toBe(200);
  const offered: Row[] = [];
  for (const row of alike(body.data as unknown as Row[], 2)) {
    const more = whole ? (await person.call('GET', `${whole}${row._id}`)).body : {};
    const file = ofFile ? (await person.call('GET', `/file/${String(row.fileId)}`)).body : { may: ['work'] };
    if ((file.may as unknown as string[] | undefined)?.includes('work')) offered.push({ ...row, ...more });
  }
  return offered;
}

/** What stood in the way of a step, or nothing. Those that do something to each of several answer of each on its own. */
async function whyRefused(person: Person, { method, url, body }: Step): Promise<string | undefined> {
  const reply = await person.call(method, url, body);
  const [one] = (reply.body.data ?? []) as unknown as { ok?: boolean; message?: string }[];
  if (reply.status < 300 && one?.ok !== false) return undefined;
  return `${reply.status} ${String(one?.message ?? reply.body.message)}`;
}

it.each(Object.keys(offerings))(
  'what a %s offers to somebody is not refused to them',
  async (name) => {
    const offering = offerings[name] as Offering;
    const refused = new Set<string>();
    const tried = new Set<string>();
    for (const [role, person] of people)
      for (const row of await offeredTo(person, offering))
        for (const action of ['moves', ...(row.may ?? [])])
          for (const step of (await offering.steps[action]?.(row, person)) ?? []) {
            tried.add(action);
            if (step.does) tried.add(step.does);
            const why = await whyRefused(person, step);
            const state = String(row.status ?? row.invoiceStatus);
            // What Sage did not take is posted again once its own books were put right; until then it says the same.
            const isSages = row.sageError && why?.endsWith(String(row.sageError));
            if (why && !isSages)
              refused.add(
                `${role} ${action} of ${state}: ${step.method} ${JSON.stringify(step.body)} ${why}`,
              );
          }
    expect([...refused]).toEqual([]);
    expect([...tried].sort()).toEqual([...Object.keys(offering.steps), ...(offering.within ?? [])].sort());
  },
  120_000,
);
