import { useIdentity } from '../../identity/identity-context';
import { useToast } from '../../identity/toast';
import { AskDialog } from '../ask-dialog';
import type { RequestRow } from './request-list';
import { useFetchRequests } from './request-list';
import { useRequestTexts } from './request-texts';

/** Takes a request back before anybody decides it. */
export function CancelDialog({ row, onClose }: { row: RequestRow; onClose: () => void }) {
  const texts = useRequestTexts();
  const { http } = useIdentity();
  const fetchAgain = useFetchRequests();
  const toast = useToast();
  return (
    <AskDialog
      grave
      title={texts.cancelTitle}
      resource="request"
      asked={[{ path: 'reason', field: { kind: 'text', max: 300 }, label: texts.cancelReason }]}
      values={{ reason: '' }}
      save={texts.cancel}
      onSave={async ({ reason }) => {
        await http.call('PATCH', `/request/cancel/${row.id}`, { body: reason ? { reason } : {} });
        await fetchAgain();
        onClose();
        toast({ status: 'success', message: texts.cancelled });
      }}
      onClose={onClose}
    />
  );
}
