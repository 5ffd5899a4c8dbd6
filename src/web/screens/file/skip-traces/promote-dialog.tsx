import { useCommand } from '../../../data/use-command';
import { useFetchAgain } from '../../../data/use-fetch-again';
import { useTranslate } from '../../../i18n/use-translate';
import { FieldsDialog } from '../../../parts/fields-dialog';
import { useFileRecord } from '../file-record';
import type { TraceRow } from './file-traces';
import type { FindingLine } from './finding-lines';

interface PromoteDialogProps {
  readonly trace: TraceRow;
  readonly line: FindingLine;
  readonly onClose: () => void;
}

/** Copies a finding to a party of the file: to the one looked for, or to another that is chosen. */
export function PromoteDialog({ trace, line, onClose }: PromoteDialogProps) {
  const file = useFileRecord();
  const t = useTranslate();
  const promote = useCommand('promoteFinding');
  const fetchAgain = useFetchAgain('skipTrace');
  const { promotable } = line;
  if (!promotable) return null;
  return (
    <FieldsDialog
      title={t('fileTabs.traces.promote')}
      lead={
        <>
          <strong>{line.text}</strong>
          <br />
          {t('fileTabs.traces.promoteLead')}
        </>
      }
      resource="skipTrace"
      asked={[{ path: 'relatedPartyId', needed: true, label: t('fileTabs.traces.promotedTo') }]}
      values={{ fileId: file.id, relatedPartyId: trace.relatedPartyId }}
      save={t('fileTabs.traces.promote')}
      onSave={async ({ relatedPartyId }) => {
        await promote({
          skipTraceId: trace._id,
          version: trace.version,
          ...promotable,
          relatedPartyId: String(relatedPartyId),
        });
        await fetchAgain();
        return t('fileTabs.traces.promoted', { found: line.text });
      }}
      onClose={onClose}
    />
  );
}
