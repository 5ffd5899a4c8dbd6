import { useState } from 'react';
import { Confirm } from '../../frame/dialog';
import { useTranslate } from '../../i18n/use-translate';
import { useIdentity } from '../../identity/identity-context';
import { useToast } from '../../identity/toast';
import { FieldsDialog } from '../../parts/fields-dialog';
import { useFailure } from '../failure';
import type { DocumentRow } from './document-list';
import { nameOf, useFetchDocuments } from './document-list';

interface About {
  readonly row: DocumentRow;
  readonly onClose: () => void;
}

/** Says who will see a document before it goes to the client. */
export function PostDocument({ row, client, onClose }: About & { client: string }) {
  const t = useTranslate();
  const { http } = useIdentity();
  const fetchAgain = useFetchDocuments();
  const toast = useToast();
  const explain = useFailure();
  const [busy, setBusy] = useState(false);
  const name = nameOf(row);
  const post = async () => {
    setBusy(true);
    try {
      await http.call('PATCH', `/document/post-to-client/${row.id}`, { body: {} });
      await fetchAgain();
      toast({ status: 'success', message: t('document.posted', { name }) });
    } catch (error) {
      toast({ status: 'error', message: explain(error) });
    }
    onClose();
  };
  return (
    <Confirm
      title={t('document.postTitle', { name })}
      lead={t('document.postLead', { client })}
      confirm={t('document.post')}
      busy={busy}
      onConfirm={() => void post()}
      onCancel={onClose}
    />
  );
}

/** Takes a document away, with the reason that its history keeps. */
export function RemoveDocument({ row, onClose }: About) {
  const t = useTranslate();
  const { http } = useIdentity();
  const fetchAgain = useFetchDocuments();
  const toast = useToast();
  const name = nameOf(row);
  return (
    <FieldsDialog
      grave
      title={t('document.removeTitle', { name })}
      lead={<p>{t('document.removeLead')}</p>}
      resource="document"
      asked={[
        {
          path: 'reason',
          field: { kind: 'text', max: 300 },
          label: t('document.removeReason'),
          needed: true,
        },
      ]}
      values={{ reason: '' }}
      save={t('document.remove')}
      onSave={async ({ reason }) => {
        await http.call('DELETE', `/document/${row.id}`, { body: { reason } });
        await fetchAgain();
        onClose();
        toast({ status: 'success', message: t('document.removed', { name }) });
      }}
      onClose={onClose}
    />
  );
}
