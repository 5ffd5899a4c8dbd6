import { useState } from 'react';
import { EditBase, useEditContext } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { resourcePaths } from '../../data/resource-paths';
import { RecordFailed } from '../../generated/record-failed';
import { useSession } from '../../identity/identity-context';
import { useToday } from '../../kinds/use-today';
import { WaitingPage } from '../../parts/waiting';
import { useSide } from '../own-side';
import { InvoiceForm } from './invoice-form';
import type { InvoiceRecord } from './invoice-record';

const staysHere = { onError: () => undefined };

/** The form of a new invoice. The address may name the file that it begins with. */
export function NewInvoicePage() {
  const [parameters] = useSearchParams();
  const { user } = useSession();
  const today = useToday();
  const isVendor = useSide() === 'vendor';
  const [values] = useState(() => ({
    companyId: isVendor ? (user?.companyId ?? null) : null,
    invoiceDate: today,
    lines: [{ quantity: 1, fileId: parameters.get('fileId') }],
  }));
  const [refs] = useState(() => new Map<string, string>());
  return <InvoiceForm values={values} asksVendor={!isVendor} refs={refs} />;
}

/** The same form for one that is open: a draft, or what was sent back. */
export function EditInvoicePage({ id }: { id: string }) {
  return (
    <EditBase
      resource={resourcePaths.vendorInvoice}
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={staysHere}
    >
      <Opened />
    </EditBase>
  );
}

function Opened() {
  const { record: live, error, refetch } = useEditContext<InvoiceRecord>();
  // The invoice as it was when the form opened: what is fetched meanwhile must not change under the person's hands.
  const [opened, setOpened] = useState<InvoiceRecord | null>(null);
  if (live && !opened) setOpened(live);
  const invoice = opened ?? live;
  if (error && !invoice)
    return <RecordFailed name="vendorInvoice" error={error as Error} retry={() => void refetch()} />;
  if (!invoice) return <WaitingPage />;
  const refs = new Map(
    invoice.fileIds.map((fileId, index) => [fileId, invoice.fileRefNumber?.[index] ?? '']),
  );
  return (
    <InvoiceForm values={invoice} invoice={invoice} live={live ?? invoice} asksVendor={false} refs={refs} />
  );
}
