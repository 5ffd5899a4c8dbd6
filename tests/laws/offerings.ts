import { payableInvoice } from '#contract/lifecycles/client-invoice';
import { openFee } from '#contract/lifecycles/fee';
import { paymentActs } from '#contract/lifecycles/payment-acts';
import type { PaymentAct } from '#contract/lifecycles/payment-acts';
import { amountOf, centsOf } from '#contract/money/cents';
import type { Person } from '../support/person';

export interface Row extends Readonly<Record<string, unknown>> {
  readonly _id: string;
  readonly may?: readonly string[];
  readonly moves?: readonly { readonly status: string; readonly allowed: boolean }[];
}

/** A call that does what a record offers. */
export interface Step {
  readonly method: 'POST' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly body?: unknown;
  /** What is done, where one word offers several things. */
  readonly does?: string;
}

export const now = new Date('2026-11-20T15:00:00.000Z');
const said = 'Somebody tries what is offered.';
const change = (url: string, { _id }: Row, values: object): Step => ({
  ...{ method: 'PATCH', url, body: { _id, ...values } },
});
const answer = { amount: '100.00', goodUntil: '2026-12-31' };
const remove = (url: string, { _id }: Row, body?: object): Step => ({
  ...{ method: 'DELETE', url: `${url}${_id}` },
  ...(body && { body }),
});

/** What is owed still on a file, the invoices that may be paid. */
async function owing(person: Person, fileId: unknown): Promise<Row[]> {
  const { body } = await person.call('GET', `/invoice/list/${String(fileId)}`);
  return (body.data as unknown as Row[]).filter(
    ({ status, balanceDue }) => payableInvoice.includes(status as never) && centsOf(String(balanceDue)) > 0,
  );
}

const least = (one: unknown, other: unknown): string =>
  amountOf(Math.min(Math.abs(centsOf(String(one))), centsOf(String(other))));

const credit = ({ _id, fileId }: Row): Step => ({
  ...{ method: 'POST', url: '/invoice/', body: { fileId, creditOfInvoiceId: _id, notes: said } },
  does: 'credited',
});

/** What a credit note owes, set against what is open on its file. */
async function apply(row: Row, person: Person): Promise<Step[]> {
  if (row.creditOfInvoiceId === null || centsOf(String(row.balanceDue)) >= 0) return [];
  const [open] = await owing(person, row.fileId);
  if (!open) return [];
  const appliedTo = [{ invoiceId: open._id, amount: least(row.balanceDue, open.balanceDue) }];
  return [{ ...change('/invoice/', row, { appliedTo }), does: 'apply' }];
}

/** One thing that is done with a payment. Cash that nobody agreed to is asked for more than a day, and what pays nothing has no invoice. */
async function pay(row: Row, act: PaymentAct, person: Person): Promise<Step[]> {
  const done = (values: object): Step[] => [{ ...change('/payment/', row, values), does: act }];
  if (act === 'delete') return [];
  if (act === 'cleared') return row.method === 'cash' ? [] : done({ status: act, clearedDate: '2026-11-20' });
  if (act !== 'allocate') return done({ status: act, reversalReason: said });
  const [open] = row.direction === 'in' ? await owing(person, row.fileId) : [];
  if (!open) return [];
  return done({ allocations: [{ invoiceId: open._id, amount: least(row.amount, open.balanceDue) }] });
}

/**
 * Of a resource: where its records are listed, and how each word of their `may`, or their `moves`, are done; nothing where that is done
 * elsewhere. `whole`: where a record is read that says more than its row. `ofFile`: what is offered is so together with the work on its file.
 */
export interface Offering {
  readonly list: string;
  readonly steps: Readonly<
    Record<string, (row: Row, person: Person) => readonly Step[] | Promise<readonly Step[]>>
  >;
  readonly whole?: string;
  readonly ofFile?: true;
  /** What its words offer besides, by `does`. */
  readonly within?: readonly string[];
}

export const offerings: Readonly<Record<string, Offering>> = {
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
      postSage: ({ _id }) => [
        { method: 'POST', url: '/vendorInvoice/post-invoice-sage', body: { vendorInvoiceIds: [_id] } },
      ],
    },
  },
  invoice: {
    list: '/desk/invoice/list?size=500',
    steps: {
      // Once it is issued its moves are all that changes it: they are offered one by one.
      edit: async (row, person) =>
        row.status === 'draft' ? [change('/invoice/', row, { notes: said })] : apply(row, person),
      delete: (row) => [remove('/invoice/', row)],
      moves: (row) =>
        (row.moves ?? [])
          .filter(({ allowed }) => allowed)
          .map(({ status }) => {
            // A credit note is made, not moved to.
            if (status === 'credited') return credit(row);
            const reason = { void: 'voidReason', disputed: 'disputeReason' }[status];
            return {
              ...change('/invoice/', row, { status, ...(reason && { [reason]: said }) }),
              does: status,
            };
          }),
    },
    whole: '/invoice/',
    within: ['issued', 'sent', 'disputed', 'void', 'credited', 'apply'],
  },
  payment: {
    list: '/desk/payment/list?size=500',
    steps: {
      edit: async (row, person) => [
        change('/payment/', row, { note: said }),
        ...(await Promise.all(paymentActs(row as never).map((act) => pay(row, act, person)))).flat(),
      ],
      delete: (row) => [remove('/payment/', row)],
    },
    within: ['cleared', 'allocate', 'failed', 'reversed', 'refunded'],
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
