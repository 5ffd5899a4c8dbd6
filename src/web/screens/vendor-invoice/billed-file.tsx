import { useReference } from 'ra-core';
import { Link } from 'react-router-dom';
import type { DeskRecord } from '../../data/record';
import { recordPath, resourcePaths } from '../../data/resource-paths';
import type { InvoiceRecord } from './invoice-record';

/** The number of a file that an invoice bills; a link where this person still sees the file. */
export function BilledFile({ invoice, id }: { invoice: InvoiceRecord; id: string }) {
  const ref = invoice.fileRefNumber?.[invoice.fileIds.indexOf(id)] ?? '';
  const { referenceRecord } = useReference<DeskRecord>({ reference: resourcePaths.file, id });
  if (!referenceRecord) return <span>{ref}</span>;
  return (
    <Link className="plain-link" to={recordPath('file', id)}>
      {ref}
    </Link>
  );
}
