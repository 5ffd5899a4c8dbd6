import { gateDocuments } from '#contract/lifecycles/document';
import type { Gate } from '#contract/lifecycles/status-row';
import { useWords } from '../../../i18n/words';
import { useFileRecord } from '../file-record';
import { DroppedDocument } from './dropped-document';

const leases = ['consumer_lease', 'commercial_lease'];

/** The document that opens a gate by lying on the file: it is all that the gate waits for. */
export function GateDocument({ gate }: { gate: Gate }) {
  const file = useFileRecord();
  const { t, choice } = useWords();
  if (!(gate in gateDocuments)) return null;
  const [usual] = gateDocuments[gate as keyof typeof gateDocuments];
  const isLease = gate === 'contract_on_file' && leases.includes(file.contractType);
  const documentType = isLease ? 'lease_agreement' : usual;
  const label = t('fileTabs.overview.gateDrop', { document: choice('documentType', documentType) });
  return <DroppedDocument {...{ documentType, label }} />;
}
