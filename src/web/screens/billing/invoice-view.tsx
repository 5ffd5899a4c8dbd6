import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import { centsOf } from '#contract/money/cents';
import { formatDate, formatMoney } from '#contract/written';
import { invoice as declaration } from '#contract/resources/invoice';
import type { Field } from '#contract/fields';
import { recordPath } from '../../data/resource-paths';
import { useTranslate } from '../../i18n/use-translate';
import { useWords } from '../../i18n/words';
import { formatMoment } from '../../kinds/format';
import { Value } from '../../kinds/value';
import { useSession } from '../../identity/identity-context';
import { BillLines } from './bill-lines';
import type { WholeInvoice } from './billing-records';
import { InvoiceActions } from './invoice-actions';
import { Money } from './money';
import { InvoiceState } from './state-chip';
import './billing.css';

/** An invoice as it looks on paper, with what can be done with it above. */
export function InvoiceView({ record, onGone }: { record: WholeInvoice; onGone?: () => void }) {
  const t = useTranslate();
  const { locale } = useWords();
  const { user } = useSession();
  const day = (date: string | null) => (date ? formatDate(date, locale) : '–');
  const isNote = record.creditOfInvoiceId !== null;
  const reason = record.voidReason ?? record.disputeReason;
  const isPaid = centsOf(record.paidAmount) !== 0;
  const shown = (name: 'clientId' | 'fileId' | 'creditOfInvoiceId') => {
    const field: Field = declaration.fields[name];
    return (
      <Value
        value={record[name]}
        field={field}
        resource="invoice"
        name={name}
        record={{ ...record }}
        place="page"
      />
    );
  };
  return (
    <article
      className="bill"
      aria-label={`${t('billing.invoice')} ${record.invoiceNumber ?? t('billing.draft')}`}
    >
      <InvoiceActions record={record} onGone={onGone} />
      <div className="invoice-paper">
        <header className="invoice-head">
          <div>
            <h2>{isNote ? t('billing.creditNote') : t('billing.invoice')}</h2>
            <p className="bill-no">{record.invoiceNumber ?? t('billing.draft')}</p>
          </div>
          <InvoiceState record={record} />
        </header>
        {reason && <p className="bill-reason">{reason}</p>}
        <dl className="invoice-facts">
          <Fact label={t('billing.client')}>{shown('clientId')}</Fact>
          <Fact label={t('billing.file')}>{shown('fileId')}</Fact>
          <Fact label={t('billing.issued')}>{day(record.issueDate)}</Fact>
          {!isNote && <Fact label={t('billing.due')}>{day(record.dueDate)}</Fact>}
          {record.purchaseOrder && <Fact label={t('billing.purchaseOrder')}>{record.purchaseOrder}</Fact>}
          {isNote && <Fact label={t('billing.creditNote')}>{shown('creditOfInvoiceId')}</Fact>}
        </dl>
        <BillLines lines={record.lines ?? []} totals={record} state={record.state} />
        <dl className="bill-sums">
          {isPaid && (
            <Fact label={t('billing.paid')}>
              <Money amount={record.paidAmount} />
            </Fact>
          )}
          <Fact label={t('billing.balance')}>
            <Money amount={record.balanceDue} strong />
          </Fact>
        </dl>
        {record.notes && <p className="bill-notes">{record.notes}</p>}
        {record.sentAt && (
          <p className="quiet">
            {t('billing.sentTo', {
              when: formatMoment(record.sentAt, locale, user?.timeZone),
              who: (record.sentTo ?? []).join(', '),
            })}
          </p>
        )}
      </div>
    </article>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The number of an invoice as a way to it. */
export function InvoiceLink({ record }: { record: WholeInvoice }) {
  const t = useTranslate();
  const { locale } = useWords();
  const name = record.invoiceNumber ?? `${t('billing.draft')}, ${formatMoney(record.total, locale)}`;
  return <Link to={recordPath('invoice', record.id)}>{name}</Link>;
}
