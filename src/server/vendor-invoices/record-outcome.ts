import type { Recorded } from '#contract/resources/index';
import type { Tx } from '../database/tables';
import { happeningsOf, writeHistory } from '../history/write-history';
import type { Cause } from '../history/write-history';
import { difference, updateRow } from '../records/store';
import type { House } from '../request/work';
import { rulesOf } from '../records/installed-rules';
import type { HistoryEntry } from '../records/rules';

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
    return made && writeOutcome(tx, cause, 'vendorInvoice', before, made, visibility);
  });
  if (after)
    house.live.tell(
      after.fileIds.map((fileId) => ({
        to: 'file',
        fileId,
        resource: 'vendorInvoice',
        readers: rulesOf('vendorInvoice').readers?.(after),
      })),
    );
  return after;
}

/** Changes one record with its history, by whoever or whatever made it happen; nothing where nothing differs. */
export async function writeOutcome<N extends 'vendorInvoice' | 'fee'>(
  tx: Tx,
  cause: Cause,
  name: N,
  before: Recorded<N>,
  change: Partial<Recorded<N>>,
  visibility?: HistoryEntry['visibility'],
): Promise<Recorded<N> | undefined> {
  const changed = Object.keys(difference(before, change));
  if (changed.length === 0) return undefined;
  const after = {
    ...before,
    ...change,
    updatedAt: cause.now.toISOString(),
    updatedBy: cause.caller.userId,
    version: before.version + 1,
  };
  await updateRow(tx, name, before._id, difference(before, after));
  const entry = rulesOf(name).history?.('updated', after, changed);
  const happening = entry && {
    ...entry,
    ...(visibility && { visibility }),
    ...{ entity: name, entityId: before._id, before, after, changed },
  };
  for (const one of happening ? happeningsOf(name, after, happening) : [])
    await writeHistory({ ...cause, db: tx }, one);
  return after;
}
