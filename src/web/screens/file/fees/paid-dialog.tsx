import type { ReactNode } from 'react';
import { feeCommands } from '#contract/commands/fee';
import { addressOf } from '../../../data/calls';
import { useTranslate } from '../../../i18n/use-translate';
import { useFetchAgain } from '../../../data/use-fetch-again';
import { useIdentity, useSession } from '../../../identity/identity-context';
import { dayOf } from '../../../kinds/format';
import { useNow } from '../../../kinds/now';
import { FieldsDialog } from '../../../parts/fields-dialog';

const { call, body } = feeCommands.updatePaidDate;

interface PaidDialogProps {
  readonly feeIds: readonly string[];
  readonly lead?: ReactNode;
  readonly onPaid?: () => void;
  readonly onClose: () => void;
}

/** Asks on which day fees were paid, and says so of all of them or of none. */
export function PaidDialog({ feeIds, lead, onPaid, onClose }: PaidDialogProps) {
  const t = useTranslate();
  const { http } = useIdentity();
  const { user } = useSession();
  const now = useNow();
  const fetchAgain = useFetchAgain('fee');
  return (
    <FieldsDialog
      title={t('fee.payTitle', { smart_count: feeIds.length })}
      lead={lead}
      resource="fee"
      asked={[{ path: 'paidDate', field: body.paidDate }]}
      values={{ paidDate: dayOf(new Date(now).toISOString(), user?.timeZone) }}
      save={t('fee.paySave')}
      onSave={async ({ paidDate }) => {
        const { method, path } = addressOf(call);
        const answer = await http.call(method, path, { body: { feeIds, paidDate } });
        await fetchAgain();
        const { updated } = answer.body as { updated: number };
        onPaid?.();
        return t('fee.paidOn', { smart_count: updated });
      }}
      onClose={onClose}
    />
  );
}
