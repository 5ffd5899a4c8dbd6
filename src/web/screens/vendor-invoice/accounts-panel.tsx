import { useState } from 'react';
import { useRights } from '../../data/rights';
import { useToast } from '../../identity/toast';
import { fill, useWords } from '../../i18n/words';
import { formatDate, formatMoney } from '../../kinds/format';
import { useFailure } from '../failure';
import { useInvoiceCalls } from './invoice-calls';
import type { InvoiceRecord } from './invoice-record';
import { mayWith } from './invoice-record';
import { ProviderMark } from './provider-mark';
import { useVendorInvoiceTexts } from './vendor-invoice-texts';

/** How an invoice fares in the accounts: its bill, what they said, what was paid. */
export function AccountsPanel({ invoice }: { invoice: InvoiceRecord }) {
  const { locale } = useWords();
  const texts = useVendorInvoiceTexts();
  const rights = useRights();
  const calls = useInvoiceCalls();
  const toast = useToast();
  const explain = useFailure();
  const [busy, setBusy] = useState(false);
  const { sageBillId, sageError, provider, paidAmount, paidDate, paymentReference, invoiceStatus } = invoice;
  const post = async () => {
    setBusy(true);
    try {
      const { outcome, sageBillId: bill, message = '' } = await calls.post(invoice.id);
      const said = {
        posted: fill(texts.posted, { bill: bill ?? '' }),
        not_postable: fill(texts.posted, { bill: bill ?? '' }),
        refused: fill(texts.postRefused, { message }),
        unreachable: texts.postWaiting,
        busy: texts.postBusy,
      }[outcome];
      toast({ status: outcome === 'posted' ? 'success' : 'error', message: said });
    } catch (error) {
      toast({ status: 'error', message: explain(error) });
    }
    setBusy(false);
  };
  return (
    <section className="bill-panel">
      <h2>
        {texts.accounts} <ProviderMark provider={provider} />
      </h2>
      {rights.may('vendorInvoice', 'approve') && (
        <p>{sageBillId ? fill(texts.billNumber, { bill: sageBillId }) : texts.notPosted}</p>
      )}
      {sageError && (
        <p className="bill-said" role="note">
          {sageError}
        </p>
      )}
      {paidAmount && paidDate && (
        <p className="figures">
          {fill(texts.paidBy, {
            amount: formatMoney(paidAmount, locale),
            date: formatDate(paidDate, locale),
            reference: paymentReference ?? '',
          })}
        </p>
      )}
      {mayWith(invoice, 'postSage') && (
        <button type="button" className="button" disabled={busy} onClick={() => void post()}>
          {invoiceStatus === 'post_failed' || sageError ? texts.postAgain : texts.post}
        </button>
      )}
    </section>
  );
}
