import { useState } from 'react';
import { useWriting } from '../../../data/use-writing';
import { useTranslate } from '../../../i18n/use-translate';
import { useWords } from '../../../i18n/words';
import { FieldsDialog } from '../../../parts/fields-dialog';
import { useSide } from '../../own-side';
import { useFileRecord } from '../file-record';
import type { TraceRow } from './file-traces';
import { TracedBefore } from './traced-before';

const always = [
  'relatedPartyId',
  'source',
  'provider',
  'permissiblePurpose',
  'consentReference',
  'cost',
  'approvalRequestId',
  'result',
  'confidence',
  'attempts',
  'addresses',
  'phones',
  'employers',
  'vehicles',
  'sightings',
  'summary',
  'documentId',
] as const;

const consent = (typed: Readonly<Record<string, unknown>>): boolean =>
  typed.permissiblePurpose === 'client_consent_in_contract';

interface TraceDialogProps {
  readonly trace: TraceRow | undefined;
  /** What was traced on the file before. */
  readonly known: readonly TraceRow[];
  readonly onClose: () => void;
}

/** Orders a trace or records one that was made, or changes what is known of it. The purpose that permits it comes with it. */
export function TraceDialog({ trace, known, onClose }: TraceDialogProps) {
  const file = useFileRecord();
  const t = useTranslate();
  const { choice } = useWords();
  const side = useSide();
  const { create, change } = useWriting('skipTrace');
  const [opened] = useState(trace);
  const paths = [
    ...(opened ? [] : (['skipTraceType'] as const)),
    ...always,
    ...(side === 'agency' ? (['sharedWithVendor'] as const) : []),
  ];
  const values: Record<string, unknown> = opened
    ? { ...opened }
    : {
        fileId: file.id,
        skipTraceType: 'basic_phone_address',
        relatedPartyId: null,
        source: '',
        permissiblePurpose: null,
        result: 'pending',
        attempts: [],
        addresses: [],
        phones: [],
        employers: [],
        vehicles: [],
        sightings: [],
        sharedWithVendor: false,
      };
  return (
    <FieldsDialog
      wide
      title={
        opened
          ? t('fileTabs.traces.editOne', { name: choice('skipTraceType', opened.skipTraceType) })
          : t('fileTabs.traces.add')
      }
      resource="skipTrace"
      asked={paths.map((path) => ({
        path,
        ...(path === 'consentReference' && { needed: true, when: consent }),
      }))}
      record={opened}
      values={values}
      save={t(opened ? 'fileTabs.traces.saveChanges' : 'fileTabs.traces.save')}
      onSave={async (given, before) => {
        const sent = Object.fromEntries(
          paths.flatMap((path) => (path in given ? [[path, given[path] === '' ? null : given[path]]] : [])),
        );
        await (before ? change(before, sent) : create({ ...sent, fileId: file.id }));
        return t(before ? 'fileTabs.traces.saved' : 'fileTabs.traces.added');
      }}
      onClose={onClose}
    >
      {!opened && <TracedBefore known={known} />}
    </FieldsDialog>
  );
}
