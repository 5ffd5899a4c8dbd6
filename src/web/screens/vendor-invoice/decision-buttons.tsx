import { useState } from 'react';
import type { ValueOf } from '#contract/vocabularies/index';
import { useTranslate } from '../../i18n/use-translate';
import { useToast } from '../../identity/toast';
import { useWords } from '../../i18n/words';
import { FieldsDialog } from '../../parts/fields-dialog';
import { useFailure } from '../failure';
import { FlagSigns, isOverContract, OverContract } from './flag-signs';
import { useInvoiceCalls } from './invoice-calls';
import type { InvoiceRecord } from './invoice-record';
import { mayWith } from './invoice-record';

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
  const t = useTranslate();
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
    approved: t('vendorInvoice.approve'),
    disputed: some
      ? t('vendorInvoice.disputeLines', { smart_count: lines.length, lines: named })
      : t('vendorInvoice.dispute'),
    rejected: some
      ? t('vendorInvoice.rejectLines', { smart_count: lines.length, lines: named })
      : t('vendorInvoice.reject'),
  };
  const title = {
    approved: 'vendorInvoice.approveTitle',
    disputed: 'vendorInvoice.disputeTitle',
    rejected: 'vendorInvoice.rejectTitle',
  } as const;
  const lead = {
    approved: t('vendorInvoice.approveLead'),
    disputed: t('vendorInvoice.disputeLead'),
    rejected: t('vendorInvoice.rejectLead'),
  };
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
          title={waits ? undefined : t(`vendorInvoice.whyNot.${invoice.whyNotApprove ?? 'NOT_NEXT'}`)}
          onClick={() => setAsked({ decision, seen: invoice })}
        >
          {word[decision]}
        </button>
      ))}
      {asked && asking && (
        <FieldsDialog
          title={t(title[asking], { number: invoice.invoiceNumber })}
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
              label:
                asking === 'approved' && !isOverContract(asked.seen)
                  ? t('vendorInvoice.note')
                  : t('vendorInvoice.reason'),
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
            if (told?.ok) toast({ status: 'success', message: t('vendorInvoice.decided') });
            else toast({ status: 'error', message: said(told?.message ?? '') });
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function TakeBack({ invoice }: { invoice: Decidable }) {
  const t = useTranslate();
  const calls = useInvoiceCalls();
  const toast = useToast();
  const explain = useFailure();
  const [busy, setBusy] = useState(false);
  const takeBack = async () => {
    setBusy(true);
    try {
      await calls.change(invoice.id, { invoiceStatus: 'in_review' });
      toast({ status: 'success', message: t('vendorInvoice.takenBack') });
    } catch (error) {
      toast({ status: 'error', message: explain(error) });
    }
    setBusy(false);
  };
  return (
    <button type="button" className="button" disabled={busy} onClick={() => void takeBack()}>
      {t('vendorInvoice.takeBack')}
    </button>
  );
}
