import { useGetOne } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { postable } from '#contract/lifecycles/vendor-invoice';
import { listPath, resourcePaths } from '../../data/resource-paths';
import { PageTitle } from '../../frame/page-title';
import { RecordFailed, RecordSkeleton } from '../../generated/record-states';
import type { ScreenTexts } from '../../i18n/en/screens';
import { useTranslate } from '../../i18n/use-translate';
import '../../generated/generated.css';
import { useWords } from '../../i18n/words';
import { Chip } from '../../kinds/cells/choice';
import { ReferenceName } from '../../kinds/cells/reference';
import { formatDate, formatMoney } from '../../kinds/format';
import { chipColor } from '../../kinds/tones';
import { useColorMode } from '../../theme/color-mode';
import { useSide } from '../own-side';
import '../screens.css';
import { AccountsPanel } from './accounts-panel';
import { ApprovalLadder } from './approval-ladder';
import { DecisionButtons } from './decision-buttons';
import { FlagWords } from './flag-signs';
import type { InvoiceRecord } from './invoice-record';
import { mayWith } from './invoice-record';
import { KeeperButtons } from './keeper-buttons';
import { LineTable } from './line-table';
import { PaperPanel } from './paper-panel';
import { SentBack } from './sent-back';
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
  const t = useTranslate();
  const mode = useColorMode();
  const side = useSide();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { invoiceStatus, approvalLevel, levelsNeeded, flags } = invoice;
  const level = (approvalLevel ?? 1) as keyof ScreenTexts['vendorInvoice']['levels'];
  const standing =
    invoiceStatus === 'in_review'
      ? t(`vendorInvoice.levels.${level}`, { needed: levelsNeeded ?? 1 })
      : side !== 'agency' && postable.includes(invoiceStatus)
        ? t('vendorInvoice.standsApproved')
        : t(`vendorInvoice.stands.${invoiceStatus}`);
  const toggle = (line: string) => {
    const next = new Set(chosen);
    if (!next.delete(line)) next.add(line);
    setChosen(next);
  };
  return (
    <article className="record-page bill-page">
      <header className="page-head">
        <div>
          <Link className="crumb" to={listPath('vendorInvoice')}>
            {many('vendorInvoice')}
          </Link>
          <PageTitle title={invoice.invoiceNumber}>
            <Chip color={chipColor('invoiceStatus', invoiceStatus, {}, mode) ?? 'var(--quiet)'}>
              {choice('invoiceStatus', invoiceStatus)}
            </Chip>
          </PageTitle>
          <p className="bill-head">
            <ReferenceName to="company" id={invoice.companyId} /> ·{' '}
            <strong className="figures">{formatMoney(invoice.total, locale)}</strong> ·{' '}
            {formatDate(invoice.invoiceDate, locale)}
          </p>
        </div>
        <div className="page-actions">
          <KeeperButtons invoice={invoice} />
          <DecisionButtons invoice={invoice} lines={[...chosen]} onDone={() => setChosen(new Set())} />
        </div>
      </header>
      <div className="bill-columns">
        <div className="bill-main">
          <section className="bill-next" aria-label={t('vendorInvoice.next')}>
            <p>
              <strong>{standing}</strong>{' '}
              {invoice.dueDate && (
                <span className="quiet">
                  {label('vendorInvoice', 'dueDate')} {formatDate(invoice.dueDate, locale)}
                </span>
              )}
            </p>
            {invoice.whyNotApprove && (
              <p className="quiet">{t(`vendorInvoice.whyNot.${invoice.whyNotApprove}`)}</p>
            )}
            <SentBack invoice={invoice} />
            {flags && flags.length > 0 && <FlagWords flags={flags} />}
          </section>
          <section className="bill-part">
            <h2>{side === 'client' ? t('vendorInvoice.linesAlone') : t('vendorInvoice.lines')}</h2>
            <LineTable
              invoice={invoice}
              chosen={chosen}
              {...(mayWith(invoice, 'approve') && { onChoose: toggle })}
            />
          </section>
          <ApprovalLadder invoice={invoice} />
          <AccountsPanel invoice={invoice} />
        </div>
        <PaperPanel id={invoice.documentId} />
      </div>
    </article>
  );
}
