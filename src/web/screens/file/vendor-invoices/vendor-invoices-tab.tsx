import AddIcon from '@mui/icons-material/Add';
import Skeleton from '@mui/material/Skeleton';
import { ButtonLink } from '../../../parts/button-link';
import { TextLink } from '../../../parts/text-link';
import { createPath, recordPath } from '../../../data/resource-paths';
import { useRights } from '../../../data/rights';
import { Failed, Standstill } from '../../../generated/list-states';
import { useTranslate } from '../../../i18n/use-translate';
import { useWords } from '../../../i18n/words';
import { Chip } from '../../../kinds/cells/choice';
import { ReferenceName } from '../../../kinds/cells/reference';
import { formatDate, formatMoney } from '../../../kinds/format';
import { chipColor } from '../../../kinds/tones';
import { useColorMode } from '../../../theme/color-mode';
import { FlagSigns } from '../../vendor-invoice/flag-signs';
import '../../vendor-invoice/vendor-invoice.css';
import { useFileRecord } from '../file-record';
import { useFileInvoices } from './file-invoices';

/** What vendors billed of the file, and how each bill stands. */
export function VendorInvoicesTab() {
  const file = useFileRecord();
  const { many, choice, locale } = useWords();
  const t = useTranslate();
  const rights = useRights();
  const mode = useColorMode();
  const { data, error, refetch } = useFileInvoices(file.id);
  const create = rights.may('vendorInvoice', 'create') && (
    <ButtonLink startIcon={<AddIcon />} to={`${createPath('vendorInvoice')}?fileId=${file.id}`}>
      {t('vendorInvoice.create')}
    </ButtonLink>
  );
  return (
    <section className="tab-part" aria-label={many('vendorInvoice')}>
      <div className="tab-head">
        <h2>{many('vendorInvoice')}</h2>
        {data && data.length > 0 && create}
      </div>
      {error && <Failed title={t('vendorInvoice.failed')} retry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={72} />}
      {data?.length === 0 && (
        <Standstill title={t('vendorInvoice.none')} lead="">
          {create}
        </Standstill>
      )}
      <ul className="bill-list">
        {data?.map((invoice) => (
          <li key={invoice.id}>
            <TextLink to={recordPath('vendorInvoice', invoice.id)}>{invoice.invoiceNumber}</TextLink>
            <span className="bill-list-vendor">
              <ReferenceName to="company" id={invoice.companyId} /> ·{' '}
              {formatDate(invoice.invoiceDate, locale)}
            </span>
            <Chip color={chipColor('invoiceStatus', invoice.invoiceStatus, {}, mode) ?? 'var(--quiet)'}>
              {choice('invoiceStatus', invoice.invoiceStatus)}
            </Chip>
            <strong className="figures">{formatMoney(invoice.total, locale)}</strong>
            {invoice.flags && invoice.flags.length > 0 && <FlagSigns flags={invoice.flags} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
