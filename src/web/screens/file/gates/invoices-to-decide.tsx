import { undecidedInvoice } from '#contract/lifecycles/vendor-invoice';
import { recordPath } from '../../../data/resource-paths';
import { useTranslate } from '../../../i18n/use-translate';
import { ButtonLink } from '../../../parts/button-link';
import { useFileRecord } from '../file-record';
import { useFileInvoices } from '../vendor-invoices/file-invoices';

/** The invoices of vendors that nobody has decided on, each with the way to its page, where it is read before it is. */
export function InvoicesToDecide() {
  const file = useFileRecord();
  const t = useTranslate();
  const { data = [] } = useFileInvoices(file.id);
  return data
    .filter(({ invoiceStatus }) => undecidedInvoice.includes(invoiceStatus))
    .map(({ id, invoiceNumber }) => (
      <ButtonLink key={id} variant="text" to={recordPath('vendorInvoice', id)} sx={{ displayPrint: 'none' }}>
        {t('gates.decideInvoice', { number: invoiceNumber })}
      </ButtonLink>
    ));
}
