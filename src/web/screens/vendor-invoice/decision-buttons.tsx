import { useState } from 'react';
import type { ValueOf } from '#contract/vocabularies/index';
import { useToast } from '../../identity/toast';
import { fill, useWords } from '../../i18n/words';
import { AskDialog } from '../ask-dialog';
import { useFailure } from '../failure';
import { FlagSigns, isOverContract, OverContract } from './flag-signs';
import { useInvoiceCalls } from './invoice-calls';
import type { InvoiceRecord } from './invoice-record';
import { mayWith } from './invoice-record';
import { useVendorInvoiceTexts } from './vendor-invoice-texts';

type Decision = ValueOf<'approvalDecision'>;
const noteField = { kind: 'text', max: 500 } as const;

type Decidable = Pick<
  InvoiceRecord,
  'id' | 'version' | 'invoiceNumber' | 'invoiceStatus' | 'may' | 'whyNotApprove' | 'flags' | 'checks'
>;
/** In the head of a page what is meant most stands at its end; in a line it comes first. */
const order = {
  head: ['rejected', 'disputed', 'approved'],
  line: ['approved', 'disputed', 'rejected'],
} as const;

/** What the level says at which an invoice waits: of the whole, or of the lines that are chosen. */
export function DecisionButtons({
  invoice,
  lines = [],
  place = 'head',
  onDone,
}: {
  invoice: Decidable;
  lines?: readonly string[];
  place?: keyof typeof order;
  onDone?: () => void;
}) {
  const { said } = useWords();
  const texts = useVendorInvoiceTexts();
  const calls = useInvoiceCalls();
  const toast = useToast();
  // Who decides, decides on what they had before them when they began: the page may show something newer by now.
  const [asked, setAsked] = useState<{ decision: Decision; seen: Decidable } | null>(null);
  const asking = asked?.decision;
  if (mayWith(invoice, 'takeBack')) return <TakeBack invoice={invoice} />;
  if (invoice.invoiceStatus !== 'in_review' || invoice.whyNotApprove === 'NOT_YOURS') return null;
  const waits = mayWith(invoice, 'approve');
  const some = lines.length > 0;
  const named = [...lines].sort((one, other) => Number(one) - Number(other)).join(', ');
  const word = {
    approved: texts.approve,
    disputed: some
      ? fill(lines.length === 1 ? texts.disputeLine : texts.disputeLines, { lines: named })
      : texts.dispute,
    rejected: some
      ? fill(lines.length === 1 ? texts.rejectLine : texts.rejectLines, { lines: named })
      : texts.reject,
  };
  const title = { approved: texts.approveTitle, disputed: texts.disputeTitle, rejected: texts.rejectTitle };
  const lead = { approved: texts.approveLead, disputed: texts.disputeLead, rejected: texts.rejectLead };
  const keys = { approved: 'a', disputed: 'i', rejected: 'd' };
  const look = { approved: 'button button-main', disputed: 'button', rejected: 'button' };
  return (
    <>
      {order[place].map((decision) => (
        <button
          key={decision}
          type="button"
          data-key={keys[decision]}
          className={look[decision]}
          disabled={!waits || (some && decision === 'approved')}
          title={waits ? undefined : texts.whyNot[invoice.whyNotApprove ?? 'NOT_NEXT']}
          onClick={() => setAsked({ decision, seen: invoice })}
        >
          {word[decision]}
        </button>
      ))}
      {asked && asking && (
        <AskDialog
          title={fill(title[asking], { number: invoice.invoiceNumber })}
          lead={
            <>
              <p>{lead[asking]}</p>
              {isOverContract(asked.seen) && (
                <p>
                  <FlagSigns flags={['over_contract']} /> <OverContract invoice={asked.seen} />
                </p>
              )}
            </>
          }
          resource="vendorInvoice"
          asked={[
            {
              path: 'note',
              field: noteField,
              needed: asking !== 'approved' || isOverContract(asked.seen),
              label: asking === 'approved' && !isOverContract(asked.seen) ? texts.note : texts.reason,
            },
          ]}
          values={{ note: '' }}
          save={word[asking]}
          grave={asking === 'rejected'}
          onSave={async ({ note }) => {
            const about = asking === 'approved' ? [] : lines;
            const [told] = await calls.decide([asked.seen], asking, (note as string | null) ?? null, about);
            setAsked(null);
            onDone?.();
            if (told?.ok) toast({ status: 'success', message: texts.decided });
            else toast({ status: 'error', message: said(told?.message ?? '') });
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function TakeBack({ invoice }: { invoice: Decidable }) {
  const texts = useVendorInvoiceTexts();
  const calls = useInvoiceCalls();
  const toast = useToast();
  const explain = useFailure();
  const [busy, setBusy] = useState(false);
  const takeBack = async () => {
    setBusy(true);
    try {
      await calls.change(invoice.id, { invoiceStatus: 'in_review' });
      toast({ status: 'success', message: texts.takenBack });
    } catch (error) {
      toast({ status: 'error', message: explain(error) });
    }
    setBusy(false);
  };
  return (
    <button type="button" className="button" disabled={busy} onClick={() => void takeBack()}>
      {texts.takeBack}
    </button>
  );
}
