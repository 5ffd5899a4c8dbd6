import type { Entry, PostedEntry } from './entry';
import type { Bill, BillState, PostedBill, SagePort } from './port';
import { Refused, Unreachable } from './port';
import { send } from './send';
import type { Answer } from '../send';
import { sentence } from '#contract/words/sentence';

/**
 * The accounts over HTTP, with a bearer token:
 * `POST bills` with the bill and `Idempotency-Key` → `{ billId }` · `GET bills?key=` → `{ billId }` or 404 ·
 * `GET bills?since=` → `{ data: [{ billId, status, paidAmount, paidDate, paymentReference }] }`; `POST entries` and
 * `GET entries?key=` → `{ entryId }` as of bills. A refusal is `{ message }`.
 */
export function overHttp(base: string, token: string): SagePort {
  const ask = (method: 'GET' | 'POST', path: string, more: { body?: Bill | Entry; key?: string } = {}) =>
    send({
      url: new URL(path, base.endsWith('/') ? base : `${base}/`),
      method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...(more.key && { 'idempotency-key': more.key }),
      },
      ...(more.body && { body: JSON.stringify(more.body) }),
    });
  return {
    provider: 'sage',
    postBill: async (bill, key) => posted(await ask('POST', 'bills', { body: bill, key })),
    findBill: async (key) => {
      const answer = await ask('GET', `bills?key=${encodeURIComponent(key)}`);
      return answer.status === 404 ? undefined : posted(answer);
    },
    postEntry: async (entry, key) => entered(await ask('POST', 'entries', { body: entry, key })),
    findEntry: async (key) => {
      const answer = await ask('GET', `entries?key=${encodeURIComponent(key)}`);
      return answer.status === 404 ? undefined : entered(answer);
    },
    pullBills: async (since) => {
      const body = read(await ask('GET', `bills?since=${encodeURIComponent(since)}`));
      if (!Array.isArray(body.data))
        throw new Unreachable(sentence('vendorInvoices.accountsAnsweredWithoutInvoices'));
      return body.data.map(stateOf);
    },
  };
}

function posted(answer: Answer): PostedBill {
  const { billId } = read(answer);
  if (typeof billId !== 'string' || billId === '' || billId.length > 60)
    throw new Unreachable(sentence('vendorInvoices.accountsAnsweredWithoutNumber'));
  return { billId };
}

function entered(answer: Answer): PostedEntry {
  const { entryId } = read(answer);
  if (typeof entryId !== 'string' || entryId === '' || entryId.length > 60)
    throw new Unreachable(sentence('vendorInvoices.accountsAnsweredWithoutNumber'));
  return { entryId };
}

// 4xx is a word on the bill itself, but for those that say "later" or "not you"; everything else says nothing of it.
const passing = new Set([401, 403, 404, 408, 425, 429]);

function read({ status, text }: Answer): Record<string, unknown> {
  const body = parsed(text);
  if (status >= 200 && status < 300 && body) return body;
  const said = typeof body?.message === 'string' ? body.message.slice(0, 400) : undefined;
  if (status >= 400 && status < 500 && !passing.has(status))
    throw new Refused(said ?? sentence('vendorInvoices.accountsRefused', { status }));
  throw new Unreachable(
    said
      ? sentence('vendorInvoices.accountsAnsweredToo', { status, said })
      : sentence('vendorInvoices.accountsAnswered', { status }),
  );
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

const amount = /^\d{1,12}\.\d{2}$/;
const date = /^\d{4}-\d{2}-\d{2}$/;

function stateOf(one: unknown): BillState {
  const { billId, status, paidAmount, paidDate, paymentReference } = (one ?? {}) as Partial<BillState>;
  const isState = status === 'open' || status === 'partially_paid' || status === 'paid';
  const isDated = paidDate === null || paidDate === undefined || date.test(paidDate);
  if (typeof billId !== 'string' || !isState || !amount.test(String(paidAmount)) || !isDated)
    throw new Unreachable(sentence('vendorInvoices.accountsAnsweredCannotRead'));
  return {
    billId,
    status,
    paidAmount: String(paidAmount),
    paidDate: paidDate ?? null,
    paymentReference: paymentReference ? String(paymentReference).slice(0, 60) : null,
  };
}
