import type { ReactNode } from 'react';
import { feeCommands } from '#contract/commands/fee';
import { useTranslate } from '../../../i18n/use-translate';
import { useFetchAgain } from '../../../data/use-fetch-again';
import { useCommand } from '../../../data/use-command';
import { useSession } from '../../../identity/identity-context';
import { dayOf } from '../../../kinds/format';
import { useNow } from '../../../kinds/now';
import { FieldsDialog } from '../../../parts/fields-dialog';
import { together, useRefusedOf } from '../../../parts/use-refused-of';

const { body } = feeCommands.updatePaidDate;

interface PaidDialogProps {
  readonly feeIds: readonly string[];
  readonly lead?: ReactNode;
  readonly onPaid?: () => void;
  readonly onClose: () => void;
}

/** Asks on which day fees were paid, and says so of each; of those that the host leaves it says why. */
export function PaidDialog({ feeIds, lead, onPaid, onClose }: PaidDialogProps) {
  const t = useTranslate();
  const updatePaidDate = useCommand('updatePaidDate');
  const { user } = useSession();
  const now = useNow();
  const refusedOf = useRefusedOf();
  const fetchAgain = useFetchAgain('fee');
  return (
    <FieldsDialog
      title={t('feePaying.title', { smart_count: feeIds.length })}
      lead={lead}
      resource="fee"
      asked={[{ path: 'paidDate', field: body.paidDate }]}
      values={{ paidDate: dayOf(new Date(now).toISOString(), user?.timeZone) }}
      save={t('feePaying.save')}
      onSave={async ({ paidDate }) => {
        const { updated, data } = await updatePaidDate({ feeIds: [...feeIds], paidDate: String(paidDate) });
        await fetchAgain();
        onPaid?.();
        return together(t('feePaying.done', { smart_count: updated }), refusedOf(data));
      }}
      onClose={onClose}
    />
  );
}
