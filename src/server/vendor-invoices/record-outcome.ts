import type { Recorded } from '#contract/resources/index';
import type { Tx } from '../database/tables';
import { happeningsOf, writeHistory } from '../history/write-history';
import type { Cause } from '../history/write-history';
import { difference, updateRow } from '../records/store';
import type { House } from '../request/work';
import type { HistoryEntry } from '../rules/rules';
import { tellOf } from './told';

type Invoice = Recorded<'vendorInvoice'>;

/** What the host itself does, when nobody asked for it. */
export const byTheHost = (house: House): Cause => ({
  now: house.now(),
  caller: { userId: null, companyId: null },
  origin: { source: 'system', requestId: crypto.randomUUID() },
});

/**
 * Writes down what the accounts said of an invoice: the record, what belongs to it and its history in one transaction. `change`
 * says what becomes of it as it stands now, or nothing.
 */
export async function recordOutcome(
  house: House,
  invoiceId: string,
  cause: Cause,
  change: (invoice: Invoice, tx: Tx) => Promise<Partial<Invoice> | undefined>,
  visibility?: HistoryEntry['visibility'],
): Promise<Invoice | undefined> {
  const after = await house.db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('vendorInvoice')
      .selectAll()
      .where('_id', '=', invoiceId)
      .where('deletedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    const made = before && (await change(before, tx));
    const changed = Object.keys(made ? difference(before, made) : {});
    if (!before || !made || changed.length === 0) return undefined;
    const written = {
      ...made,
      updatedAt: cause.now.toISOString(),
      updatedBy: cause.caller.userId,
      version: before.version + 1,
    };
    await updateRow(tx, 'vendorInvoice', invoiceId, written);
    const now = { ...before, ...written };
    const entry = { ...tellOf(now, changed), ...(visibility && { visibility }) };
    const happening = {
      ...entry,
      entity: 'vendorInvoice' as const,
      entityId: invoiceId,
      before,
      after: now,
      changed,
    };
    for (const one of happeningsOf('vendorInvoice', now, happening))
      await writeHistory({ ...cause, db: tx }, one);
    return now;
  });
  if (after)
    house.live.tell(after.fileIds.map((fileId) => ({ to: 'file', fileId, resource: 'vendorInvoice' })));
  return after;
}
