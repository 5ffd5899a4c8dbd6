import type { Slots } from '../../generated/slots';
import { AccountsActions } from './accounts-actions';
import { BulkDecide } from './bulk-decide';
import { BulkPost } from './bulk-post';
import { FlagsCell } from './flag-signs';
import { LevelCell } from './level-cell';

/** What the list of vendors' invoices has of its own. */
export const vendorInvoiceSlots: Slots<'vendorInvoice'> = {
  cells: { flags: FlagsCell, approvalLevel: LevelCell },
  bulk: [BulkDecide, BulkPost],
  listHead: [AccountsActions],
};
