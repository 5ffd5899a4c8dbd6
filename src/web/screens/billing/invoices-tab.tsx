import { useState } from 'react';
import { issuedInvoice } from '#contract/lifecycles/client-invoice';
import { formatDate } from '#contract/written';
import { useRights } from '../../data/rights';
import { Icon } from '../../frame/icon';
import { Standstill } from '../../generated/list-states';
import { useWords } from '../../i18n/words';
import { mayWith, useFileRecord } from '../file/file-record';
import { useFileInvoices, useInvoice, useUnbilledFees } from './billing-records';
import type { InvoiceRow } from './billing-records';
import { useBillingTexts } from './billing-texts';
import { InvoiceLink, InvoiceView } from './invoice-view';
import { MakeInvoiceDialog } from './make-invoice-dialog';
import { Money, Totals, total } from './money';
import { InvoiceState } from './state-chip';
import { PartFailed } from './tab-states';
import './billing.css';

/** What the client was billed on the file, what waits to be billed, and the invoice that one looks at. */
export function InvoicesTab() {
  const file = useFileRecord();
  const texts = useBillingTexts();
  const rights = useRights();
  const { data: invoices, error, refetch } = useFileInvoices(file.id);
  const { data: fees = [] } = useUnbilledFees(file.id);
  const [making, setMaking] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  const mayMake = rights.may('invoice', 'create') && mayWith(file, 'work');
  const counted = invoices?.filter(({ status }) => issuedInvoice.includes(status)) ?? [];
  const make = mayMake && (
    <button
      type="button"
      className="button button-main"
      disabled={fees.length === 0}
      title={fees.length === 0 ? texts.nothingToBill : undefined}
      onClick={() => setMaking(true)}
    >
      <Icon name="plus" /> {texts.make}
    </button>
  );
  return (
    <section className="tab-part" aria-label={texts.invoices}>
      {error && <PartFailed onAgain={() => void refetch()} />}
      {!invoices && !error && <span className="skeleton skeleton-tab" />}
      {invoices && (
        <>
          <div className="tab-head">
            <Totals
              of={[
                [texts.billed, total(counted, (one) => one.total)],
                [texts.paid, total(counted, (one) => one.paidAmount)],
                [texts.owed, total(counted, (one) => one.balanceDue)],
                ...(mayMake ? [[texts.unbilled, total(fees, (fee) => fee.totalAmount)] as const] : []),
              ]}
            />
            {make}
          </div>
          {invoices.length === 0 ? (
            <Standstill title={texts.nothing} lead={texts.nothingLead} />
          ) : (
            <InvoiceTable rows={invoices} open={open} onOpen={setOpen} />
          )}
        </>
      )}
      {open && <OpenInvoice key={open} id={open} onGone={() => setOpen(null)} />}
      {making && (
        <MakeInvoiceDialog
          fileId={file.id}
          fees={fees}
          onMade={(id) => {
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
  const texts = useBillingTexts();
  const { locale } = useWords();
  const day = (date: string | null) => (date ? formatDate(date, locale) : '–');
  return (
    <div className="bill-scroll" role="region" aria-label={texts.invoices} tabIndex={0}>
      <table className="bill-table bill-list">
        <thead>
          <tr>
            <th scope="col">{texts.number}</th>
            <th scope="col">{texts.status}</th>
            <th scope="col">{texts.issued}</th>
            <th scope="col">{texts.due}</th>
            <th scope="col" className="bill-number">
              {texts.total}
            </th>
            <th scope="col" className="bill-number">
              {texts.paid}
            </th>
            <th scope="col" className="bill-number">
              {texts.balance}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.id}
              aria-current={row.id === open}
              onClick={() => onOpen(row.id === open ? null : row.id)}
            >
              <th scope="row">
                <InvoiceLink record={row} />
                {row.creditOfInvoiceId && <span className="quiet"> {texts.creditNote}</span>}
              </th>
              <td>
                <InvoiceState record={row} />
              </td>
              <td>{day(row.issueDate)}</td>
              <td>{day(row.dueDate)}</td>
              {[row.total, row.paidAmount, row.balanceDue].map((amount, index) => (
                <td key={index} className="bill-number">
                  <Money amount={amount} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function OpenInvoice({ id, onGone }: { id: string; onGone: () => void }) {
  const { data } = useInvoice(id);
  if (!data) return <span className="skeleton skeleton-tab" />;
  return <InvoiceView record={data} onGone={onGone} />;
}
