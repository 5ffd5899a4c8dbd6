import type { Slots } from '../../generated/slots';
import { AccountsActions } from './accounts-actions';
import { BulkDecide } from './bulk-decide';
import { BulkPost } from './bulk-post';
import { FlagsCell } from './flag-signs';
import { LevelCell } from './level-cell';
import '../screens.css';
import './vendor-invoice.css';

export const vendorInvoiceSlots: Slots<'vendorInvoice'> = {
  cells: { flags: FlagsCell, approvalLevel: LevelCell },
  bulk: [BulkDecide, BulkPost],
  listHead: [AccountsActions],
};
