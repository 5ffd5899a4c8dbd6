import { useState } from 'react';
import { Link } from 'react-router-dom';
import { editPath } from '../../data/resource-paths';
import { useToast } from '../../identity/toast';
import { useWords } from '../../i18n/words';
import { AskDialog } from '../ask-dialog';
import { useFailure } from '../failure';
import { useInvoiceCalls } from './invoice-calls';
import type { InvoiceRecord } from './invoice-record';
import { mayWith } from './invoice-record';
import { useVendorInvoiceTexts } from './vendor-invoice-texts';

/** What its vendor does with an invoice that is open, or who keys it in for him. */
export function KeeperButtons({ invoice }: { invoice: InvoiceRecord }) {
  const { texts: words } = useWords();
  const texts = useVendorInvoiceTexts();
  const calls = useInvoiceCalls();
  const toast = useToast();
  const explain = useFailure();
  const [cancelling, setCancelling] = useState(false);
  const [busy, setBusy] = useState(false);
  if (!mayWith(invoice, 'submit')) return null;
  const submit = async () => {
    setBusy(true);
    try {
      await calls.change(invoice.id, { invoiceStatus: 'submitted' });
      toast({ status: 'success', message: texts.submitted });
    } catch (error) {
      toast({ status: 'error', message: explain(error) });
    }
    setBusy(false);
  };
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => setCancelling(true)}>
        {texts.cancelInvoice}
      </button>
      <Link className="button" to={editPath('vendorInvoice', invoice.id)}>
        {words.record.edit}
      </Link>
      <button type="button" className="button button-main" disabled={busy} onClick={() => void submit()}>
        {texts.submit}
      </button>
      {cancelling && (
        <AskDialog
          title={texts.cancelInvoice}
          lead={<p>{texts.cancelLead}</p>}
          resource="vendorInvoice"
          asked={[
            { path: 'rejectReason', field: { kind: 'text', max: 500 }, needed: true, label: texts.reason },
          ]}
          values={{ rejectReason: '' }}
          save={texts.cancelInvoice}
          grave
          onSave={async ({ rejectReason }) => {
            await calls.change(invoice.id, { invoiceStatus: 'void', rejectReason });
            setCancelling(false);
            toast({ status: 'success', message: texts.cancelled });
          }}
          onClose={() => setCancelling(false)}
        />
      )}
    </>
  );
}
