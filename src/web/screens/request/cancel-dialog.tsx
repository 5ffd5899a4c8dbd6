import { useNotify } from 'react-admin';
import { useCommand } from '../../data/use-command';
import { useTranslate } from '../../i18n/use-translate';
import { FieldsDialog } from '../../parts/fields-dialog';
import type { RequestRow } from './request-list';
import { useFetchRequests } from './request-list';

/** Takes a request back before anybody decides it. */
export function CancelDialog({ row, onClose }: { row: RequestRow; onClose: () => void }) {
  const t = useTranslate();
  const cancelRequest = useCommand('cancelRequest');
  const fetchAgain = useFetchRequests();
  const notify = useNotify();
  return (
    <FieldsDialog
      grave
      title={t('request.cancelTitle')}
      resource="request"
      asked={[{ path: 'reason', field: { kind: 'text', max: 300 }, label: t('request.cancelReason') }]}
      values={{ reason: '' }}
      save={t('request.cancel')}
      onSave={async ({ reason }) => {
        await cancelRequest({ id: row.id, ...(reason ? { reason: String(reason) } : {}) });
        await fetchAgain();
        onClose();
        notify(t('request.cancelled'), { type: 'success' });
      }}
      onClose={onClose}
    />
  );
}
