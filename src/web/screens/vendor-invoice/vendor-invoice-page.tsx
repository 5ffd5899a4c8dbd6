import { useGetOne } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { listPath, resourcePaths } from '../../data/resource-paths';
import { PageTitle } from '../../frame/page-title';
import { RecordFailed, RecordSkeleton } from '../../generated/record-states';
import '../../generated/generated.css';
import { fill, useWords } from '../../i18n/words';
import { ReferenceName } from '../../kinds/cells/reference';
import { formatDate, formatMoney } from '../../kinds/format';
import '../screens.css';
import { AccountsPanel } from './accounts-panel';
import { ApprovalsPanel } from './approvals-panel';
import { DecisionButtons } from './decision-buttons';
import { FlagSigns } from './flag-signs';
import type { InvoiceRecord } from './invoice-record';
import { mayWith } from './invoice-record';
import { KeeperButtons } from './keeper-buttons';
import { LineTable } from './line-table';
import { useVendorInvoiceTexts } from './vendor-invoice-texts';
import './vendor-invoice.css';

/** The page of a vendor's invoice: what it asks beside the contract, who decides next, and how it fares in the accounts. */
export function VendorInvoicePage({ id }: { id: string }) {
  const { data, error, refetch } = useGetOne<InvoiceRecord>(resourcePaths.vendorInvoice, { id });
  if (error && !data) return <RecordFailed name="vendorInvoice" error={error} retry={() => void refetch()} />;
  if (!data) return <RecordSkeleton />;
  return <InvoicePage invoice={data} />;
}

function InvoicePage({ invoice }: { invoice: InvoiceRecord }) {
  const { many, choice, label, locale } = useWords();
  const texts = useVendorInvoiceTexts();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { invoiceStatus, approvalLevel, levelsNeeded, flags, documentId } = invoice;
  const level = (approvalLevel ?? 1) as keyof typeof texts.levels;
  const standing =
    invoiceStatus === 'in_review'
      ? fill(texts.levels[level], { needed: levelsNeeded ?? 1 })
      : texts.stands[invoiceStatus];
  const toggle = (line: string) => {
    const next = new Set(chosen);
    if (!next.delete(line)) next.add(line);
    setChosen(next);
  };
  const reason = invoice.disputeReason ?? invoice.rejectReason;
  return (
    <article className="record-page">
      <header className="page-head">
        <div>
          <Link className="crumb" to={listPath('vendorInvoice')}>
            {many('vendorInvoice')}
          </Link>
          <PageTitle title={invoice.invoiceNumber}>
            <span className="sign sign-accent">{choice('invoiceStatus', invoiceStatus)}</span>
          </PageTitle>
          <p className="bill-head">
            <ReferenceName to="company" id={invoice.companyId} /> ·{' '}
            <strong className="figures">{formatMoney(invoice.total, locale)}</strong> ·{' '}
            {formatDate(invoice.invoiceDate, locale)}
          </p>
          {flags && flags.length > 0 && <FlagSigns flags={flags} />}
        </div>
        <div className="page-actions">
          <KeeperButtons invoice={invoice} />
          <DecisionButtons invoice={invoice} lines={[...chosen]} onDone={() => setChosen(new Set())} />
        </div>
      </header>
      <div className="record-columns">
        <div className="record-sections">
          <section className="bill-part" aria-label={texts.lines}>
            <h2>{texts.lines}</h2>
            <LineTable
              invoice={invoice}
              chosen={chosen}
              {...(mayWith(invoice, 'approve') && { onChoose: toggle })}
            />
          </section>
        </div>
        <aside className="record-beside" aria-label={texts.next}>
          <section className="bill-panel">
            <h2>{texts.next}</h2>
            <p>{standing}</p>
            {reason && <p className="bill-said">{reason}</p>}
            {invoice.dueDate && (
              <p className="quiet">
                {label('vendorInvoice', 'dueDate')} {formatDate(invoice.dueDate, locale)}
              </p>
            )}
          </section>
          <ApprovalsPanel invoice={invoice} />
          <AccountsPanel invoice={invoice} />
          <section className="bill-panel">
            <h2>{texts.document}</h2>
            {documentId ? (
              <ReferenceName to="document" id={documentId} />
            ) : (
              <p className="quiet">{texts.noDocument}</p>
            )}
          </section>
        </aside>
      </div>
    </article>
  );
}
