import { callVerb } from '../../data/call-verb';
import { useCommand } from '../../data/use-command';
import { useFetchAgain } from '../../data/use-fetch-again';
import { useTranslate } from '../../i18n/use-translate';
import { useIdentity } from '../../identity/identity-context';
import { FieldsDialog } from '../../parts/fields-dialog';
import { Sure } from '../../parts/sure';
import type { DocumentRow } from './document-list';
import { nameOf } from './document-list';

interface About {
  readonly row: DocumentRow;
  readonly onClose: () => void;
}

/** Says who will see a document before it goes to the client. */
export function PostDocument({ row, client, onClose }: About & { client: string }) {
  const t = useTranslate();
  const postToClient = useCommand('postDocumentToClient');
  const fetchAgain = useFetchAgain('document');
  const name = nameOf(row);
  return (
    <Sure
      title={t('document.postTitle', { name })}
      lead={t('document.postLead', { client })}
      confirm={t('document.post')}
      work={async () => {
        await postToClient({ id: row.id });
        await fetchAgain();
        return t('document.posted', { name });
      }}
      onClose={onClose}
    />
  );
}

/** Takes a document away, with the reason that its history keeps. */
export function RemoveDocument({ row, onClose }: About) {
  const t = useTranslate();
  const { http } = useIdentity();
  const fetchAgain = useFetchAgain('document');
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
        await callVerb(http, 'document', 'remove', { id: row.id, body: { reason } });
        await fetchAgain();
        return t('document.removed', { name });
      }}
      onClose={onClose}
    />
  );
}
