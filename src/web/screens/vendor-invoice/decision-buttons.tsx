import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ValueOf } from '#contract/vocabularies/index';
import { useTranslate } from '../../i18n/use-translate';
import { DecisionDialog } from './decision-dialog';
import { DecisionKeys, decisionKeys } from './decision-keys';
import { isOverContract } from './flag-signs';
import { useInvoiceCalls } from './invoice-calls';
import type { Decidable } from './invoice-record';
import { mayWith } from './invoice-record';
import { useApprove } from './use-approve';
import { useDoing } from '../../parts/use-doing';

type Decision = ValueOf<'approvalDecision'>;

/** In the head of a page what is meant most stands at its end; in a line it comes first. */
const order = {
  head: ['rejected', 'disputed', 'approved'],
  line: ['approved', 'disputed', 'rejected'],
} as const;

/** What the level says at which an invoice waits: of the whole, or of the lines that are chosen. */
export function DecisionButtons(props: {
  invoice: Decidable;
  lines?: readonly string[];
  place?: keyof typeof order;
  onDone?: () => void;
}) {
  const { invoice, lines = [], place = 'head', onDone } = props;
  const t = useTranslate();
  // Who decides, decides on what they had before them when they began: the page may show something newer by now.
  const approve = useApprove(onDone);
  const [asked, setAsked] = useState<{ decision: Decision; seen: Decidable } | null>(null);
  if (mayWith(invoice, 'takeBack')) return <TakeBack invoice={invoice} />;
  if (invoice.invoiceStatus !== 'in_review' || invoice.whyNotApprove === 'NOT_YOURS') return null;
  const waits = mayWith(invoice, 'approve');
  const some = lines.length > 0;
  const about = {
    smart_count: lines.length,
    lines: [...lines].sort((one, other) => Number(one) - Number(other)).join(', '),
  };
  const word = {
    approved: t('vendorInvoice.decide.approve'),
    disputed: some ? t('vendorInvoice.disputeLines', about) : t('vendorInvoice.decide.dispute'),
    rejected: some ? t('vendorInvoice.rejectLines', about) : t('vendorInvoice.decide.reject'),
  };
  const ask = (decision: Decision) => setAsked({ decision, seen: invoice });
  return (
    <>
      {place === 'head' && waits && (
        <DecisionKeys
          press={{
            ...(!some && {
              approved: () => (isOverContract(invoice) ? ask('approved') : void approve(invoice)),
            }),
            disputed: () => ask('disputed'),
            rejected: () => ask('rejected'),
          }}
        />
      )}
      {order[place].map((decision) => (
        <Button
          key={decision}
          data-key={decisionKeys[decision]}
          aria-keyshortcuts={decisionKeys[decision]}
          disabled={!waits || (some && decision === 'approved')}
          title={waits ? undefined : t(`vendorInvoice.whyNot.${invoice.whyNotApprove ?? 'NOT_NEXT'}`)}
          onClick={() => ask(decision)}
          {...(decision === 'approved' && { variant: 'contained', color: 'primary' })}
        >
          {word[decision]}
        </Button>
      ))}
      {asked && (
        <DecisionDialog
          {...asked}
          lines={lines}
          save={word[asked.decision]}
          // Beside the page's own lines they need not stand twice.
          withLines={place === 'line'}
          onDone={() => onDone?.()}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function TakeBack({ invoice }: { invoice: Decidable }) {
  const t = useTranslate();
  const calls = useInvoiceCalls();
  const { busy, run } = useDoing();
  const takeBack = async () => {
    await calls.change(invoice, { invoiceStatus: 'in_review' });
    return t('vendorInvoice.takenBack');
  };
  return (
    <Button loading={busy} onClick={() => run(takeBack)}>
      {t('vendorInvoice.takeBack')}
    </Button>
  );
}
