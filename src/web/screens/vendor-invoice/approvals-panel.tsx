import { Icon } from '../../frame/icon';
import { fill, useWords } from '../../i18n/words';
import { ReferenceName } from '../../kinds/cells/reference';
import { MomentCell } from '../../kinds/cells/time';
import type { InvoiceRecord } from './invoice-record';
import { useVendorInvoiceTexts } from './vendor-invoice-texts';

const tones = { approved: 'sign sign-good', disputed: 'sign sign-warn', rejected: 'sign sign-bad' } as const;

/** Who decided what, at which level, and why. */
export function ApprovalsPanel({ invoice }: { invoice: InvoiceRecord }) {
  const { choice } = useWords();
  const texts = useVendorInvoiceTexts();
  const approvals = invoice.approvals ?? [];
  return (
    <section className="bill-panel">
      <h2>{texts.approvals}</h2>
      {approvals.length === 0 && <p className="quiet">{texts.noApprovals}</p>}
      <ol className="bill-approvals">
        {approvals.map(({ level, userId, decision, at, note, lines }) => (
          <li key={at + userId}>
            <span className={tones[decision]}>
              <Icon name={decision === 'approved' ? 'check' : 'alert'} />{' '}
              {choice('approvalDecision', decision)}
            </span>
            <span>
              {level === 0 ? texts.clientLevel : fill(texts.level, { level })} ·{' '}
              <ReferenceName to="user" id={userId} linked={false} /> · <MomentCell value={at} place="row" />
            </span>
            {lines && lines.length > 0 && (
              <span className="quiet">{fill(texts.aboutLines, { lines: lines.join(', ') })}</span>
            )}
            {note && <span>{note}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
