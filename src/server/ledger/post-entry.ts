import { sql } from 'kysely';
import { sentence } from '#contract/words/sentence';
import type { Said, Sentence } from '#contract/words/sentence';
import type { Db, Tx } from '../database/tables';
import { writeHistory } from '../history/write-history';
import type { Cause } from '../history/write-history';
import type { Entry, PostedEntry } from '../integrations/sage/entry';
import { Refused, Unreachable } from '../integrations/sage/port';
import { delayAfter } from '../jobs/delay-after';
import { Held, holding } from '../jobs/takeover';
import type { AppContext } from '../request/context';
import { byTheHost } from '../vendor-invoices/record-outcome';
import { entryOf } from './entry-of';
import type { Entering } from './entry-of';

/** What became of an entry. `busy`: another worker is at it. `gone`: it stands already, or what it tells is not so any more. */
export type Entered = 'posted' | 'refused' | 'unreachable' | 'gone' | 'busy';

/**
 * Enters one invoice or movement of money in the accounts, once. That a try was made is written before it is made: whoever finds a try without an
 * outcome asks the accounts for the entry before it is entered again.
 */
export async function postEntry(app: AppContext, entryId: string): Promise<Entered> {
  try {
    return await holding(app.db, entryId, () => enter(app, entryId));
  } catch (error) {
    if (error instanceof Held) return 'busy';
    throw error;
  }
}

async function enter(app: AppContext, id: string): Promise<Entered> {
  const { db } = app;
  const row = await db
    .updateTable('ledgerEntry')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('_id', '=', id)
    .where('status', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();
  if (!row) return 'gone';
  try {
    // Where a try before may have arrived, the accounts know of it, and what is entered stands whatever became of the record since.
    const known = row.attempts > 1 ? await app.sage.findEntry(row.key) : undefined;
    const entering = await entryOf(db, { ...row, kind: row.kind as Entering['entry']['kind'] }, app.now());
    if (!entering && !known) {
      await db.deleteFrom('ledgerEntry').where('_id', '=', id).execute();
      return 'gone';
    }
    const posted = known ?? (await app.sage.postEntry((entering as Entering).entry, row.key));
    await recordPosted(app, id, posted, entering);
    return 'posted';
  } catch (error) {
    if (error instanceof Refused) {
      await say(db, id, error.said, 'refused');
      return 'refused';
    }
    if (!(error instanceof Unreachable)) throw error;
    await say(db, id, error.said, 'waiting');
    await app.jobs.enqueueEntries(db, [id], new Date(app.now().getTime() + delayAfter(row.attempts)));
    return 'unreachable';
  }
}

async function say(db: Db, id: string, said: Said, status: 'refused' | 'waiting'): Promise<void> {
  const kept = typeof said === 'string' ? said.slice(0, 500) : said;
  await sql`update "ledgerEntry" set status = ${status}, said = ${JSON.stringify(kept)}::jsonb where _id = ${id}::uuid`.execute(
    db,
  );
}

async function recordPosted(
  app: AppContext,
  id: string,
  { entryId }: PostedEntry,
  entering: Entering | undefined,
): Promise<void> {
  const cause = byTheHost(app);
  await app.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('ledgerEntry')
      .set({
        status: 'posted',
        said: null,
        entryId,
        provider: app.sage.provider,
        postedAt: cause.now.toISOString(),
      })
      .where('_id', '=', id)
      .execute();
    if (entering) await tell(tx, cause, entering, entryId);
  });
}

async function tell(tx: Tx, cause: Cause, { entry, record }: Entering, entryId: string): Promise<void> {
  const isInvoice = 'invoiceNumber' in record;
  await writeHistory(
    { ...cause, db: tx },
    {
      type: isInvoice ? 'invoice_changed' : 'payment_changed',
      entity: isInvoice ? 'invoice' : 'payment',
      entityId: record._id,
      fileId: record.fileId,
      message: 'amount' in record ? ofMoney(entry, record.amount, entryId) : ofInvoice(entry, entryId),
      visibility: 'internal',
    },
  );
}

function ofInvoice({ kind, number }: Entry, entry: string): Sentence {
  return kind === 'void'
    ? sentence('ledger.voidEntered', { number, entry })
    : sentence('ledger.invoiceEntered', { number, entry });
}

function ofMoney({ kind, bankCode }: Entry, amount: string, entry: string): Sentence {
  if (kind === 'remittance') return sentence('ledger.remittanceEntered', { amount, entry });
  if (kind === 'refund') return sentence('ledger.refundEntered', { amount, entry });
  if (kind === 'receipt') return sentence('ledger.receiptEntered', { amount, entry });
  return bankCode === null
    ? sentence('ledger.returnEntered', { amount, entry })
    : sentence('ledger.reversalEntered', { amount, entry });
}
