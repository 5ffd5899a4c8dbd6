import { array, asyncProperty, assert as holds, constantFrom, integer, record } from 'fast-check';
import { expect, it } from 'vitest';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import type { World } from '../../support/billing';
import { putFee } from '../../support/fees';
import { patch, pay } from '../../support/paying';
import { downloaded, jobEnded } from '../../support/job';
import { readPdf } from '../../support/read-pdf';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { placeFile } from '../../support/place-file';
import { linesOf } from '../../support/reports';
import type { Line } from '../../support/reports';

type Row = Readonly<Record<string, never>> & { readonly _id: string };

const step = record({
  act: constantFrom(
    'fee',
    'fee',
    'draft',
    'issue',
    'pay',
    'pay',
    'clear',
    'clear',
    'reverse',
    'credit',
    'creditPart',
    'creditPart',
    'apply',
    'refund',
    'writeOff',
    'void',
    'direct',
  ),
  pick: integer({ min: 0, max: 50 }),
  cents: integer({ min: 1, max: 11_300 }),
});
type Step = { readonly act: string; readonly pick: number; readonly cents: number };

const amount = (cents: number): string => (cents / 100).toFixed(2);
const cents = (text: unknown): number => Math.round(Number(text) * 100);
const rowsAt = async ({ accountant }: World, path: string): Promise<readonly Row[]> =>
  (await accountant.call('GET', path)).body.data as unknown as Row[];

/** Does what can be done of what was asked; what the host refuses changes nothing. */
async function act(there: World, { act, pick, cents: wanted }: Step): Promise<void> {
  const { host, accountant, fileId } = there;
  const invoices = await rowsAt(there, `/invoice/list/${fileId}`);
  const payments = await rowsAt(there, `/payment/list/${fileId}`);
  const invoice = invoices[pick % Math.max(1, invoices.length)];
  const payment = payments[pick % Math.max(1, payments.length)];
  const change = (change: object) => accountant.call('PATCH', '/invoice/', { _id: invoice?._id, ...change });
  switch (act) {
    case 'fee':
      await putFee(host.app.db, { fileId, unitAmount: amount(wanted) });
      return;
    case 'draft':
      await accountant.call('POST', '/invoice/', { fileId });
      return;
    case 'issue':
      await change({ status: 'issued' });
      return;
    case 'void':
      await change({ status: 'void', voidReason: 'Wrong' });
      return;
    case 'credit':
      await accountant.call('POST', '/invoice/', { fileId, creditOfInvoiceId: invoice?._id, notes: 'Wrong' });
      return;
    case 'creditPart': {
      const lines = (invoice?.lines ?? []) as unknown as readonly { readonly feeId: string }[];
      const credits = lines.slice(0, 1).map(({ feeId }) => ({ feeId, amount: amount(wanted) }));
      const asked = { fileId, creditOfInvoiceId: invoice?._id, notes: 'Agreed', credits };
      await accountant.call('POST', '/invoice/', asked);
      return;
    }
    case 'apply': {
      const note = invoices.find(({ balanceDue }) => cents(balanceDue) < 0);
      const part = amount(Math.min(wanted, Math.max(1, cents(invoice?.balanceDue))));
      const appliedTo = [{ invoiceId: invoice?._id, amount: part }];
      await accountant.call('PATCH', '/invoice/', { _id: note?._id, appliedTo });
      return;
    }
    case 'refund': {
      const note = invoices.find(({ balanceDue }) => cents(balanceDue) < 0);
      const part = amount(Math.min(wanted, Math.max(1, -cents(note?.balanceDue))));
      await pay(accountant, fileId, {
        ...{ paymentType: 'refund', direction: 'out', amount: part },
        allocations: [{ invoiceId: note?._id, amount: part }],
      });
      return;
    }
    case 'writeOff': {
      const fees = await rowsAt(there, `/fee/list/${fileId}`);
      const change = { status: 'written_off', writeOffReason: 'Agreed with the client' };
      await accountant.call('PATCH', '/fee/', { _id: fees[pick % fees.length]?._id, ...change });
      return;
    }
    case 'pay': {
      const part = amount(Math.min(wanted, Math.max(1, cents(invoice?.balanceDue))));
      await pay(accountant, fileId, {
        amount: part,
        allocations: [{ invoiceId: invoice?._id, amount: part }],
      });
      return;
    }
    case 'direct': {
      const [fee] = await rowsAt(there, `/fee/list/${fileId}?unbilled=true`);
      const total = String(fee?.totalAmount);
      await pay(accountant, fileId, { amount: total, allocations: [{ feeId: fee?._id, amount: total }] });
      return;
    }
    case 'clear':
      await patch(accountant, payment?._id, { status: 'cleared', clearedDate: '2026-11-20' });
      return;
    default:
      await patch(accountant, payment?._id, { status: 'reversed', reversalReason: 'No funds' });
  }
}

