import { Link } from 'react-router-dom';
import { listPath, recordPath } from '../../data/resource-paths';
import { useTranslate } from '../../i18n/use-translate';
import { useWords } from '../../i18n/words';
import { ReferenceName } from '../../kinds/cells/reference';
import { formatDate, formatMoney } from '../../kinds/format';
import { DecisionButtons } from './decision-buttons';
import { FlagSigns, OverContract } from './flag-signs';
import { LevelWords } from './level-cell';
import type { InvoiceRow } from './waiting-invoices';
import './vendor-invoice.css';

interface WaitingProps {
  readonly rows: readonly InvoiceRow[];
  /** How many wait, those that are not shown included. */
  readonly total: number;
  readonly onAll?: (() => void) | undefined;
}

/** The vendors' invoices that wait for this person, among all else that does. */
export function WaitingList({ rows, total, onAll }: WaitingProps) {
  const { many } = useWords();
  const t = useTranslate();
  return (
    <section className="ask-part" aria-labelledby="waiting-bills">
      <div className="ask-part-head">
        <h2 id="waiting-bills">{many('vendorInvoice')}</h2>
        <span className="ask-part-ways">
          {onAll && total > rows.length && (
            <button type="button" className="link" onClick={onAll}>
              {t('vendorInvoice.waitingMore', { count: total })}
            </button>
          )}
          <Link className="link" to={`${listPath('vendorInvoice')}?decidable=true`}>
            {t('vendorInvoice.waitingQueue')}
          </Link>
        </span>
      </div>
      <ul className="ask-list">
        {rows.map((row) => (
          <WaitingLine key={row.id} row={row} />
        ))}
      </ul>
    </section>
  );
}

function WaitingLine({ row }: { row: InvoiceRow }) {
  const { label, locale } = useWords();
  return (
    <li className="ask" data-id={row.id} tabIndex={-1}>
      <span />
      <div className="ask-main">
        <span className="ask-title">
          <Link className="plain-link" to={recordPath('vendorInvoice', row.id)}>
            {row.invoiceNumber}
          </Link>
          {row.flags && <FlagSigns flags={row.flags} />}
          <OverContract invoice={row} />
        </span>
        <span className="ask-facts">
          <ReferenceName to="company" id={row.companyId} linked={false} />
          {row.fileIds.map((id, index) => (
            <Link key={id} className="plain-link serial" to={`${recordPath('file', id)}/vendor-invoices`}>
              {row.fileRefNumber?.[index] ?? id}
            </Link>
          ))}
          <span>{formatDate(row.invoiceDate, locale)}</span>
          <LevelWords level={row.approvalLevel ?? 1} needed={row.levelsNeeded ?? 1} />
        </span>
        <div className="ask-actions">
          <DecisionButtons invoice={row} place="line" />
        </div>
      </div>
      <span className="ask-amount figures">{formatMoney(row.total, locale)}</span>
      <span className="ask-due quiet">
        {row.dueDate && (
          <>
            <span>{label('vendorInvoice', 'dueDate')}</span>
            <span>{formatDate(row.dueDate, locale)}</span>
          </>
        )}
      </span>
    </li>
  );
}
