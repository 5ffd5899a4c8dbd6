import { useState } from 'react';
import type { ValueOf } from '#contract/vocabularies/index';
import { Dialog } from '../../frame/dialog';
import type { BulkProps } from '../../generated/slots';
import { fill, useWords } from '../../i18n/words';
import { AskDialog } from '../ask-dialog';
import { useInvoiceCalls } from './invoice-calls';
import type { Decided } from './invoice-calls';
import { useVendorInvoiceTexts } from './vendor-invoice-texts';

type Decision = Exclude<ValueOf<'approvalDecision'>, 'disputed'>;

/** Decides the ticked invoices, each on its own, and says of each what came of it. */
export function BulkDecide({ records, done }: BulkProps) {
  const { texts: words } = useWords();
  const texts = useVendorInvoiceTexts();
  const calls = useInvoiceCalls();
  const [asking, setAsking] = useState<Decision | null>(null);
  const [told, setTold] = useState<readonly Decided[] | null>(null);
  const waiting = records.some(({ may }) => may?.includes('approve'));
  const word = { approved: texts.bulkApprove, rejected: texts.bulkReject };
  const number = (id: string) => String(records.find((one) => one.id === id)?.invoiceNumber ?? '');
  return (
    <>
      {(['approved', 'rejected'] as const).map((decision) => (
        <button
          key={decision}
          type="button"
          className="button"
          disabled={!waiting}
          title={waiting ? undefined : texts.notYours}
          onClick={() => setAsking(decision)}
        >
          {word[decision]}
        </button>
      ))}
      {asking && (
        <AskDialog
          title={fill(texts.bulkTitle, { count: records.length })}
          resource="vendorInvoice"
          asked={[{ path: 'note', field: { kind: 'text', max: 500 }, needed: true, label: texts.reason }]}
          values={{ note: '' }}
          save={word[asking]}
          grave={asking === 'rejected'}
          onSave={async ({ note }) => {
            const results = await calls.decide(records, asking, note as string);
            setAsking(null);
            setTold(results);
          }}
          onClose={() => setAsking(null)}
        />
      )}
      {told && (
        <Dialog
          title={fill(texts.bulkResult, { done: told.filter(({ ok }) => ok).length, count: told.length })}
          onClose={done}
        >
          <ul className="bill-results">
            {told.map(({ _id, ok, message }) => (
              <li key={_id}>
                <strong>{number(_id)}</strong>{' '}
                <span className={ok ? 'sign sign-good' : 'late'}>{ok ? texts.bulkDone : message}</span>
              </li>
            ))}
          </ul>
          <footer className="dialog-foot">
            <button type="button" className="button button-main" onClick={done}>
              {words.close}
            </button>
          </footer>
        </Dialog>
      )}
    </>
  );
}
