import type { Slots } from '../../generated/slots';
import { beginOnFile } from '../file/begin-on-file';

export const invoiceSlots: Slots<'invoice'> = { create: beginOnFile('invoice', 'invoices') };