const sum = (rows: readonly Row[], of: string): number => rows.reduce((all, row) => all + cents(row[of]), 0);

/** What a file's money comes to, reckoned from nothing but its single fees, its invoices and what was paid. */
function reckoned(fees: readonly Row[], invoices: readonly Row[], payments: readonly Row[]) {
  const out = invoices.filter(({ status }) => status !== 'draft' && status !== 'void');
  const cleared = payments.filter(({ status }) => status === 'cleared');
  const parts = cleared.flatMap(({ allocations, direction }) =>
    (allocations as unknown as { amount: string }[]).map(
      ({ amount: part }) => cents(part) * (direction === 'out' ? -1 : 1),
    ),
  );
  const paid = parts.reduce((all, part) => all + part, 0);
  const direct = fees.filter(({ status, invoiceId }) => status === 'paid' && invoiceId === null);
  const billed = sum(out, 'total') + sum(direct, 'totalAmount');
  const counted = fees.filter(({ status }) => ['approved', 'invoiced', 'paid'].includes(String(status)));
  const waits = fees.filter(({ status }) => status === 'approved');
  const isOut = ({ status }: Row): boolean => status === 'invoiced' || status === 'paid';
  return {
    billing: { billed, paid, owed: billed - paid, unbilled: sum(waits, 'totalAmount') },
    cost: sum(counted, 'amount'),
    costBilled: sum(counted.filter(isOut), 'amount'),
  };
}

/** What a client owes of a file, and what is still to be billed to it: before taxes, but for what stands on a draft already. */
interface Client {
  readonly owed: number;
  readonly unbilled: number;
  readonly toDraft: number;
  readonly drafts: number;
}

function ofFile(fees: readonly Row[], invoices: readonly Row[], payments: readonly Row[]): Client {
  const beingPaid = new Set(
    payments
      .filter(({ status }) => status === 'pending')
      .flatMap(({ allocations }) =>
        (allocations as unknown as { feeId?: string }[]).map(({ feeId }) => feeId),
      ),
  );
  const waits = fees.filter(({ status }) => status === 'approved');
  const drafts = invoices.filter(({ status }) => status === 'draft');
  const out = invoices.filter(({ status }) => status !== 'draft' && status !== 'void');
  return {
    owed: sum(out, 'balanceDue'),
    unbilled: sum(waits, 'amount'),
    // What is being paid directly waits for its money, and is billed by nothing else.
    toDraft: sum(
      waits.filter(({ _id, invoiceId }) => invoiceId === null && !beingPaid.has(_id)),
      'amount',
    ),
    drafts: sum(drafts, 'total'),
  };
}

/** What is due by the rows that the list of invoices exports. */
async function exportedDue(host: TestHost, accountant: Person): Promise<number> {
  const asked = { resource: 'invoice', columns: ['status', 'balanceDue'], format: 'csv' };
  const { body } = await accountant.call('POST', '/desk/exports', asked);
  const { resultUrl } = await jobEnded(accountant, String(body.jobId));
  const { bytes } = await downloaded(host, accountant, String(resultUrl));
  const [, ...lines] = bytes.toString('utf8').trim().split(/\r?\n/);
  return lines.reduce((all, line) => {
    const [status = '', due] = line.split(',');
    return all + (/^(Draft|Void)/.test(status) ? 0 : cents(due));
  }, 0);
}

/** What stands as due on the paper of an invoice. */
async function printedDue(host: TestHost, accountant: Person, id: string): Promise<string> {
  const { bytes } = await downloaded(host, accountant, `/api/desk/invoice/${id}/pdf`);
  return readPdf(bytes);
}

