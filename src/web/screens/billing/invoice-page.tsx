import { useNavigate } from 'react-router-dom';
import { listPath } from '../../data/resource-paths';
import { RecordFailed } from '../../generated/record-failed';
import { useTranslate } from '../../i18n/use-translate';
import { Page } from '../../parts/page';
import { PageHead } from '../../parts/page-head';
import { WaitingPage } from '../../parts/waiting';
import { useInvoice } from './billing-records';
import { InvoiceView } from './invoice-view';

/** One invoice on a page of its own. */
export function InvoicePage({ id }: { id: string }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { data: record, error, refetch } = useInvoice(id);
  if (error && !record) return <RecordFailed name="invoice" error={error} retry={() => void refetch()} />;
  if (!record) return <WaitingPage />;
  return (
    <Page>
      <PageHead
        title={record.invoiceNumber ?? `${t('billing.invoice')}, ${t('billing.draft').toLowerCase()}`}
        crumb={{ to: listPath('invoice'), label: t('billing.invoices') }}
      />
      <InvoiceView record={record} onGone={() => void navigate(listPath('invoice'))} />
    </Page>
  );
}
