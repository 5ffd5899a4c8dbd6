import Button from '@mui/material/Button';
import { useState } from 'react';
import { payableFee } from '#contract/lifecycles/fee';
import type { DeskRecord } from '../../../data/record';
import { useRights } from '../../../data/rights';
import type { BulkProps } from '../../../generated/slots';
import { useTranslate } from '../../../i18n/use-translate';
import type { FeeRow } from './file-fees';
import { PaidDialog } from './paid-dialog';

const isPayable = (record: DeskRecord): boolean => {
  const { direction, status } = record as unknown as FeeRow;
  return payableFee[direction].includes(status);
};

/** Says of the ticked fees on which day they were paid; those that cannot be yet are left out. */
export function PayMany({ ids, records, done }: BulkProps) {
  const t = useTranslate();
  const rights = useRights();
  const [asking, setAsking] = useState(false);
  if (!rights.may('fee', 'updatePaidDate')) return null;
  const left = records.filter((record) => !isPayable(record)).map(({ id }) => id);
  const feeIds = ids.filter((id) => !left.includes(id));
  const none = feeIds.length === 0;
  return (
    <>
      <Button disabled={none} title={none ? t('feePaying.none') : undefined} onClick={() => setAsking(true)}>
        {t('feePaying.on')}
      </Button>
      {asking && (
        <PaidDialog
          feeIds={feeIds}
          lead={left.length > 0 && t('feePaying.leftOut', { smart_count: left.length })}
          onPaid={done}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
