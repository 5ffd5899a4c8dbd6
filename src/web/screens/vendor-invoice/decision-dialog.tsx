import { useNotify } from 'react-admin';
import type { ValueOf } from '#contract/vocabularies/index';
import { useWords } from '../../i18n/words';
import { FieldsDialog } from '../../parts/fields-dialog';
import { DecisionFacts } from './decision-facts';
import { isOverContract, OverContract } from './flag-signs';
import { useInvoiceCalls } from './invoice-calls';
import type { Decidable } from './invoice-record';

interface DecisionDialogProps {
  readonly decision: ValueOf<'approvalDecision'>;
  readonly seen: Decidable;
  /** The numbers of the lines that it is about, where it is not about all. */
  readonly lines: readonly string[];
  readonly save: string;
  /** What is decided is shown with it. */
  readonly withLines: boolean;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks for what belongs to a decision: a reason, where more than the contract's price is let through or anything is sent back. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { decision, seen, lines, save, withLines, onDone, onClose } = props;
  const { t, choice } = useWords();
  const calls = useInvoiceCalls();
  const notify = useNotify();
  const isOver = isOverContract(seen);
  const needed = decision !== 'approved' || isOver;
  const title = {
    approved: 'vendorInvoice.approveTitle',
    disputed: 'vendorInvoice.disputeTitle',
    rejected: 'vendorInvoice.rejectTitle',
  } as const;
  const lead = {
    approved: 'vendorInvoice.approveLead',
    disputed: 'vendorInvoice.disputeLead',
    rejected: 'vendorInvoice.rejectLead',
  } as const;
  return (
    <FieldsDialog
      title={t(title[decision], { number: seen.invoiceNumber })}
      lead={
        <>
          {t(lead[decision])}
          {isOver && (
            <>
              <br />
              {choice('vendorInvoiceFlag', 'over_contract')} <OverContract invoice={seen} />
            </>
          )}
        </>
      }
      resource="vendorInvoice"
      asked={[
        {
          path: 'note',
          field: { kind: 'text', max: 500 },
          needed,
          label: needed ? t('vendorInvoice.reason') : t('vendorInvoice.note'),
        },
      ]}
      record={seen}
      values={{ note: '' }}
      save={save}
      grave={decision === 'rejected'}
      wide={withLines}
      onSave={async ({ note }) => {
        const about = decision === 'approved' ? [] : lines;
        const [told] = await calls.decide([seen], decision, (note as string | null) ?? null, about);
        onClose();
        onDone();
        if (told?.ok) notify(t('vendorInvoice.decided'), { type: 'success' });
        else notify(told?.message ?? '', { type: 'error' });
      }}
      onClose={onClose}
    >
      {withLines && <DecisionFacts id={seen.id} />}
    </FieldsDialog>
  );
}
