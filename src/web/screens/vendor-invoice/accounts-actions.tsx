import { useState } from 'react';
import { useRights } from '../../data/rights';
import { useToast } from '../../identity/toast';
import { fill } from '../../i18n/words';
import { useFailure } from '../failure';
import { useInvoiceCalls } from './invoice-calls';
import { useVendorInvoiceTexts } from './vendor-invoice-texts';

/** Sends what waits to the accounts, and fetches what they paid. */
export function AccountsActions() {
  const texts = useVendorInvoiceTexts();
  const rights = useRights();
  const calls = useInvoiceCalls();
  const toast = useToast();
  const explain = useFailure();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<string>) => {
    setBusy(true);
    try {
      toast({ status: 'success', message: await work() });
    } catch (error) {
      toast({ status: 'error', message: explain(error) });
    }
    setBusy(false);
  };
  const trigger = async () => {
    const { posted, refused, waiting } = await calls.trigger();
    return fill(texts.triggered, { posted, refused, waiting });
  };
  const pull = async () => {
    const { updated, checked, paid, partiallyPaid } = await calls.pull();
    return fill(texts.pulled, { updated, checked, paid, partly: partiallyPaid });
  };
  return (
    <>
      {rights.may('vendorInvoice', 'triggerPending') && (
        <button
          type="button"
          className="button button-quiet"
          disabled={busy}
          onClick={() => void run(trigger)}
        >
          {texts.trigger}
        </button>
      )}
      {rights.may('vendorInvoice', 'pullSage') && (
        <button type="button" className="button button-quiet" disabled={busy} onClick={() => void run(pull)}>
          {texts.pull}
        </button>
      )}
    </>
  );
}
