import { orderFields } from '#contract/lifecycles/court-order';
import type { ValueOf } from '#contract/vocabularies/index';
import { useRights } from '../../data/rights';
import { useWriting } from '../../data/use-writing';
import { useTranslate } from '../../i18n/use-translate';
import { FieldsDialog } from '../../parts/fields-dialog';
import { useSide } from '../own-side';
import type { DocumentRow } from './document-list';
import { isUndrawnPhoto, nameOf } from './document-list';

const labels = ['documentType', 'title', 'description', 'tags'] as const;
const more = ['visibility', 'expiresOn', 'isStatutoryProof'] as const;

/** What names an order of a court is asked of nothing else. */
const ofOrders = orderFields.map((path) => ({
  path,
  when: ({ documentType }: Readonly<Record<string, unknown>>) => documentType === 'court_order',
}));

/** What a person says of a document: the agency also who sees it. */
function useAsked() {
  const side = useSide();
  return [...labels, ...(side === 'agency' ? more : [])];
}

/** Of what was given, what was asked for. */
const saidOf = (given: Readonly<Record<string, unknown>>, asked: readonly string[]) =>
  Object.fromEntries(
    [...asked, ...orderFields].flatMap((path) => (path in given ? [[path, given[path]]] : [])),
  );

// Most machines have no type for such a file, which its name then tells.
const isUndrawn = ({ type, name }: File): boolean => isUndrawnPhoto(type) || /\.hei[cf]$/i.test(name);

/** Asks what files are before they are sent: the same for all that were dropped together. */
export function UploadDialog(props: {
  files: readonly File[];
  /** What they are, where that is known already. */
  documentType?: ValueOf<'documentType'> | undefined;
  onSend: (labels: Record<string, unknown>) => void;
  onClose: () => void;
}) {
  const { files, documentType, onSend, onClose } = props;
  const t = useTranslate();
  const side = useSide();
  const asked = useAsked().filter((path) => files.length === 1 || path !== 'title');
  const only = files.length === 1 ? files[0] : undefined;
  const isPhotos = files.every(({ type }) => type.startsWith('image/'));
  return (
    <FieldsDialog
      wide
      title={t('document.sendTitle', { smart_count: files.length, name: only?.name ?? '' })}
      resource="document"
      asked={[...asked, ...ofOrders]}
      lead={files.some(isUndrawn) && t('document.undrawn')}
      values={{
        documentType: documentType ?? (isPhotos ? 'seizure_photo' : null),
        tags: [],
        ...(side === 'agency' && { visibility: 'internal', isStatutoryProof: false }),
      }}
      save={t('document.send', { smart_count: files.length })}
      onSave={async (given) => {
        onSend(saidOf(given, asked));
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** Says anew what a document is. */
export function RelabelDialog({ row, onClose }: { row: DocumentRow; onClose: () => void }) {
  const t = useTranslate();
  const { change } = useWriting('document');
  const rights = useRights();
  // A row of the list has no description; what is not asked for is not sent.
  const asked = useAsked().filter((path) => path !== 'description' && rights.may('document', 'edit'));
  const name = nameOf(row);
  return (
    <FieldsDialog
      wide
      title={t('document.relabelTitle', { name })}
      resource="document"
      asked={[...asked, ...ofOrders]}
      record={row}
      values={{ ...row }}
      save={t('document.relabelSave')}
      onSave={async (given, opened = row) => {
        await change(opened, saidOf(given, asked));
        return t('document.relabelled', { name });
      }}
      onClose={onClose}
    />
  );
}
