import { sql } from 'kysely';
import { localTime } from '../jobs/export-cells';
import { conditions } from '../records/conditions';
import { maskRow } from '../records/present';
import type { RequestContext } from '../request/context';
import { may } from '../request/rights';
import { mostHarms } from './harm';
import type { Harm, Urgent } from './harm';

interface Waiting extends Record<string, unknown> {
  readonly _id: string;
  readonly fileIds: readonly string[] | null;
  readonly dueDate: string | null;
}

const decidable = { decidable: [true] };

/** Requests and vendors' invoices that wait for a person's own decision, by when. */
export async function decisionsThatWait(context: RequestContext): Promise<Harm[]> {
  const [requests, invoices] = await Promise.all([requestsThatWait(context), invoicesThatWait(context)]);
  return [...requests, ...invoices];
}

async function requestsThatWait({ db, caller }: RequestContext): Promise<Harm[]> {
  if (!may(caller, 'request', 'list')) return [];
  const { rows } = await sql<Waiting & { readonly requestType: Urgent['requestType'] }>`
    select t._id, t."fileIds", t."dueDate", t."requestType" from request t where ${conditions('request', decidable, caller)}
    order by t."dueDate" nulls last, t."createdAt", t._id limit ${mostHarms}`.execute(db);
  return rows.map((row) => {
    maskRow('request', row, caller);
    return {
      resource: 'request',
      id: row._id,
      why: 'request',
      due: row.dueDate && localTime(row.dueDate, caller.timeZone).slice(0, 10),
      fileIds: row.fileIds ?? [],
      requestType: row.requestType,
    };
  });
}

async function invoicesThatWait({ db, caller }: RequestContext): Promise<Harm[]> {
  if (!may(caller, 'vendorInvoice', 'list') || !may(caller, 'vendorInvoice', 'approve')) return [];
  const { rows } = await sql<Waiting & { readonly invoiceNumber: string }>`
    select t._id, t."fileIds", t."dueDate", t."invoiceNumber" from "vendorInvoice" t where ${conditions('vendorInvoice', decidable, caller)}
    order by t."dueDate" nulls last, t."invoiceDate", t._id limit ${mostHarms}`.execute(db);
  return rows.map((row) => {
    maskRow('vendorInvoice', row, caller);
    return {
      resource: 'vendorInvoice',
      id: row._id,
      why: 'vendorInvoice',
      due: row.dueDate,
      fileIds: row.fileIds ?? [],
      about: row.invoiceNumber,
    };
  });
}
