import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRights } from '../../data/rights';
import { useTranslate } from '../../i18n/use-translate';
import { PostWaiting } from './post-waiting';
import { useDoing } from '../../parts/use-doing';
import { usePulled } from './use-pulled';

/** Sends what waits to the accounts, and fetches what they paid. */
export function AccountsActions() {
  const t = useTranslate();
  const rights = useRights();
  const pull = usePulled();
  const { busy, run } = useDoing();
  const [posting, setPosting] = useState(false);
  return (
    <>
      {rights.may('vendorInvoice', 'triggerPending') && (
        <Button variant="text" aria-haspopup="dialog" onClick={() => setPosting(true)}>
          {t('vendorInvoice.trigger')}
        </Button>
      )}
      {rights.may('vendorInvoice', 'pullSage') && (
        <Button variant="text" loading={busy} onClick={() => run(pull)}>
          {t('vendorInvoice.pull')}
        </Button>
      )}
      {posting && <PostWaiting onClose={() => setPosting(false)} />}
    </>
  );
}
