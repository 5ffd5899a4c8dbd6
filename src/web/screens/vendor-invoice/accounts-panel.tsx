import { useState } from 'react';
import { useRights } from '../../data/rights';
import { useTranslate } from '../../i18n/use-translate';
import { useToast } from '../../identity/toast';
import { useWords } from '../../i18n/words';
import { MomentCell } from '../../kinds/cells/time';
import { formatDate, formatMoney } from '../../kinds/format';
import { useFailure } from '../failure';
import { useInvoiceCalls } from './invoice-calls';
import type { InvoiceRecord } from './invoice-record';
import { mayWith } from './invoice-record';
import { ProviderMark } from './provider-mark';
import { useToldOfPosting } from './told-of-posting';

const unpaid = ['posted', 'partially_paid'];

/** How an invoice fares in the accounts: its bill, what they said, what was paid, and what can be done about it. */
export function AccountsPanel({ invoice }: { invoice: InvoiceRecord }) {
  const { locale, said: read } = useWords();
  const t = useTranslate();
  const rights = useRights();
  const { sageBillId, sageError, provider, postedAt, paidAmount, paidDate, paymentReference } = invoice;
  const isOurs = rights.may('vendorInvoice', 'approve');
  return (
    <section className="bill-panel" aria-labelledby="bill-accounts">
      <h2>
        <span id="bill-accounts">{t('vendorInvoice.accounts')}</span> <ProviderMark provider={provider} />
      </h2>
      {isOurs && (
        <p>
          {sageBillId ? t('vendorInvoice.billNumber', { bill: sageBillId }) : t('vendorInvoice.notPosted')}
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
          <strong>
            {invoice.invoiceStatus === 'post_failed'
              ? t('vendorInvoice.refused')
              : t('vendorInvoice.noAnswer')}
          </strong>{' '}
          {read(sageError, { written: true })}
        </p>
      )}
      {paidAmount && paidDate && (
        <p className="figures">
          {t('vendorInvoice.paidBy', {
            amount: formatMoney(paidAmount, locale),
            date: formatDate(paidDate, locale),
            reference: paymentReference ?? '',
          })}
        </p>
      )}
      {!isOurs && !paidDate && <p className="quiet">{t('vendorInvoice.notPaid')}</p>}
      <AccountsSteps invoice={invoice} />
    </section>
  );
}

function AccountsSteps({ invoice }: { invoice: InvoiceRecord }) {
  const t = useTranslate();
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
    return { good: posted?.ok === true, message: posted ? tell(posted) : t('vendorInvoice.notApproved') };
  };
  const pull = async () => {
    const { updated, checked, paid, partiallyPaid } = await calls.pull();
    return {
      good: true,
      message: t('vendorInvoice.pulled', { updated, checked, paid, partly: partiallyPaid }),
    };
  };
  const mayPull = rights.may('vendorInvoice', 'pullSage') && unpaid.includes(invoice.invoiceStatus);
  return (
    <>
      {mayWith(invoice, 'postSage') && (
        <button type="button" className="button" disabled={busy} onClick={() => void run(post)}>
          {invoice.sageError ? t('vendorInvoice.postAgain') : t('vendorInvoice.post')}
        </button>
      )}
      {mayPull && (
        <button type="button" className="button" disabled={busy} onClick={() => void run(pull)}>
          {t('vendorInvoice.pull')}
        </button>
      )}
    </>
  );
}
