import { useState } from 'react';
import { useRights } from '../../data/rights';
import { useTranslate } from '../../i18n/use-translate';
import { useToast } from '../../identity/toast';
import { useFailure } from '../failure';
import { useInvoiceCalls } from './invoice-calls';

/** Sends what waits to the accounts, and fetches what they paid. */
export function AccountsActions() {
  const t = useTranslate();
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
    return t('vendorInvoice.triggered', { posted, refused, waiting });
  };
  const pull = async () => {
    const { updated, checked, paid, partiallyPaid } = await calls.pull();
    return t('vendorInvoice.pulled', { updated, checked, paid, partly: partiallyPaid });
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
          {t('vendorInvoice.trigger')}
        </button>
      )}
      {rights.may('vendorInvoice', 'pullSage') && (
        <button type="button" className="button button-quiet" disabled={busy} onClick={() => void run(pull)}>
          {t('vendorInvoice.pull')}
        </button>
      )}
    </>
  );
}
