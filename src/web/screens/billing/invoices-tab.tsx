import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import AddIcon from '@mui/icons-material/Add';
import { Quiet } from '../../parts/words-in-line';
import { useState } from 'react';
import { formatDate } from '#contract/written';
import { useRights } from '../../data/rights';
import { Awaited } from '../../parts/awaited';
import { Standstill } from '../../parts/standstill';
import { HeadLine } from '../../parts/head-line';
import { useWords } from '../../i18n/words';
import { useBegun } from '../file/begin-on-file';
import { mayWith, useFileRecord } from '../file/file-record';
import { BillingTotals } from './billing-totals';
import { MoneyTable } from '../../parts/money-table';
import type { MoneyColumn } from '../../parts/money-table';
import { useFileInvoices, useInvoice, useUnbilledFees } from './billing-records';
import type { InvoiceRow } from './billing-records';
import { InvoiceDialog } from './invoice-dialog';
import { InvoiceLink, InvoiceView } from './invoice-view';
import { Money } from './money';
import { InvoiceState } from './state-chip';

/** What the client was billed on the file, what waits to be billed, and the invoice that one looks at. */
export function InvoicesTab() {
  const file = useFileRecord();
  const { t } = useWords();
  const rights = useRights();
  const { data: invoices, error, refetch } = useFileInvoices(file.id);
  const { data: fees = [] } = useUnbilledFees(file.id);
  const [making, setMaking] = useBegun();
  const [open, setOpen] = useState<string | null>(null);
  const mayMake = rights.may('invoice', 'create') && mayWith(file, 'work');
  const make = mayMake && (
    <Button
      variant="contained"
      color="primary"
      startIcon={<AddIcon />}
      disabled={fees.length === 0}
      title={fees.length === 0 ? t('billing.nothingToBill') : undefined}
      onClick={() => setMaking(true)}
    >
      {t('billing.make')}
    </Button>
  );
  return (
    <section aria-label={t('billing.invoices')}>
      <Awaited data={invoices} error={error} refetch={refetch} />
      {invoices && (
        <>
          <HeadLine>
            <BillingTotals of={['billed', 'paid', 'owed', ...(mayMake ? (['unbilled'] as const) : [])]} />
            {make}
          </HeadLine>
          {invoices.length === 0 ? (
            <Standstill title={t('billing.nothing')} lead={t('billing.nothingLead')} />
          ) : (
            <InvoiceTable rows={invoices} open={open} onOpen={setOpen} />
          )}
        </>
      )}
      {open && <OpenInvoice key={open} id={open} onGone={() => setOpen(null)} />}
      {making && mayMake && fees.length > 0 && (
        <InvoiceDialog
          fileId={file.id}
          fees={fees}
          onSaved={(id) => {
            setMaking(false);
            setOpen(id);
          }}
          onClose={() => setMaking(false)}
        />
      )}
    </section>
  );
}

interface TableProps {
  readonly rows: readonly InvoiceRow[];
  readonly open: string | null;
  readonly onOpen: (id: string | null) => void;
}

function InvoiceTable({ rows, open, onOpen }: TableProps) {
  const { t, locale } = useWords();
  const day = (date: string | null) => (date ? formatDate(date, locale) : '–');
  const columns: MoneyColumn<InvoiceRow>[] = [
    {
      head: t('billing.number'),
      cell: (row) => (
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          <InvoiceLink record={row} />
          {row.creditOfInvoiceId && <Quiet> {t('billing.creditNote')}</Quiet>}
        </Box>
      ),
    },
    { head: t('billing.status'), as: 'short', cell: (row) => <InvoiceState record={row} /> },
    { head: t('billing.issued'), as: 'short', cell: ({ issueDate }) => day(issueDate) },
    { head: t('billing.due'), as: 'short', cell: ({ dueDate }) => day(dueDate) },
    { head: t('billing.total'), as: 'figure', cell: ({ total }) => <Money amount={total} /> },
    { head: t('billing.paid'), as: 'figure', cell: ({ paidAmount }) => <Money amount={paidAmount} /> },
    {
      head: t('billing.creditedSum'),
      as: 'figure',
      cell: ({ creditedAmount }) => <Money amount={creditedAmount} />,
    },
    { head: t('billing.balance'), as: 'figure', cell: ({ balanceDue }) => <Money amount={balanceDue} /> },
  ];
  return (
    <MoneyTable
      label={t('billing.invoices')}
      rows={rows}
      keyOf={({ id }) => id}
      columns={columns}
      opens={{ isOpen: ({ id }) => id === open, onOpen: ({ id }) => onOpen(id === open ? null : id) }}
    />
  );
}

function OpenInvoice({ id, onGone }: { id: string; onGone: () => void }) {
  const { data, error, refetch } = useInvoice(id);
  if (!data) return <Awaited data={data} error={error} refetch={refetch} />;
  return <InvoiceView record={data} onGone={onGone} />;
}
