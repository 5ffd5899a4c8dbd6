import { useState } from 'react';
import type { ValueOf } from '#contract/vocabularies/index';
import type { BulkProps } from '../../generated/slots';
import { useWords } from '../../i18n/words';
import { useRights } from '../../data/rights';
import { useTranslate } from '../../i18n/use-translate';
import { FieldsDialog } from '../../parts/fields-dialog';
import { BulkResults } from './bulk-results';
import { useInvoiceCalls } from './invoice-calls';
import type { Decided } from './invoice-calls';

type Decision = Exclude<ValueOf<'approvalDecision'>, 'disputed'>;

/** Decides the ticked invoices, each on its own, and says of each what came of it. */
export function BulkDecide({ records, done }: BulkProps) {
  const { choice, said } = useWords();
  const rights = useRights();
  const t = useTranslate();
  const calls = useInvoiceCalls();
  // As they stood when they were ticked: the list behind fetches them anew, and drops what waits for nobody any more.
  const [asked, setAsked] = useState<{ decision: Decision; seen: BulkProps['records'] } | null>(null);
  const [told, setTold] = useState<readonly Decided[] | null>(null);
  const asking = told ? undefined : asked?.decision;
  const waiting = records.some(({ may }) => may?.includes('approve'));
  const word = { approved: t('vendorInvoice.bulkApprove'), rejected: t('vendorInvoice.bulkReject') };
  if (!rights.may('vendorInvoice', 'approve')) return null;
  return (
    <>
      {(['approved', 'rejected'] as const).map((decision) => (
        <button
          key={decision}
          type="button"
          className="button"
          disabled={!waiting}
          title={waiting ? undefined : t('vendorInvoice.notYours')}
          onClick={() => setAsked({ decision, seen: records })}
        >
          {word[decision]}
        </button>
      ))}
      {asked && asking && (
        <FieldsDialog
          title={t('vendorInvoice.bulkTitle', { count: asked.seen.length })}
          lead={<p>{t('vendorInvoice.bulkLead')}</p>}
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
          onSave={async ({ note }) => {
            setTold(await calls.decide(asked.seen, asking, note as string));
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {told && (
        <BulkResults
          title={t('vendorInvoice.bulkResult', {
            done: told.filter(({ ok }) => ok).length,
            count: told.length,
          })}
          results={told.map(({ _id, ok, message, invoiceStatus }) => ({
            id: _id,
            ok,
            word: ok ? t('vendorInvoice.bulkDone') : t('vendorInvoice.bulkNotDone'),
            more: ok ? choice('invoiceStatus', invoiceStatus ?? 'in_review') : said(message ?? ''),
          }))}
          seen={asked?.seen ?? []}
          onClose={done}
        />
      )}
    </>
  );
}
