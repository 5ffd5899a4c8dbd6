import { sql } from 'kysely';
import { newId } from '../database/new-id';
import { dueEntries, openEntries } from '../ledger/due-entries';
import type { DueEntry } from '../ledger/due-entries';
import { inTransaction } from '../request/in-transaction';
import type { Handler } from './handler';

const most = 1_000;

/** Asks for everything that is due up to a day, and anew for what was refused of it; each is on its way with the answer, and entered by a job. */
export const postLedger: Handler<'postLedger'> = (context, { until }) =>
  inTransaction(context, async (own) => {
    const { rows: due } = await sql<DueEntry>`
      select d.kind, d."invoiceId", d."paymentId", d.kind || '-' || coalesce(d."invoiceId", d."paymentId") "key"
      from (${dueEntries(own, until)}) d order by d."day", 4 limit ${most + 1}`.execute(own.db);
    const asked = due.slice(0, most).map((entry) => ({ ...entry, _id: newId(own.now.getTime()) }));
    // Two who ask at once ask for the same: the first one's stand.
    const { rows: made } = await sql<{ _id: string }>`
      insert into "ledgerEntry" (_id, key, kind, "invoiceId", "paymentId", status, "askedBy", "createdAt")
      select r._id, r.key, r.kind, r."invoiceId", r."paymentId", 'waiting', ${own.caller.userId}::uuid, ${own.now.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) r(_id uuid, key text, kind text, "invoiceId" uuid, "paymentId" uuid)
      on conflict (key) do nothing returning _id`.execute(own.db);
    const { rows: anew } = await sql<{ _id: string }>`
      update "ledgerEntry" set status = 'waiting', said = null
      where status = 'refused' and _id in (select o."entryId" from (${openEntries(own, until)}) o) returning _id`.execute(
      own.db,
    );
    const ids = [...made, ...anew].map(({ _id }) => _id);
    await own.app.jobs.enqueueEntries(own.db, ids);
    return { body: { sent: ids.length, left: Math.max(0, due.length - most) } };
  });
