import type { ReactNode } from 'react';
import { openVendorInvoice } from '#contract/lifecycles/vendor-invoice';
import { Icon } from '../../frame/icon';
import type { ScreenTexts } from '../../i18n/en/screens';
import { useTranslate } from '../../i18n/use-translate';
import { useWords } from '../../i18n/words';
import { ReferenceName } from '../../kinds/cells/reference';
import { MomentCell } from '../../kinds/cells/time';
import { formatDate } from '../../kinds/format';
import type { InvoiceRecord } from './invoice-record';

type Tone = 'done' | 'back' | 'now' | 'later';
const shapes = { done: 'check', back: 'reply', now: 'clock', later: 'more' } as const;

/** The levels of approval as they are climbed: who did what and when, where it waits and for whom, and what is still to come. */
export function ApprovalLadder({ invoice }: { invoice: InvoiceRecord }) {
  const { choice, locale } = useWords();
  const t = useTranslate();
  const { approvals, submittedBy, receivedDate, note, levelsNeeded, invoiceStatus } = invoice;
  const sentBack = (approvals ?? []).findLastIndex(({ decision }) => decision !== 'approved');
  // What its keeper says is said since it came back, once it has been sent in again.
  const wasAnswered = sentBack >= 0 && !openVendorInvoice.includes(invoiceStatus) && invoiceStatus !== 'void';
  const isOver = invoiceStatus !== 'in_review' && invoiceStatus !== 'disputed';
  const rungs = (approvals ?? []).map(({ level, userId, decision, at, note: said, lines }) => (
    <Rung
      key={at + userId}
      tone={decision === 'approved' ? 'done' : 'back'}
      head={
        <>
          <LevelName level={level} />{' '}
          <span className={decision === 'approved' ? 'sign sign-good' : 'sign sign-warn'}>
            {choice('approvalDecision', decision)}
          </span>
        </>
      }
    >
      <ReferenceName to="user" id={userId} linked={false} /> · <MomentCell value={at} place="row" />
      {lines &&
        lines.length > 0 &&
        ` · ${t('vendorInvoice.aboutLines', { smart_count: lines.length, lines: lines.join(', ') })}`}
      {said && <q className="bill-note">{said}</q>}
    </Rung>
  ));
  return (
    <section className="bill-panel" aria-labelledby="bill-ladder">
      <h2 id="bill-ladder">{t('vendorInvoice.approvals')}</h2>
      {!submittedBy && (approvals ?? []).length === 0 && (
        <p className="quiet">{t('vendorInvoice.notSubmitted')}</p>
      )}
      <ol className="bill-ladder">
        {submittedBy && (
          <Rung tone="done" head={t('vendorInvoice.submittedStep')}>
            <ReferenceName to="user" id={submittedBy} linked={false} />
            {receivedDate && ` · ${formatDate(receivedDate, locale)}`}
            {note && !wasAnswered && <q className="bill-note">{note}</q>}
          </Rung>
        )}
        {levelsNeeded === 0 && <Rung tone="done" head={t('vendorInvoice.stands.auto_approved')} />}
        {rungs.slice(0, sentBack + 1)}
        {wasAnswered && (
          <Rung tone="done" head={t('vendorInvoice.submittedAgain')}>
            {note && <q className="bill-note">{note}</q>}
          </Rung>
        )}
        {rungs.slice(sentBack + 1)}
        {!isOver && <ToCome invoice={invoice} />}
      </ol>
    </section>
  );
}

function ToCome({ invoice }: { invoice: InvoiceRecord }) {
  const t = useTranslate();
  const { approvalLevel, levelsNeeded, invoiceStatus, whyNotApprove } = invoice;
  const from = approvalLevel ?? 1;
  const left = Array.from(
    { length: Math.max(0, (levelsNeeded ?? 1) - from + 1) },
    (_, index) => from + index,
  );
  return left.map((level) => {
    const isNow = level === from && invoiceStatus === 'in_review';
    return (
      <Rung key={level} tone={isNow ? 'now' : 'later'} head={<LevelName level={level} />}>
        {isNow
          ? t('vendorInvoice.waitsHere')
          : level === from
            ? t('vendorInvoice.waitsForVendor')
            : t('vendorInvoice.comesLater')}
        {isNow && (
          <span className="bill-why">
            {whyNotApprove ? t(`vendorInvoice.whyNot.${whyNotApprove}`) : t('vendorInvoice.waitsForYou')}
          </span>
        )}
      </Rung>
    );
  });
}

function LevelName({ level }: { level: number }) {
  const t = useTranslate();
  const who = t(`vendorInvoice.approvers.${level as keyof ScreenTexts['vendorInvoice']['approvers']}`);
  return <span>{level === 0 ? who : `${t('vendorInvoice.level', { level })} · ${who}`}</span>;
}

function Rung({ tone, head, children }: { tone: Tone; head: ReactNode; children?: ReactNode }) {
  return (
    <li className={`bill-rung bill-rung-${tone}`}>
      <Icon name={shapes[tone]} />
      <span className="bill-rung-head">{head}</span>
      {children && <span className="bill-rung-said">{children}</span>}
    </li>
  );
}
