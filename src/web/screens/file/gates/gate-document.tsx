import { permissionOpening } from '#contract/lifecycles/court-order';
import { gateDocuments } from '#contract/lifecycles/document';
import type { Gate } from '#contract/lifecycles/status-row';
import { useWords } from '../../../i18n/words';
import { useFileRecord } from '../file-record';
import { DroppedDocument } from './dropped-document';
import { OrderDialog } from './order-dialog';

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
  const isOrder = documentType === 'court_order';
  return (
    <DroppedDocument
      {...{ documentType, label }}
      naming={
        isOrder
          ? (onSend, onClose) => <OrderDialog {...{ onSend, onClose }} permits={permissionOpening[gate]} />
          : undefined
      }
    />
  );
}
