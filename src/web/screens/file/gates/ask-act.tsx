import { askedFor } from '#contract/lifecycles/gate-acts';
import { openRequests } from '#contract/lifecycles/request';
import type { Gate } from '#contract/lifecycles/status-row';
import { useWords } from '../../../i18n/words';
import { RaiseDialog } from '../../request/raise-dialog';
import { useFileRequests } from '../../request/request-list';
import { RequestLine } from '../../request/request-line';
import { useFileRecord } from '../file-record';
import { ActButton } from './act-button';
import { BelowGate } from './below-gate';

/** Asks for what a gate waits for, with what the file says of it; while it is asked, what waits for the answer. */
export function AskAct({ gate }: { readonly gate: Gate }) {
  const file = useFileRecord();
  const { t, choice } = useWords();
  const { data } = useFileRequests(file.id);
  const type = askedFor[gate];
  if (!type) return null;
  const asked = data?.filter(
    ({ requestType, status }) => requestType === type && openRequests.includes(status),
  );
  if (asked && asked.length > 0)
    return (
      <BelowGate>
        {asked.map((row) => (
          <RequestLine key={row.id} row={row} />
        ))}
      </BelowGate>
    );
  const { reservePrice = null, floorPrice = null } = file.remarketing ?? {};
  return (
    <ActButton label={t('gates.ask', { request: choice('requestType', type) })}>
      {(onClose) => (
        <RaiseDialog
          fileId={file.id}
          first={type}
          payload={type === 'reserve_approval' ? { reservePrice, floorPrice } : {}}
          onClose={onClose}
        />
      )}
    </ActButton>
  );
}
