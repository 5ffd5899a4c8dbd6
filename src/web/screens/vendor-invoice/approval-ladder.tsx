import type { ReactNode } from 'react';
import { openVendorInvoice } from '#contract/lifecycles/vendor-invoice';
import { Icon } from '../../frame/icon';
import { fill, useWords } from '../../i18n/words';
import { ReferenceName } from '../../kinds/cells/reference';
import { MomentCell } from '../../kinds/cells/time';
import { formatDate } from '../../kinds/format';
import type { InvoiceRecord } from './invoice-record';
import { useVendorInvoiceTexts } from './vendor-invoice-texts';

type Tone = 'done' | 'back' | 'now' | 'later';
const shapes = { done: 'check', back: 'reply', now: 'clock', later: 'more' } as const;

/** The levels of approval as they are climbed: who did what and when, where it waits and for whom, and what is still to come. */
export function ApprovalLadder({ invoice }: { invoice: InvoiceRecord }) {
  const { choice, locale } = useWords();
  const texts = useVendorInvoiceTexts();
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
        ` · ${fill(lines.length === 1 ? texts.aboutLine : texts.aboutLines, { lines: lines.join(', ') })}`}
      {said && <q className="bill-note">{said}</q>}
    </Rung>
  ));
  return (
    <section className="bill-panel" aria-labelledby="bill-ladder">
      <h2 id="bill-ladder">{texts.approvals}</h2>
      {!submittedBy && (approvals ?? []).length === 0 && <p className="quiet">{texts.notSubmitted}</p>}
      <ol className="bill-ladder">
        {submittedBy && (
          <Rung tone="done" head={texts.submittedStep}>
            <ReferenceName to="user" id={submittedBy} linked={false} />
            {receivedDate && ` · ${formatDate(receivedDate, locale)}`}
            {note && !wasAnswered && <q className="bill-note">{note}</q>}
          </Rung>
        )}
        {levelsNeeded === 0 && <Rung tone="done" head={texts.stands.auto_approved} />}
        {rungs.slice(0, sentBack + 1)}
        {wasAnswered && (
          <Rung tone="done" head={texts.submittedAgain}>
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
  const texts = useVendorInvoiceTexts();
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
        {isNow ? texts.waitsHere : level === from ? texts.waitsForVendor : texts.comesLater}
        {isNow && (
          <span className="bill-why">{whyNotApprove ? texts.whyNot[whyNotApprove] : texts.waitsForYou}</span>
        )}
      </Rung>
    );
  });
}

function LevelName({ level }: { level: number }) {
  const texts = useVendorInvoiceTexts();
  const who = texts.approvers[level as keyof typeof texts.approvers];
  return <span>{level === 0 ? who : `${fill(texts.level, { level })} · ${who}`}</span>;
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
