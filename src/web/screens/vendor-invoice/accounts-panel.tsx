import { useState } from 'react';
import { useRights } from '../../data/rights';
import { useToast } from '../../identity/toast';
import { fill, useWords } from '../../i18n/words';
import { MomentCell } from '../../kinds/cells/time';
import { formatDate, formatMoney } from '../../kinds/format';
import { useFailure } from '../failure';
import { useInvoiceCalls } from './invoice-calls';
import type { InvoiceRecord } from './invoice-record';
import { mayWith } from './invoice-record';
import { ProviderMark } from './provider-mark';
import { useToldOfPosting } from './told-of-posting';
import { useVendorInvoiceTexts } from './vendor-invoice-texts';

const unpaid = ['posted', 'partially_paid'];

/** How an invoice fares in the accounts: its bill, what they said, what was paid, and what can be done about it. */
export function AccountsPanel({ invoice }: { invoice: InvoiceRecord }) {
  const { locale, said: read } = useWords();
  const texts = useVendorInvoiceTexts();
  const rights = useRights();
  const { sageBillId, sageError, provider, postedAt, paidAmount, paidDate, paymentReference } = invoice;
  const isOurs = rights.may('vendorInvoice', 'approve');
  return (
    <section className="bill-panel" aria-labelledby="bill-accounts">
      <h2>
        <span id="bill-accounts">{texts.accounts}</span> <ProviderMark provider={provider} />
      </h2>
      {isOurs && (
        <p>
          {sageBillId ? fill(texts.billNumber, { bill: sageBillId }) : texts.notPosted}
          {postedAt && (
            <span className="quiet">
              {' '}
              · <MomentCell value={postedAt} place="row" />
            </span>
          )}
        </p>
      )}
      {sageError && (
        <p className="bill-said" role="note">
          <strong>{invoice.invoiceStatus === 'post_failed' ? texts.refused : texts.noAnswer}</strong>{' '}
          {read(sageError, { written: true })}
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
      {!isOurs && !paidDate && <p className="quiet">{texts.notPaid}</p>}
      <AccountsSteps invoice={invoice} />
    </section>
  );
}

function AccountsSteps({ invoice }: { invoice: InvoiceRecord }) {
  const texts = useVendorInvoiceTexts();
  const tell = useToldOfPosting();
  const rights = useRights();
  const calls = useInvoiceCalls();
  const toast = useToast();
  const explain = useFailure();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<{ good: boolean; message: string }>) => {
    setBusy(true);
    try {
      const { good, message } = await work();
      toast({ status: good ? 'success' : 'error', message });
    } catch (error) {
      toast({ status: 'error', message: explain(error) });
    }
    setBusy(false);
  };
  const post = async () => {
    const [posted] = await calls.post([invoice.id]);
    return { good: posted?.ok === true, message: posted ? tell(posted) : texts.notApproved };
  };
  const pull = async () => {
    const { updated, checked, paid, partiallyPaid } = await calls.pull();
    return { good: true, message: fill(texts.pulled, { updated, checked, paid, partly: partiallyPaid }) };
  };
  const mayPull = rights.may('vendorInvoice', 'pullSage') && unpaid.includes(invoice.invoiceStatus);
  return (
    <>
      {mayWith(invoice, 'postSage') && (
        <button type="button" className="button" disabled={busy} onClick={() => void run(post)}>
          {invoice.sageError ? texts.postAgain : texts.post}
        </button>
      )}
      {mayPull && (
        <button type="button" className="button" disabled={busy} onClick={() => void run(pull)}>
          {texts.pull}
        </button>
      )}
    </>
  );
}
