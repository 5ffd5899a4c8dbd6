import { useNotify, Confirm } from 'react-admin';
import { useState } from 'react';
import { useTranslate } from '../../i18n/use-translate';
import { useIdentity } from '../../identity/identity-context';
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
  const notify = useNotify();
  const explain = useFailure();
  const [busy, setBusy] = useState(false);
  const name = nameOf(row);
  const post = async () => {
    setBusy(true);
    try {
      await http.call('PATCH', `/document/post-to-client/${row.id}`, { body: {} });
      await fetchAgain();
      notify(t('document.posted', { name }), { type: 'success' });
    } catch (error) {
      notify(explain(error), { type: 'error' });
    }
    onClose();
  };
  return (
    <Confirm
      isOpen
      cancel={t('cancel')}
      title={t('document.postTitle', { name })}
      content={t('document.postLead', { client })}
      confirm={t('document.post')}
      loading={busy}
      onConfirm={() => void post()}
      onClose={onClose}
    />
  );
}

/** Takes a document away, with the reason that its history keeps. */
export function RemoveDocument({ row, onClose }: About) {
  const t = useTranslate();
  const { http } = useIdentity();
  const fetchAgain = useFetchDocuments();
  const notify = useNotify();
  const name = nameOf(row);
  return (
    <FieldsDialog
      grave
      title={t('document.removeTitle', { name })}
      lead={t('document.removeLead')}
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
        notify(t('document.removed', { name }), { type: 'success' });
      }}
      onClose={onClose}
    />
  );
}
