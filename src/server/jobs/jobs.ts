import type { ValueOf } from '#contract/vocabularies/index';
import type { Db, Tx } from '../database/tables';

/** Long work, taken up by any host of the database, and again after a host died in the middle of it. */
export interface Jobs {
  /** Queues a job in the same transaction as its row. */
  enqueue(tx: Tx, jobId: string): Promise<void>;
  /** Queues the posting of a vendor's invoice to the accounts, now or at a later moment; one that is queued is moved. */
  enqueuePosting(tx: Tx | Db, vendorInvoiceId: string, at?: Date): Promise<void>;
  /** The same of entries in the accounts. */
  enqueueEntries(tx: Tx | Db, entryIds: readonly string[], at?: Date): Promise<void>;
  /** The same of a search that was ordered. */
  enqueueSearch(tx: Tx | Db, kind: ValueOf<'searchKind'>, searchId: string, at?: Date): Promise<void>;
}

/** The jobs of a running host. */
export interface OpenJobs extends Jobs {
  /** Takes up no more, and lets go of what is under way at its next batch; another host goes on with it. */
  close(): Promise<void>;
}
