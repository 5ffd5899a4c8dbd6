import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/use-translate';
import { useSide } from '../../own-side';
import { SettleDialog } from './settle-dialog';
import { useMaySettle } from './use-settling';

/** Leads whoever settles sales through what one takes, in one place. */
export function SettleAct() {
  const t = useTranslate();
  const isOurs = useSide() === 'agency';
  const may = useMaySettle();
  const [isOpen, setOpen] = useState(false);
  if (!isOurs || !may) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ mt: 1, displayPrint: 'none' }}>
        {t('settling.settle')}
      </Button>
      {isOpen && <SettleDialog onClose={() => setOpen(false)} />}
    </>
  );
}
