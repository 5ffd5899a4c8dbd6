import { useState } from 'react';
import { mayBeDisputed } from '#contract/lifecycles/client-invoice';
import { resources } from '#contract/resources/index';
import { useRights } from '../../data/rights';
import { AskDialog } from '../ask-dialog';
import { useSide } from '../own-side';
import { useFetchRequests } from '../request/request-list';
import { useBillingCall } from './billing-calls';
import type { WholeInvoice } from './billing-records';
import { useBillingTexts } from './billing-texts';

const { fields } = resources.request;
const reason = { kind: 'text', max: 300, required: true } as const;

/** How a client says that an invoice is wrong: it asks the agency to look at it. */
export function DisputeButton({ record }: { record: WholeInvoice }) {
  const texts = useBillingTexts().dispute;
  const rights = useRights();
  const side = useSide();
  const call = useBillingCall();
  const fetchRequests = useFetchRequests();
  const [asking, setAsking] = useState(false);
  if (side !== 'client' || !rights.may('request', 'create') || !mayBeDisputed(record)) return null;
  return (
    <>
      <button
        type="button"
        className="button"
        disabled={record.disputeAsked}
        title={record.disputeAsked ? texts.asked : undefined}
        onClick={() => setAsking(true)}
      >
        {texts.ask}
      </button>
      {record.disputeAsked && <span className="quiet">{texts.asked}</span>}
      {asking && (
        <AskDialog
          title={texts.title}
          lead={texts.lead}
          resource="request"
          asked={[
            { path: 'reason', field: reason },
            { path: 'attachments', field: fields.attachments },
          ]}
          values={{ fileId: record.fileId, reason: '', attachments: [] }}
          save={texts.ask}
          onSave={async ({ reason: why, attachments }) => {
            const body = { invoiceId: record.id, reason: why, attachments };
            await call('POST', '/desk/invoice/dispute', body, texts.sent);
            await fetchRequests();
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
