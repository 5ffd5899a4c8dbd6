import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useGetOne } from 'react-admin';
import { resourcePaths } from '../../data/resource-paths';
import { useWords } from '../../i18n/words';
import { formatDate } from '../../kinds/format';
import { Failure } from '../../parts/failure';
import { WaitingLines } from '../../parts/waiting';
import { Quiet } from '../../parts/words-in-line';
import type { InvoiceRecord } from './invoice-record';
import { LineTable } from './line-table';

/** What an approver decides on: each line with its quantity and price beside the contract's, who pays it and when, and what its owner says. */
export function DecisionFacts({ id }: { id: string }) {
  const { data, error, refetch } = useGetOne<InvoiceRecord>(resourcePaths.vendorInvoice, { id });
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <WaitingLines />;
  return (
    <Stack sx={{ gap: 1, mt: 2 }}>
      <LineTable invoice={data} chosen={new Set()} />
      <PayerWords invoice={data} />
      <OwnerNote invoice={data} />
    </Stack>
  );
}

const settled = ['paid', 'void'];

/** Who pays an invoice, while that is still to come, and by when. */
export function PayerWords({ invoice }: { invoice: InvoiceRecord }) {
  const { t, label, locale } = useWords();
  return (
    <Typography variant="body2">
      {!settled.includes(invoice.invoiceStatus) &&
        `${t(invoice.directBilling ? 'vendorInvoice.payer.client' : 'vendorInvoice.payer.agency')} `}
      {invoice.dueDate && (
        <Quiet>
          {label('vendorInvoice', 'dueDate')} {formatDate(invoice.dueDate, locale)}
        </Quiet>
      )}
    </Typography>
  );
}

/** What its owner says to whoever approves it. */
export function OwnerNote({ invoice }: { invoice: InvoiceRecord }) {
  const { label } = useWords();
  if (!invoice.note) return null;
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      <Quiet>{label('vendorInvoice', 'note')}</Quiet> {invoice.note}
    </Typography>
  );
}
