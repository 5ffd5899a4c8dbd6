import type { NoticeKind } from '#contract/clocks/clock';
import { priorNoticesOf } from '#contract/clocks/who-is-served';
import { fileCommands } from '#contract/commands/file';
import type { Sent } from '#contract/commands/input';
import { readRecord } from '../../../data/record';
import { useCommand } from '../../../data/use-command';
import { useWords } from '../../../i18n/words';
import type { Asked } from '../../../parts/fields-dialog';
import { FieldsDialog } from '../../../parts/fields-dialog';
import type { FileRecord } from '../file-record';
import { useFileRecord } from '../file-record';
import { documentOf } from '../proof/document-of';
import { useAdoptFile } from '../save-file';

const { body } = fileCommands.recordService;

const keptOfSent = [
  ...(['method', 'servedDate', 'postedDate', 'trackingNumber', 'emailConsent'] as const),
  ...(['rdprmDate', 'rdprmNumber', 'forAdministration', 'servedBy'] as const),
];

/** What is known of how a notice was sent. */
const asSent = (sent: readonly NonNullable<FileRecord['services']>[number][]) => ({
  relatedPartyIds: sent.map(({ relatedPartyId }) => relatedPartyId),
  ...Object.fromEntries(keptOfSent.map((name) => [name, sent[0]?.[name] ?? null])),
});

type Typed = Readonly<Record<string, unknown>>;
const isKind =
  (...kinds: readonly NoticeKind[]) =>
  ({ noticeKind }: Typed) =>
    kinds.some((kind) => kind === noticeKind);
const isBy =
  (...methods: readonly string[]) =>
  ({ method }: Typed) =>
    methods.includes(String(method));

/** The notice that is served next: what must run before the seizure, and then the one before the sale. */
function nextNotice(file: FileRecord): NoticeKind {
  const isTaken = ['secured', 'notice_period', 'remarketing', 'settlement'].includes(file.stage);
  return (isTaken ? undefined : priorNoticesOf(file)[0]) ?? 'disposition';
}

interface ServiceDialogProps {
  /** The notice as it was sent, which a document proves now. */
  readonly sent?: readonly NonNullable<FileRecord['services']>[number][];
  readonly onClose: () => void;
}

/** Records on whom a notice was served, how and when, with the document that proves it; the clocks follow from it. */
export function ServiceDialog({ sent = [], onClose }: ServiceDialogProps) {
  const file = useFileRecord();
  const { t, label } = useWords();
  const recordService = useCommand('recordService');
  const adopt = useAdoptFile();
  const [known] = sent;
  const first = known?.noticeKind ?? nextNotice(file);
  const inner = (name: Exclude<keyof typeof body, 'fileId' | 'documentId'>, when?: Asked['when']): Asked => ({
    path: name,
    field: body[name],
    label: label('file', `services.${name}`),
    ...(when && { when }),
  });
  return (
    <FieldsDialog
      wide
      title={t('fileTabs.reckoning.record')}
      lead={t('fileTabs.reckoning.recordLead')}
      resource="file"
      asked={[
        { ...inner('noticeKind'), needed: true },
        { ...inner('relatedPartyIds'), needed: true, label: t('fileTabs.reckoning.whom') },
        { ...inner('method'), needed: true },
        { ...inner('servedDate'), needed: true },
        inner('postedDate', isBy('registered_mail')),
        inner('trackingNumber', isBy('registered_mail', 'courier')),
        inner('emailConsent', isBy('email')),
        inner('rdprmDate', isKind('qc_hypothecary')),
        inner('rdprmNumber', isKind('qc_hypothecary')),
        inner('forAdministration', isKind('qc_hypothecary')),
        inner('servedBy'),
        { ...inner('preparedDate', isKind('disposition')), label: label('file', 'notice.preparedDate') },
        { ...inner('amountToRedeem', isKind('disposition')), label: label('file', 'notice.amountToRedeem') },
        documentOf(t('fileTabs.proof.document'), t('fileTabs.reckoning.document')),
      ]}
      values={{
        ...{ fileId: file.id, noticeKind: first, relatedPartyIds: [], method: null, servedDate: null },
        ...{ postedDate: null, trackingNumber: null, emailConsent: false, rdprmDate: null },
        ...{ rdprmNumber: null, forAdministration: false, servedBy: null, preparedDate: null },
        ...{ amountToRedeem: null, documentId: null },
        ...(known && asSent(sent)),
      }}
      save={t('fileTabs.reckoning.recordSave')}
      onSave={async (given) => {
        const sent = { ...given, fileId: file.id } as unknown as Sent<'recordService'>;
        adopt(readRecord(await recordService(sent)));
        return t('fileTabs.reckoning.recorded');
      }}
      onClose={onClose}
    />
  );
}
