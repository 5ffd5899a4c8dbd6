import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFee } from '#contract/lifecycles/fee';
import type { Db, Tx } from '#server/database/tables';
import { seedAllDemo } from '#server/seed/demo';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { companyId, placeFile } from '../support/network';
import { pay } from '../support/paying';
import { signIn } from '../support/person';
import type { Person } from '../support/person';
import { enter } from '../support/priced-fees';
import { rolesInTable } from './rights-table';

interface Row extends Readonly<Record<string, unknown>> {
  readonly _id: string;
  readonly may?: readonly string[];
  readonly moves?: readonly { readonly status: string; readonly allowed: boolean }[];
}

/** A call that does what a record offers. */
interface Step {
  readonly method: 'POST' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly body?: unknown;
}

const now = new Date('2026-11-20T15:00:00.000Z');
const said = 'Somebody tries what is offered.';
const change = (url: string, { _id }: Row, values: object): Step => ({
  ...{ method: 'PATCH', url, body: { _id, ...values } },
});
const answer = { amount: '100.00', goodUntil: '2026-12-31' };
const remove = (url: string, { _id }: Row, body?: object): Step => ({
  ...{ method: 'DELETE', url: `${url}${_id}` },
  ...(body && { body }),
});

/**
 * Of a resource: where its records are listed, and how each word of their `may`, or their `moves`, are done; nothing where that is done
 * elsewhere. `whole`: where a record is read that says more than its row. `ofFile`: what is offered is so together with the work on its file.
 */
interface Offering {
  readonly list: string;
  readonly steps: Readonly<Record<string, (row: Row) => readonly Step[]>>;
  readonly whole?: string;
  readonly ofFile?: true;
}

const resources: Readonly<Record<string, Offering>> = {
  fee: {
    list: '/desk/fee/list?size=500',
    ofFile: true,
    steps: {
      edit: (row) =>
        openFee.includes(row.status as never) ? [change('/fee/', row, { description: said })] : [],
      delete: (row) => [remove('/fee/', row)],
      approveOverThreshold: (row) =>
        row.status === 'pending_approval'
          ? [
              change('/fee/', row, { status: 'approved' }),
              change('/fee/', row, { status: 'declined', decisionNote: said }),
            ]
          : [],
    },
  },
  projectedFee: {
    list: '/desk/projectedFee/list?size=500',
    ofFile: true,
    steps: {
      edit: (row) => [change('/projectedFee/', row, { note: said })],
      delete: (row) => [remove('/projectedFee/', row)],
    },
  },
  request: {
    list: '/desk/request/list?size=500',
    steps: {
      // What is asked for rather than allowed is said with the answer.
      decide: (row) => [
        change('/request/', row, {
          ...{ status: 'approved', decisionNote: said },
          ...(row.requestType === 'payout_or_balance' && { answer }),
        }),
        change('/request/', row, { status: 'declined', decisionNote: said }),
      ],
      cancel: (row) => [change('/request/', row, { status: 'cancelled' })],
      reword: (row) => [change('/request/', row, { reason: said })],
    },
  },
  vendorInvoice: {
    list: '/vendorInvoice/list?size=500',
    steps: {
      approve: ({ _id }) => [
        {
          method: 'POST',
          url: '/desk/vendorInvoice/decide',
          body: { ids: [_id], decision: 'approved', note: said },
        },
        {
          method: 'POST',
          url: '/desk/vendorInvoice/decide',
          body: { ids: [_id], decision: 'rejected', note: said },
        },
      ],
      // Its document comes with it, where it has none.
      submit: (row) =>
        row.documentId === null ? [] : [change('/vendorInvoice/', row, { invoiceStatus: 'submitted' })],
      void: (row) => [change('/vendorInvoice/', row, { invoiceStatus: 'void', rejectReason: said })],
      takeBack: (row) => [change('/vendorInvoice/', row, { invoiceStatus: 'in_review' })],
      delete: (row) => [remove('/desk/vendorInvoice/', row, { reason: said })],
    },
  },
  invoice: {
    list: '/desk/invoice/list?size=500',
    steps: {
      // Once it is issued its moves are all that changes it: they are offered one by one.
      edit: (row) => (row.status === 'draft' ? [change('/invoice/', row, { notes: said })] : []),
      delete: (row) => [remove('/invoice/', row)],
      // A credit note is made, not moved to.
      moves: (row) =>
        (row.moves ?? [])
          .filter(({ allowed, status }) => allowed && status !== 'credited')
          .map(({ status }) => {
            const reason = { void: 'voidReason', disputed: 'disputeReason' }[status];
            return change('/invoice/', row, { status, ...(reason && { [reason]: said }) });
          }),
    },
    whole: '/invoice/',
  },
  payment: {
    list: '/desk/payment/list?size=500',
    steps: {
      edit: (row) => [change('/payment/', row, { note: said })],
      delete: (row) => [remove('/payment/', row)],
    },
  },
  reminder: {
    list: '/reminder/list?view=all&size=500',
    steps: {
      edit: ({ _id, status }) => {
        const isSettled = status === 'completed' || status === 'cancelled';
        const step = (to: string): Step => ({
          ...{ method: 'PATCH', url: '/reminder/status', body: { ids: [_id], status: to } },
        });
        const body = { dueDate: '2026-12-01T14:00:00.000Z', reason: said };
        const later: Step = { method: 'PATCH', url: `/reminder/${_id}/dueDate`, body };
        return isSettled ? [step('open')] : [step('completed'), later];
      },
    },
  },
};

let host: TestHost;
let close: () => Promise<void>;
const people = new Map<string, Person>();

beforeAll(async () => {
  ({ host, close } = await openHost());
  await seedAllDemo(host.app.db, { app: host.app, now, files: 200 });
  for (const role of rolesInTable) people.set(role, await signIn(host, role));
  await enterMoney();
  Object.assign(host.app, { db: takingBack(host.app.db) });
}, 120_000);
afterAll(() => close());

/**
 * Fees that are not decided yet: below a threshold, above one, and over what their client lets itself be charged; each by two people. And
 * money that has not cleared.
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
    expect((await pay(people.get('accountant') as Person, fileId)).status).toBe(201);
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
      ...[row.isStatutory, row.clientDecides, row.approvalLevel],
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

it.each(Object.keys(resources))(
  'what a %s offers to somebody is not refused to them',
  async (name) => {
    const offering = resources[name] as Offering;
    const refused = new Set<string>();
    const tried = new Set<string>();
    for (const [role, person] of people)
      for (const row of await offeredTo(person, offering))
        for (const action of ['moves', ...(row.may ?? [])])
          for (const step of offering.steps[action]?.(row) ?? []) {
            tried.add(action);
            const why = await whyRefused(person, step);
            const state = String(row.status ?? row.invoiceStatus);
            if (why)
              refused.add(
                `${role} ${action} of ${state}: ${step.method} ${JSON.stringify(step.body)} ${why}`,
              );
          }
    expect([...refused]).toEqual([]);
    expect([...tried].sort()).toEqual(Object.keys(offering.steps).sort());
  },
  120_000,
);
