import Button from '@mui/material/Button';
import { Quiet } from '../../parts/words-in-line';
import { useState } from 'react';
import { mayBeDisputed } from '#contract/lifecycles/client-invoice';
import { resources } from '#contract/resources/index';
import { useRights } from '../../data/rights';
import { useTranslate } from '../../i18n/use-translate';
import { FieldsDialog } from '../../parts/fields-dialog';
import { useSide } from '../own-side';
import { useFetchRequests } from '../request/request-list';
import { useBillingCall } from './billing-calls';
import type { WholeInvoice } from './billing-records';

const { fields } = resources.request;
const reason = { kind: 'text', max: 300, required: true } as const;

/** How a client says that an invoice is wrong: it asks the agency to look at it. */
export function DisputeButton({ record }: { record: WholeInvoice }) {
  const t = useTranslate();
  const rights = useRights();
  const side = useSide();
  const call = useBillingCall();
  const fetchRequests = useFetchRequests();
  const [asking, setAsking] = useState(false);
  if (side !== 'client' || !rights.may('request', 'create') || !mayBeDisputed(record)) return null;
  return (
    <>
      <Button
        disabled={record.disputeAsked}
        title={record.disputeAsked ? t('billing.dispute.asked') : undefined}
        onClick={() => setAsking(true)}
      >
        {t('billing.dispute.ask')}
      </Button>
      {record.disputeAsked && <Quiet>{t('billing.dispute.asked')}</Quiet>}
      {asking && (
        <FieldsDialog
          title={t('billing.dispute.title')}
          lead={t('billing.dispute.lead')}
          resource="request"
          asked={[
            { path: 'reason', field: reason },
            { path: 'attachments', field: fields.attachments },
          ]}
          values={{ fileId: record.fileId, reason: '', attachments: [] }}
          save={t('billing.dispute.ask')}
          onSave={async ({ reason: why, attachments }) => {
            const body = { invoiceId: record.id, reason: why, attachments };
            await call('POST', '/desk/invoice/dispute', body, t('billing.dispute.sent'));
            await fetchRequests();
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
