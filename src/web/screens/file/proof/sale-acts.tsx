import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { isForSale, isSold } from '#contract/lifecycles/sold';
import { useRights } from '../../../data/rights';
import { useTranslate } from '../../../i18n/use-translate';
import { useSide } from '../../own-side';
import { useFileRecord } from '../file-record';
import { SettleAct } from '../settling/settle-act';
import { OfferDialog } from './offer-dialog';
import { ReserveDialog } from './reserve-dialog';

/** What decides a sale until there is one, for whoever may decide it, and then what settles it; whoever may only propose asks with a request. */
export function SaleActs() {
  const file = useFileRecord();
  const t = useTranslate();
  const rights = useRights();
  const side = useSide();
  const [asking, setAsking] = useState<'setReserve' | 'acceptOffer' | null>(null);
  const may = (act: string) => rights.may('remarketing', act) && !rights.limited('remarketing', act);
  const maySet = side === 'agency' && may('setReserve');
  if (!file.closed && isSold(file)) return <SettleAct />;
  const mayAccept = may('acceptOffer') && isForSale(file) && !file.hold;
  if (file.closed || (!maySet && !mayAccept)) return null;
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mt: 1, displayPrint: 'none' }}>
      {maySet && (
        <Button variant="outlined" onClick={() => setAsking('setReserve')}>
          {t('fileTabs.proof.reserve')}
        </Button>
      )}
      {mayAccept && (
        <Button variant="outlined" onClick={() => setAsking('acceptOffer')}>
          {t('fileTabs.proof.offer')}
        </Button>
      )}
      {asking === 'setReserve' && <ReserveDialog onClose={() => setAsking(null)} />}
      {asking === 'acceptOffer' && <OfferDialog onClose={() => setAsking(null)} />}
    </Stack>
  );
}
