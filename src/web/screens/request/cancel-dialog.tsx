import { useTranslate } from '../../i18n/use-translate';
import { useIdentity } from '../../identity/identity-context';
import { useToast } from '../../identity/toast';
import { FieldsDialog } from '../../parts/fields-dialog';
import type { RequestRow } from './request-list';
import { useFetchRequests } from './request-list';

/** Takes a request back before anybody decides it. */
export function CancelDialog({ row, onClose }: { row: RequestRow; onClose: () => void }) {
  const t = useTranslate();
  const { http } = useIdentity();
  const fetchAgain = useFetchRequests();
  const toast = useToast();
  return (
    <FieldsDialog
      grave
      title={t('request.cancelTitle')}
      resource="request"
      asked={[{ path: 'reason', field: { kind: 'text', max: 300 }, label: t('request.cancelReason') }]}
      values={{ reason: '' }}
      save={t('request.cancel')}
      onSave={async ({ reason }) => {
        await http.call('PATCH', `/request/cancel/${row.id}`, { body: reason ? { reason } : {} });
        await fetchAgain();
        onClose();
        toast({ status: 'success', message: t('request.cancelled') });
      }}
      onClose={onClose}
    />
  );
}
