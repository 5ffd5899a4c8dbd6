import type { Recorded } from '#contract/resources/index';
import type { Tx } from '../database/tables';
import type { Cause } from '../history/write-history';
import { changeWithoutCaller } from '../records/change';
import { rulesOf } from '../records/installed-rules';
import type { HistoryEntry } from '../records/rules';
import { takeForHost } from '../records/take';
import type { Written } from '../records/written';
import type { AppContext } from '../request/context';

type Invoice = Recorded<'vendorInvoice'>;

/** What the host itself does, when nobody asked for it. */
export const byTheHost = (app: AppContext): Cause => ({
  now: app.now(),
  caller: { userId: null, companyId: null },
  origin: { source: 'system', requestId: crypto.randomUUID() },
});

/**
 * Writes down what the accounts said of an invoice: the record, what belongs to it and its history in one transaction. `change`
 * says what becomes of it as it stands now, or nothing.
 */
export async function recordOutcome(
  app: AppContext,
  invoiceId: string,
  cause: Cause,
  change: (invoice: Invoice, tx: Tx) => Promise<Written<'vendorInvoice'> | undefined>,
  visibility?: HistoryEntry['visibility'],
): Promise<Invoice | undefined> {
  const after = await app.db.transaction().execute(async (tx) => {
    const before = await takeForHost(tx, 'vendorInvoice', invoiceId);
    const made = before && (await change(before, tx));
    return made && changeWithoutCaller({ ...cause, db: tx }, 'vendorInvoice', before, made, visibility);
  });
  if (after)
    app.live.notify(
      after.fileIds.map((fileId) => ({
        to: 'file',
        fileId,
        resource: 'vendorInvoice',
        readers: rulesOf('vendorInvoice').readers?.(after),
      })),
    );
  return after;
}
