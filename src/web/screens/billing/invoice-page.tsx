import { Link, useNavigate } from 'react-router-dom';
import { listPath } from '../../data/resource-paths';
import { PageTitle } from '../../frame/page-title';
import { RecordFailed, RecordSkeleton } from '../../generated/record-states';
import { useTranslate } from '../../i18n/use-translate';
import { useInvoice } from './billing-records';
import { InvoiceView } from './invoice-view';
import '../screens.css';

/** One invoice on a page of its own. */
export function InvoicePage({ id }: { id: string }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { data: record, error, refetch } = useInvoice(id);
  if (error && !record) return <RecordFailed name="invoice" error={error} retry={() => void refetch()} />;
  if (!record) return <RecordSkeleton />;
  return (
    <div className="desk-page">
      <div>
        <Link className="crumb" to={listPath('invoice')}>
          {t('billing.invoices')}
        </Link>
        <PageTitle
          title={record.invoiceNumber ?? `${t('billing.invoice')}, ${t('billing.draft').toLowerCase()}`}
        />
      </div>
      <InvoiceView record={record} onGone={() => void navigate(listPath('invoice'))} />
    </div>
  );
}
