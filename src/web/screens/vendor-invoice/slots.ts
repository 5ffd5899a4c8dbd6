import type { Slots } from '../../generated/slots';
import { AccountsActions } from './accounts-actions';
import { BulkDecide } from './bulk-decide';
import { FlagsCell } from './flag-signs';
import '../screens.css';
import './vendor-invoice.css';

export const vendorInvoiceSlots: Slots<'vendorInvoice'> = {
  cells: { flags: FlagsCell },
  bulk: [BulkDecide],
  listHead: [AccountsActions],
};
