import { useGetOne } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import { resourcePaths } from '../../data/resource-paths';
import { RecordFailed, RecordSkeleton } from '../../generated/record-states';
import { useSession } from '../../identity/identity-context';
import { dayOf } from '../../kinds/format';
import { useNow } from '../../kinds/now';
import { useSide } from '../own-side';
import { InvoiceForm } from './invoice-form';
import type { InvoiceRecord } from './invoice-record';

/** The form of a new invoice. The address may name the file that it begins with. */
export function NewInvoicePage() {
  const [parameters] = useSearchParams();
  const { user } = useSession();
  const isVendor = useSide() === 'vendor';
  const values = {
    companyId: isVendor ? (user?.companyId ?? null) : null,
    invoiceDate: dayOf(new Date(useNow()).toISOString(), user?.timeZone),
    lines: [{ quantity: 1, fileId: parameters.get('fileId') }],
  };
  return <InvoiceForm values={values} asksVendor={!isVendor} refs={new Map()} />;
}

/** The same form for one that is open: a draft, or what was sent back. */
export function EditInvoicePage({ id }: { id: string }) {
  const { data, error, refetch } = useGetOne<InvoiceRecord>(resourcePaths.vendorInvoice, { id });
  if (error && !data) return <RecordFailed name="vendorInvoice" error={error} retry={() => void refetch()} />;
  if (!data) return <RecordSkeleton />;
  const refs = new Map(data.fileIds.map((fileId, index) => [fileId, data.fileRefNumber?.[index] ?? '']));
  return <InvoiceForm values={data} invoice={data} asksVendor={false} refs={refs} />;
}
