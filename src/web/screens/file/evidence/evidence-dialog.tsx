import { useCommand } from '../../../data/use-command';
import { useWords } from '../../../i18n/words';
import { MadeFileDialog } from '../../../parts/made-file-dialog';
import { useFileRecord } from '../file-record';

/** Asks for the evidence pack of the open file: all that is known of it, with its documents, in one archive. */
export function EvidenceDialog({ onClose }: { onClose: () => void }) {
  const file = useFileRecord();
  const { t, locale } = useWords();
  const make = useCommand('makeEvidencePack');
  return (
    <MadeFileDialog
      title={t('file.evidence.title', { ref: file.ref })}
      lead={t('file.evidence.lead')}
      begin={(options) => make({ fileId: file.id, language: locale }, options)}
      fallback={`${file.ref}.zip`}
      onClose={onClose}
    />
  );
}
