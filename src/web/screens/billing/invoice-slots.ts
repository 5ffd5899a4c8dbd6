import type { Slots } from '../../generated/slots';
import { beginOnFile } from '../file/begin-on-file';
import { InvoiceMarks } from './invoice-marks';

export const invoiceSlots: Slots<'invoice'> = {
  create: beginOnFile('invoice', 'invoices'),
  marks: InvoiceMarks,
};
