import { useState } from 'react';
import type { ValueOf } from '#contract/vocabularies/index';
import { useToast } from '../../identity/toast';
import { fill } from '../../i18n/words';
import { AskDialog } from '../ask-dialog';
import { useInvoiceCalls } from './invoice-calls';
import type { InvoiceRecord } from './invoice-record';
import { mayWith } from './invoice-record';
import { useVendorInvoiceTexts } from './vendor-invoice-texts';

type Decision = ValueOf<'approvalDecision'>;
const noteField = { kind: 'text', max: 500 } as const;

/** What the level says at which an invoice waits: of the whole, or of the lines that are chosen. */
export function DecisionButtons({
  invoice,
  lines,
  onDone,
}: {
  invoice: InvoiceRecord;
  lines: readonly string[];
  onDone: () => void;
}) {
  const texts = useVendorInvoiceTexts();
  const calls = useInvoiceCalls();
  const toast = useToast();
  const [asking, setAsking] = useState<Decision | null>(null);
  if (invoice.invoiceStatus !== 'in_review') return null;
  const waits = mayWith(invoice, 'approve');
  const some = lines.length > 0;
  const word = {
    approved: texts.approve,
    disputed: some ? fill(texts.disputeLines, { count: lines.length }) : texts.dispute,
    rejected: some ? fill(texts.rejectLines, { count: lines.length }) : texts.reject,
  };
  const title = { approved: texts.approveTitle, disputed: texts.disputeTitle, rejected: texts.rejectTitle };
  const lead = { approved: texts.approveLead, disputed: texts.disputeLead, rejected: texts.rejectLead };
  const look = { approved: 'button button-main', disputed: 'button', rejected: 'button' };
  return (
    <>
      {(['rejected', 'disputed', 'approved'] as const).map((decision) => (
        <button
          key={decision}
          type="button"
          className={look[decision]}
          disabled={!waits || (some && decision === 'approved')}
          title={waits ? undefined : texts.notYours}
          onClick={() => setAsking(decision)}
        >
          {word[decision]}
        </button>
      ))}
      {asking && (
        <AskDialog
          title={fill(title[asking], { number: invoice.invoiceNumber })}
          lead={<p>{lead[asking]}</p>}
          resource="vendorInvoice"
          asked={[
            {
              path: 'note',
              field: noteField,
              needed: asking !== 'approved',
              label: asking === 'approved' ? texts.note : texts.reason,
            },
          ]}
          values={{ note: '' }}
          save={word[asking]}
          grave={asking === 'rejected'}
          onSave={async ({ note }) => {
            const about = asking === 'approved' ? [] : lines;
            const [told] = await calls.decide([invoice], asking, (note as string | null) ?? null, about);
            setAsking(null);
            onDone();
            if (told?.ok) toast({ status: 'success', message: texts.decided });
            else toast({ status: 'error', message: told?.message ?? '' });
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