/** What the papers and the page of a month end say of the one client. */
async function ofClient(host: TestHost, accountant: Person) {
  const lines = (reportType: string) => linesOf(host, accountant, { reportType });
  const standing = (await accountant.call('GET', '/desk/money')).body.data as unknown as readonly {
    readonly figure: string;
    readonly amount: string;
  }[];
  const figures = (...names: readonly string[]): number =>
    standing.reduce((all, { figure, amount: told }) => all + (names.includes(figure) ? cents(told) : 0), 0);
  const total = (rows: readonly Line[], column: string): number =>
    rows.reduce((all, row) => all + cents(row[column]), 0);
  const { data } = (await accountant.call('GET', '/desk/monthEnd/clients?until=2026-12-31')).body;
  const [here] = data as unknown as Row[];
  return {
    statement: cents((await lines('client_statement')).at(-1)?.['Balance owed'] ?? 0),
    ageing: total(await lines('receivables_ageing'), 'Owed'),
    unbilledWork: total(
      (await lines('unbilled_work')).filter(({ Status }) => Status === 'Approved'),
      'Amount',
    ),
    page: {
      owed: figures('notDue', 'due1to30', 'due31to60', 'due61to90', 'dueOver90', 'creditsNotUsed'),
      toBill: figures('toBill'),
      drafts: figures('inDraft'),
    },
    export: await exportedDue(host, accountant),
    monthEnd: {
      owed: cents(here?.owed ?? 0),
      toDraft: cents(here?.unbilled ?? 0),
      drafts: cents(here?.draftTotal ?? 0),
    },
  };
}

it('says what was billed, paid and is owed alike at every door, whatever was done before', async () => {
  const { host, close } = await openHost({ jobs: true });
  const ofFiles = new Map<string, Client>();
  const supervisor = await signIn(host, 'supervisor');
  const accountant = await signIn(host, 'accountant');
  const lender = await signIn(host, 'lender_supervisor');
  const case_ = array(step, { minLength: 4, maxLength: 18 });
  await holds(
    asyncProperty(case_, async (steps) => {
      const { _id: fileId } = await placeFile(supervisor);
      const there: World = { host, supervisor, accountant, fileId };
      for (const one of [{ act: 'fee', pick: 0, cents: 10_000 }, ...steps]) await act(there, one);
      const fees = await rowsAt(there, `/fee/list/${fileId}`);
      const invoices = await rowsAt(there, `/invoice/list/${fileId}`);
      const payments = await rowsAt(there, `/payment/list/${fileId}`);
      const oracle = reckoned(fees, invoices, payments);
      for (const person of [accountant, lender]) {
        const { body } = await person.call('GET', `/desk/file/${fileId}/money`);
        const billing = body.billing as unknown as Record<string, string>;
        const receivable = body.receivable as unknown as Record<string, string>;
        const said = Object.keys(oracle.billing).map((figure) => [figure, cents(billing[figure])]);
        expect(Object.fromEntries(said)).toEqual(oracle.billing);
        expect([body.costToDate, receivable.billed].map(cents)).toEqual([oracle.cost, oracle.costBilled]);
        expect(cents(receivable.billed) + cents(receivable.unbilled)).toBe(oracle.cost);
      }
      // Each invoice by itself, too.
      for (const { total, paidAmount, creditedAmount, balanceDue, status, creditOfInvoiceId } of invoices)
        if (status !== 'void' && status !== 'credited' && creditOfInvoiceId === null)
          expect(cents(balanceDue)).toBe(cents(total) - cents(paidAmount) - cents(creditedAmount));
      const paper = invoices.find(({ status, paidAmount }) => status === 'issued' && cents(paidAmount) > 0);
      if (paper) expect(await printedDue(host, accountant, paper._id)).toContain(String(paper.balanceDue));
      const test = await supervisor.call('POST', '/stage/close-file-test', {
        fileId,
        closingReason: 'other',
      });
      const owedOf = oracle.billing.owed === 0 ? '' : amount(Math.abs(oracle.billing.owed));
      expect(JSON.stringify(test.body)).toContain(owedOf);
      ofFiles.set(fileId, ofFile(fees, invoices, payments));
      const sumOf = (figure: keyof Client): number =>
        [...ofFiles.values()].reduce((all, one) => all + one[figure], 0);
      expect(await ofClient(host, accountant)).toEqual({
        statement: sumOf('owed'),
        ageing: sumOf('owed'),
        unbilledWork: sumOf('unbilled'),
        page: { owed: sumOf('owed'), toBill: sumOf('toDraft'), drafts: sumOf('drafts') },
        export: sumOf('owed'),
        monthEnd: { owed: sumOf('owed'), toDraft: sumOf('toDraft'), drafts: sumOf('drafts') },
      });
    }),
    // The house keeps what was done before: a smaller case would be tried in another one.
    { numRuns: 16, endOnFailure: true },
  );
  await close();
}, 300_000);
