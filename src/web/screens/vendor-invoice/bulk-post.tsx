import { useState } from 'react';
import { useRights } from '../../data/rights';
import { Confirm } from '../../frame/dialog';
import type { BulkProps } from '../../generated/slots';
import { useTranslate } from '../../i18n/use-translate';
import { useToast } from '../../identity/toast';
import { useFailure } from '../failure';
import { BulkResults } from './bulk-results';
import { useInvoiceCalls } from './invoice-calls';
import type { Posted } from './invoice-calls';
import { useToldOfPosting } from './told-of-posting';

/** Posts the ticked invoices to the accounts, each on its own, and says of each what the accounts said. */
export function BulkPost({ records, done }: BulkProps) {
  const t = useTranslate();
  const rights = useRights();
  const calls = useInvoiceCalls();
  const tell = useToldOfPosting();
  const toast = useToast();
  const explain = useFailure();
  const [seen, setSeen] = useState<BulkProps['records'] | null>(null);
  const [told, setTold] = useState<readonly Posted[] | null>(null);
  const [busy, setBusy] = useState(false);
  if (!rights.may('vendorInvoice', 'postSage')) return null;
  const waiting = records.some(({ may }) => may?.includes('postSage'));
  const post = async (invoices: BulkProps['records']) => {
    setBusy(true);
    try {
      setTold(await calls.post(invoices.map(({ id }) => id)));
    } catch (error) {
      toast({ status: 'error', message: explain(error) });
      setSeen(null);
    }
    setBusy(false);
  };
  return (
    <>
      <button
        type="button"
        className="button"
        disabled={!waiting}
        title={waiting ? undefined : t('vendorInvoice.notPostable')}
        onClick={() => setSeen(records)}
      >
        {t('vendorInvoice.bulkPost')}
      </button>
      {seen && !told && (
        <Confirm
          title={t('vendorInvoice.bulkPostTitle', { count: seen.length })}
          lead={t('vendorInvoice.bulkPostLead')}
          confirm={t('vendorInvoice.bulkPost')}
          busy={busy}
          onConfirm={() => void post(seen)}
          onCancel={() => setSeen(null)}
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
          seen={seen}
          onClose={done}
        />
      )}
    </>
  );
}
