import { useState } from 'react';
import { Confirm } from '../../frame/dialog';
import { useIdentity } from '../../identity/identity-context';
import { useToast } from '../../identity/toast';
import { fill } from '../../i18n/words';
import { AskDialog } from '../ask-dialog';
import { useFailure } from '../failure';
import type { DocumentRow } from './document-list';
import { nameOf, useFetchDocuments } from './document-list';
import { useDocumentTexts } from './document-texts';

interface About {
  readonly row: DocumentRow;
  readonly onClose: () => void;
}

/** Says who will see a document before it goes to the client. */
export function PostDocument({ row, client, onClose }: About & { client: string }) {
  const texts = useDocumentTexts();
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
      toast({ status: 'success', message: fill(texts.posted, { name }) });
    } catch (error) {
      toast({ status: 'error', message: explain(error) });
    }
    onClose();
  };
  return (
    <Confirm
      title={fill(texts.postTitle, { name })}
      lead={fill(texts.postLead, { client })}
      confirm={texts.post}
      busy={busy}
      onConfirm={() => void post()}
      onCancel={onClose}
    />
  );
}

/** Takes a document away, with the reason that its history keeps. */
export function RemoveDocument({ row, onClose }: About) {
  const texts = useDocumentTexts();
  const { http } = useIdentity();
  const fetchAgain = useFetchDocuments();
  const toast = useToast();
  const name = nameOf(row);
  return (
    <AskDialog
      grave
      title={fill(texts.removeTitle, { name })}
      lead={<p>{texts.removeLead}</p>}
      resource="document"
      asked={[{ path: 'reason', field: { kind: 'text', max: 300 }, label: texts.removeReason, needed: true }]}
      values={{ reason: '' }}
      save={texts.remove}
      onSave={async ({ reason }) => {
        await http.call('DELETE', `/document/${row.id}`, { body: { reason } });
        await fetchAgain();
        onClose();
        toast({ status: 'success', message: fill(texts.removed, { name }) });
      }}
      onClose={onClose}
    />
  );
}
