import { useReference } from 'react-admin';
import type { DeskRecord } from '../../data/record';
import { recordPath, resourcePaths } from '../../data/resource-paths';
import { TextLink } from '../../parts/text-link';
import type { InvoiceRecord } from './invoice-record';

/** The number of a file that an invoice bills; a link where this person still sees the file. */
export function BilledFile({ invoice, id }: { invoice: InvoiceRecord; id: string }) {
  const ref = invoice.fileRefNumber?.[invoice.fileIds.indexOf(id)] ?? '';
  const { referenceRecord } = useReference<DeskRecord>({ reference: resourcePaths.file, id });
  return referenceRecord ? <TextLink to={recordPath('file', id)}>{ref}</TextLink> : <span>{ref}</span>;
}
