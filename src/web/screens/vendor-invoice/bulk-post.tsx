import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRights } from '../../data/rights';
import type { BulkProps } from '../../generated/slots';
import { useTranslate } from '../../i18n/use-translate';
import { AskDialog } from '../../parts/ask-dialog';
import { BulkResults } from './bulk-results';
import { useInvoiceCalls } from './invoice-calls';
import type { Posted } from './invoice-calls';
import { TickedLead } from './ticked-lead';
import { useDescribePosting } from './describe-posting';
import { useDoing } from '../../parts/use-doing';
import { useTicked } from './use-ticked';

/** Posts the ticked invoices that wait for the accounts, each on its own, and says of each what the accounts said. */
export function BulkPost(props: BulkProps) {
  const t = useTranslate();
  const rights = useRights();
  const calls = useInvoiceCalls();
  const tell = useDescribePosting();
  const posting = useDoing();
  const { seen, begin, busy, any, end } = useTicked(props, 'postSage');
  const [told, setTold] = useState<readonly Posted[] | null>(null);
  if (!rights.may('vendorInvoice', 'postSage')) return null;
  return (
    <>
      <Button
        disabled={!any || busy}
        title={any ? undefined : t('vendorInvoice.notPostable')}
        onClick={() => begin()}
      >
        {t('vendorInvoice.bulkPost')}
      </Button>
      {seen && !told && (
        <AskDialog
          title={t('vendorInvoice.bulkPostTitle', { smart_count: seen.invoices.length })}
          lead={<TickedLead seen={seen} lead={t('vendorInvoice.bulkPostLead')} />}
          confirm={t('vendorInvoice.bulkPost')}
          busy={posting.busy}
          onConfirm={() =>
            posting.run(async () => setTold(await calls.post(seen.invoices.map(({ id }) => id))))
          }
          onClose={end}
        />
      )}
      {seen && told && (
        <BulkResults
          title={t('vendorInvoice.bulkPosted', {
            done: told.filter(({ ok }) => ok).length,
            count: told.length,
          })}
          results={told.map((one) => ({
            id: one._id,
            ok: one.ok,
            word: one.ok ? t('vendorInvoice.isPosted') : t('vendorInvoice.isNotPosted'),
            more: tell(one),
          }))}
          seen={seen.invoices}
          onClose={props.done}
        />
      )}
    </>
  );
}
