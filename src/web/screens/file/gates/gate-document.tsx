import Box from '@mui/material/Box';
import { gateDocuments } from '#contract/lifecycles/document';
import type { Gate } from '#contract/lifecycles/status-row';
import { useWords } from '../../../i18n/words';
import { DropField } from '../../../parts/drop-field';
import { UploadProgress } from '../../document/upload-progress';
import { useUploadQueue } from '../../document/upload-queue';
import { useFileRecord } from '../file-record';

const leases = ['consumer_lease', 'commercial_lease'];

/** The document that opens a gate by lying on the file, dropped on the gate or chosen: it is all that the gate waits for. */
export function GateDocument({ gate }: { gate: Gate }) {
  const file = useFileRecord();
  const { t, choice } = useWords();
  const queue = useUploadQueue(file.id);
  if (!(gate in gateDocuments)) return null;
  const [usual] = gateDocuments[gate as keyof typeof gateDocuments];
  const isLease = gate === 'contract_on_file' && leases.includes(file.contractType);
  const documentType = isLease ? 'lease_agreement' : usual;
  return (
    <Box sx={{ flexBasis: '100%', pb: 1, displayPrint: 'none' }}>
      <DropField
        label={t('fileTabs.overview.gateDrop', { document: choice('documentType', documentType) })}
        choose={t('document.add')}
        onFiles={(files) => queue.add(files, { documentType })}
      />
      <UploadProgress queue={queue} />
    </Box>
  );
}
