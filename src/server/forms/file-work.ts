import { sql } from 'kysely';
import { countedFee } from '#contract/lifecycles/fee';
import { amountOf, centsOf } from '#contract/money/cents';
import { provinceZones } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Db } from '../database/tables';

/** What was done on a file, and what it came to: amounts are Canadian dollars with taxes. */
export interface FileWork {
  /** The statuses that the file came to, in their order; `on`: `YYYY-MM-DD`, UTC. */
  readonly steps: readonly { readonly on: string; readonly status: ValueOf<'statusName'> }[];
  /** Each try to find and take the asset, by the clock of its province. */
  readonly attempts: readonly {
    readonly on: string;
    readonly timeBand: ValueOf<'attemptTimeBand'>;
    readonly outcome: ValueOf<'attemptOutcome'>;
  }[];
  /** What its client was charged, one row a kind. */
  readonly charged: readonly { readonly feeType: ValueOf<'feeType'>; readonly amount: string }[];
  /** Vendors' invoices that were paid, as far as they are for this file. */
  readonly paidInvoices: readonly {
    readonly companyId: string;
    readonly invoiceNumber: string;
    readonly paidDate: string | null;
    readonly amount: string;
  }[];
}

/** Reads what was done on a file. */
export async function readFileWork(
  db: Db,
  { _id: fileId, state }: Pick<Recorded<'file'>, '_id' | 'state'>,
): Promise<FileWork> {
  return {
    steps: await stepsOf(db, fileId, state),
    attempts: await attemptsOf(db, fileId, state),
    charged: await chargedOf(db, fileId),
    paidInvoices: await paidInvoicesOf(db, fileId),
  };
}

async function stepsOf(db: Db, fileId: string, province: ValueOf<'province'>): Promise<FileWork['steps']> {
  const { rows } = await sql<{ on: string; status: ValueOf<'statusName'> }>`
    select to_char(h.at at time zone ${provinceZones[province]}, 'YYYY-MM-DD') "on", change ->> 'after' status
    from history h, jsonb_array_elements(h.changes) change
    where h."fileId" = ${fileId}::uuid and h.entity = 'file' and change ->> 'field' = 'status'
    order by h.at, h._id`.execute(db);
  return rows;
}

async function attemptsOf(
  db: Db,
  fileId: string,
  province: ValueOf<'province'>,
): Promise<FileWork['attempts']> {
  const { rows } = await sql<FileWork['attempts'][number]>`
    select to_char(at at time zone ${provinceZones[province]}, 'YYYY-MM-DD') "on", "timeBand", outcome
    from attempt where "fileId" = ${fileId}::uuid order by attempt.at, _id`.execute(db);
  return rows;
}

async function chargedOf(db: Db, fileId: string): Promise<FileWork['charged']> {
  const fees = await db
    .selectFrom('fee')
    .select(['feeType', 'totalAmount'])
    .where('fileId', '=', fileId)
    .where('direction', '=', 'receivable')
    .where('status', 'in', [...countedFee])
    .where('deletedAt', 'is', null)
    .orderBy('incurredOn')
    .orderBy('_id')
    .execute();
  const sums = new Map<ValueOf<'feeType'>, number>();
  for (const { feeType, totalAmount } of fees)
    sums.set(feeType, (sums.get(feeType) ?? 0) + centsOf(totalAmount));
  return [...sums].map(([feeType, cents]) => ({ feeType, amount: amountOf(cents) }));
}

async function paidInvoicesOf(db: Db, fileId: string): Promise<FileWork['paidInvoices']> {
  const invoices = await db
    .selectFrom('vendorInvoice')
    .select(['companyId', 'invoiceNumber', 'paidDate', 'lines'])
    .where(sql<boolean>`${fileId}::uuid = any("fileIds")`)
    .where('invoiceStatus', '=', 'paid')
    .where('deletedAt', 'is', null)
    .orderBy('paidDate')
    .orderBy('_id')
    .execute();
  return invoices.map(({ companyId, invoiceNumber, paidDate, lines }) => {
    const ours = (lines ?? []).filter((line) => line.fileId === fileId);
    const cents = ours
      .flatMap(({ amount, gst, hst, pst, qst }) => [amount, gst, hst, pst, qst])
      .reduce((sum, part) => sum + (part ? centsOf(part) : 0), 0);
    return { companyId, invoiceNumber, paidDate: paidDate ?? null, amount: amountOf(cents) };
  });
}
