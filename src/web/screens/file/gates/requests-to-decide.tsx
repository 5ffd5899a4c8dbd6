import { askedFor } from '#contract/lifecycles/gate-acts';
import { openRequests } from '#contract/lifecycles/request';
import type { Gate } from '#contract/lifecycles/status-row';
import { RequestLine } from '../../request/request-line';
import { useFileRequests } from '../../request/request-list';
import { useFileRecord } from '../file-record';
import { BelowGate } from './below-gate';

/** The requests that keep a gate shut, each with what this person may do about it. */
export function RequestsToDecide({ gate }: { readonly gate: Gate }) {
  const file = useFileRecord();
  const { data = [] } = useFileRequests(file.id);
  const open = data.filter(
    ({ status, requestType }) =>
      openRequests.includes(status) && requestType === (askedFor[gate] ?? requestType),
  );
  if (open.length === 0) return null;
  return (
    <BelowGate>
      {open.map((row) => (
        <RequestLine key={row.id} row={row} />
      ))}
    </BelowGate>
  );
}
