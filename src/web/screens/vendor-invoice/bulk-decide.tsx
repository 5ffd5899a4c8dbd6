import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ValueOf } from '#contract/vocabularies/index';
import { useRights } from '../../data/rights';
import type { BulkProps } from '../../generated/slots';
import { useWords } from '../../i18n/words';
import { FieldsDialog } from '../../parts/fields-dialog';
import { BulkResults } from './bulk-results';
import { DecisionKeys, decisionKeys } from './decision-keys';
import { useInvoiceCalls } from './invoice-calls';
import type { Decided } from './invoice-calls';
import { TickedLead } from './ticked-lead';
import { useTicked } from './use-ticked';

type Decision = Exclude<ValueOf<'approvalDecision'>, 'disputed'>;

/** Decides the ticked invoices that wait for this person, each on its own, and says of each what came of it. */
export function BulkDecide(props: BulkProps) {
  const { t, choice } = useWords();
  const rights = useRights();
  const calls = useInvoiceCalls();
  const { seen, begin, busy, any, end } = useTicked(props, 'approve');
  const [asking, setAsking] = useState<Decision>('approved');
  const [told, setTold] = useState<readonly Decided[] | null>(null);
  const ask = (decision: Decision) => begin(() => setAsking(decision));
  if (!rights.may('vendorInvoice', 'approve')) return null;
  const word = { approved: t('vendorInvoice.bulkApprove'), rejected: t('vendorInvoice.bulkReject') };
  return (
    <>
      {any && !seen && (
        <DecisionKeys press={{ approved: () => ask('approved'), rejected: () => ask('rejected') }} />
      )}
      {(['rejected', 'approved'] as const).map((decision) => (
        <Button
          key={decision}
          disabled={!any || busy}
          title={any ? undefined : t('vendorInvoice.notYours')}
          aria-keyshortcuts={decisionKeys[decision]}
          onClick={() => ask(decision)}
          {...(decision === 'approved' && { variant: 'contained', color: 'primary' })}
        >
          {word[decision]}
        </Button>
      ))}
      {seen && !told && (
        <FieldsDialog
          title={t('vendorInvoice.bulkTitle', { smart_count: seen.invoices.length })}
          lead={<TickedLead seen={seen} lead={t('vendorInvoice.bulkLead')} />}
          resource="vendorInvoice"
          asked={[
            {
              path: 'note',
              field: { kind: 'text', max: 500 },
              needed: true,
              label: t('vendorInvoice.reason'),
            },
          ]}
          values={{ note: '' }}
          save={word[asking]}
          grave={asking === 'rejected'}
          onSave={async ({ note }) => setTold(await calls.decide(seen.invoices, asking, note as string))}
          onClose={end}
        />
      )}
      {seen && told && (
        <BulkResults
          title={t('vendorInvoice.bulkResult', {
            done: told.filter(({ ok }) => ok).length,
            count: told.length,
          })}
          results={told.map(({ _id, ok, message, invoiceStatus }) => ({
            id: _id,
            ok,
            word: ok ? t('vendorInvoice.bulkDone') : t('vendorInvoice.bulkNotDone'),
            more: ok ? choice('invoiceStatus', invoiceStatus ?? 'in_review') : (message ?? ''),
          }))}
          seen={seen.invoices}
          onClose={props.done}
        />
      )}
    </>
  );
}
