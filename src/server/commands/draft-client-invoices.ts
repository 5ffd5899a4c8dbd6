import { sql } from 'kysely';
import { sentence } from '#contract/words/sentence';
import { createRecord } from '../records/create';
import { openFile } from '../records/open-file';
import { eachOfMany } from '../month-end/each-of-many';
import { readFilesToBill, waitingFees } from '../month-end/read-month-end';
import type { TransactionContext } from '../request/context';
import { conflict } from '../rules/refuse';
import type { Handler } from './handler';

/** Makes a draft for each file of a client with fees that wait, of those that were incurred up to a day. */
export const draftClientInvoices: Handler<'draftClientInvoices'> = async (context, { clientId, until }) => {
  const files = await readFilesToBill(context, clientId, until);
  const ids = files.map(({ fileId }) => fileId);
  const body = await eachOfMany(context, ids, (own, fileId) => draftOf(own, fileId, until));
  return { body };
};

async function draftOf(context: TransactionContext, fileId: string, until: string): Promise<object> {
  // The file is taken before its fees are looked at: what another took in the meantime is no more among them.
  await openFile(context, 'invoice', { fileId });
  const { rows } = await sql<{ _id: string }>`
    select t._id from fee t where ${waitingFees(context, until)} and t."fileId" = ${fileId}::uuid`.execute(
    context.db,
  );
  if (rows.length === 0) throw conflict(sentence('money.thereNothingBillNoApproved'));
  const feeIds = rows.map(({ _id: feeId }) => feeId);
  const { _id, total } = await createRecord(context, 'invoice', { fileId, status: 'draft', feeIds });
  return { invoiceId: _id, total };
}
