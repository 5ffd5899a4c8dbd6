import Button from '@mui/material/Button';
import { Quiet } from '../../parts/words-in-line';
import { useState } from 'react';
import { mayBeDisputed } from '#contract/lifecycles/client-invoice';
import { useRights } from '../../data/rights';
import { useFetchAgain } from '../../data/use-fetch-again';
import { useCommand } from '../../data/use-command';
import { useTranslate } from '../../i18n/use-translate';
import { FieldsDialog } from '../../parts/fields-dialog';
import { useSide } from '../own-side';
import type { WholeInvoice } from './billing-records';

const reason = { kind: 'text', max: 300, required: true } as const;

/** How a client says that an invoice is wrong: it asks the agency to look at it. */
export function DisputeButton({ record }: { record: WholeInvoice }) {
  const t = useTranslate();
  const rights = useRights();
  const side = useSide();
  const disputeInvoice = useCommand('disputeInvoice');
  const fetchInvoices = useFetchAgain('invoice');
  const fetchRequests = useFetchAgain('request');
  const [asking, setAsking] = useState(false);
  const may = rights.serves('disputeInvoice') && rights.may('request', 'create');
  if (side !== 'client' || !may || !mayBeDisputed(record)) return null;
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
          asked={[{ path: 'reason', field: reason }, 'attachments']}
          values={{ fileId: record.fileId, reason: '', attachments: [] }}
          save={t('billing.dispute.ask')}
          onSave={async ({ reason: why, attachments }) => {
            await disputeInvoice({
              invoiceId: record.id,
              reason: String(why),
              attachments: attachments as string[],
            });
            await Promise.all([fetchInvoices(), fetchRequests()]);
            return t('billing.dispute.sent');
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
